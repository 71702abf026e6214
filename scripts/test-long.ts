import { runTool } from './gate/run-tool.ts'

/** The kill test with many more rounds than `npm test` runs of it, and a summary with a thousand followers. */

const { succeeded, output } = await runTool(
  'vitest',
  ['run', '--project', 'durability', 'tests/durability/kill.test.ts', 'tests/durability/runs/runs.test.ts'],
  { KILL_ROUNDS: '30', FOLLOWERS: '1000' },
)
console.log(output)
process.exitCode = succeeded ? 0 : 1
