import { runTool } from './gate/run-tool.ts'

/** What `npm test` runs in a smaller size: many more kills, a thousand followers of a summary, more summaries asked for at once, and fuller tables. */

const { succeeded, output } = await runTool(
  'vitest',
  [
    'run',
    '--project',
    'durability',
    '--project',
    'server',
    'tests/durability/kill.test.ts',
    'tests/durability/runs/runs.test.ts',
    'tests/durability/quota/reservations.test.ts',
    'tests/server/plans',
  ],
  { KILL_ROUNDS: '30', FOLLOWERS: '1000', ASKED_AT_ONCE: '200', SEEDED_ROWS: '100000' },
)
console.log(output)
process.exitCode = succeeded ? 0 : 1
