import { closingLine, runSteps } from './gate/run-steps.ts'
import { stepsOf } from './gate/steps.ts'

/** Every check and every test, or those of the kinds that are named: `npm test -- web server`. */

try {
  const totals = await runSteps(stepsOf(process.argv.slice(2)), 2, (text) => process.stdout.write(text))
  console.log(closingLine(totals))
  process.exitCode = totals.failed === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
