import { runTool } from './gate/run-tool.ts'

/** What `npm test` runs in a smaller size: many more kills and orders of failures, a thousand followers of a summary, more summaries asked for at once, and fuller tables; and two nodes behind a connection pooler. */

const { succeeded, output } = await runTool(
  'vitest',
  [
    'run',
    '--project',
    'durability',
    '--project',
    'server',
    '--project',
    'unit',
    'tests/durability/kill.test.ts',
    'tests/durability/runs/runs.test.ts',
    'tests/durability/quota/reservations.test.ts',
    'tests/server/plans',
    'tests/server/database/pooler.test.ts',
    'tests/unit/youtube/random-faults.test.ts',
  ],
  {
    KILL_ROUNDS: '30',
    FOLLOWERS: '1000',
    ASKED_AT_ONCE: '200',
    FAULT_SEEDS: '8',
    SEEDED_ROWS: '100000',
    POOLER: 'yes',
  },
)
console.log(output)
process.exitCode = succeeded ? 0 : 1
