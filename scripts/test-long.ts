import { closingLine, runSteps } from './gate/run-steps.ts'
import { longSteps } from './gate/steps.ts'

/**
 * The tests that take too long for each change: tests in full size of which `npm test` runs a small one, the
 * tests of tools, the drills, and every screen in every look.
 */

const totals = await runSteps(longSteps, 1, (text) => process.stdout.write(text))
console.log(closingLine(totals))
process.exitCode = totals.failed === 0 ? 0 : 1
