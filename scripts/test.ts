import { closingLine, runSteps } from './gate/run-steps.ts'
import { allSteps } from './gate/steps.ts'

/** Every check and every test. */

const write = (text: string): boolean => process.stdout.write(text)
const totals = await runSteps(allSteps, 2, write)
console.log(closingLine(totals))
process.exitCode = totals.failed === 0 ? 0 : 1
