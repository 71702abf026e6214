import { closingLine, runSteps } from './gate/run-steps.ts'
import { quickSteps } from './gate/steps.ts'

/** The fast gate: all that needs no database and no browser. `npm run check -- monitoring` checks alerts and dashboard instead. */

if (process.argv[2] === 'monitoring') await import('./check-monitoring.ts')
else await runGate()

async function runGate(): Promise<void> {
  const totals = await runSteps(quickSteps, 2, (text) => process.stdout.write(text))
  console.log(closingLine(totals))
  process.exitCode = totals.failed === 0 ? 0 : 1
}
