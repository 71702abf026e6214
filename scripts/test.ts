import { closingLine, runSteps } from './gate/run-steps.ts'
import { quickSteps, slowSteps } from './gate/steps.ts'

/** Every check and every test. */

const write = (text: string): boolean => process.stdout.write(text)
const quick = await runSteps(quickSteps, 2, write)
const slow = await runSteps(slowSteps, 2, write)
const totals = { passed: quick.passed + slow.passed, failed: quick.failed + slow.failed }
console.log(closingLine(totals))
process.exitCode = totals.failed === 0 ? 0 : 1
