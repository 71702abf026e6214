import type { Counts } from './count-tests.ts'
import type { Outcome } from './step.ts'

/**
 * The outcome of a test run. A test that did not run counts as failed, a run without any test too, and so does a run
 * that failed although all its tests passed. `counts` is null when the runner left no report.
 */
export function judgeRun(run: { succeeded: boolean; output: string }, counts: Counts | null): Outcome {
  const { passed, total } = counts ?? { passed: 0, total: 0 }
  const reasons = [
    total === 0 && 'No test ran.',
    total > passed && `${total - passed} of ${total} tests did not pass.`,
    total === passed && !run.succeeded && 'The run failed outside of its tests.',
  ].filter((reason) => reason !== false)
  const failed = reasons.length === 0 ? 0 : Math.max(1, total - passed)
  return { passed, failed, output: [run.output.trimEnd(), ...reasons].join('\n') }
}
