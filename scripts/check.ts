import { changedSteps } from './gate/changed-steps.ts'
import { closingLine, runSteps } from './gate/run-steps.ts'
import type { Step } from './gate/step.ts'
import { quickSteps } from './gate/steps.ts'

/**
 * The fast gate: all that needs no database and no browser. `npm run check -- changed` runs what concerns the
 * changed files, and `npm run check -- monitoring` checks alerts and dashboard instead.
 */

if (process.argv[2] === 'monitoring') await import('./check-monitoring.ts')
else await runGate(process.argv[2] === 'changed' ? await changedSteps() : quickSteps)

async function runGate(steps: readonly Step[]): Promise<void> {
  const totals = await runSteps(steps, 2, (text) => process.stdout.write(text))
  console.log(closingLine(totals))
  process.exitCode = totals.failed === 0 ? 0 : 1
}
