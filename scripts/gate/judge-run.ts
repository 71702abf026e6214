import type { Counts } from './count-tests.ts'
import type { Outcome } from './step.ts'

/**
 * The outcome of a test run. A run that found no test has failed, and so has one that failed although all its tests
 * passed. `counts` is null when the runner left no report.
 */
export function judgeRun(run: { succeeded: boolean; output: string }, counts: Counts | null): Outcome {
  const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: [] }
  const reasons = [
    passed + failed + skipped.length === 0 && 'No test ran.',
    passed > 0 && failed === 0 && !run.succeeded && 'The run failed outside of its tests.',
  ].filter((reason) => reason !== false)
  return {
    passed,
    failed: reasons.length > 0 ? 1 : failed,
    skipped,
    output: [run.output.trimEnd(), ...reasons].join('\n'),
  }
}
