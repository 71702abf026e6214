import { runTool } from './gate/run-tool.ts'

/** What `npm test` runs in a smaller size: many more kills, a thousand followers of a summary, and fuller tables. */

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
    'tests/server/plans',
  ],
  { KILL_ROUNDS: '30', FOLLOWERS: '1000', SEEDED_ROWS: '100000' },
)
console.log(output)
process.exitCode = succeeded ? 0 : 1
