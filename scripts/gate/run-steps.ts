import { describeTime } from '../setup/step.js'
import type { Outcome, Step } from './step.ts'

export type Totals = { passed: number; failed: number }

/**
 * Runs steps, `lanes` at a time, and writes a line for each as it ends, followed by all it printed if it failed.
 * A step that throws has failed.
 */
export async function runSteps(
  steps: readonly Step[],
  lanes: number,
  write: (text: string) => void,
): Promise<Totals> {
  const waiting = [...steps]
  const totals = { passed: 0, failed: 0 }
  const runLane = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const started = performance.now()
      const outcome = await runStep(step)
      totals.passed += outcome.passed
      totals.failed += outcome.failed
      write(describeOutcome(step, outcome, performance.now() - started))
    }
  }
  await Promise.all(Array.from({ length: lanes }, runLane))
  return totals
}

/** The last line of a run. */
export function closingLine({ passed, failed }: Totals): string {
  return `${passed} passed, ${failed} failed`
}

async function runStep(step: Step): Promise<Outcome> {
  try {
    return await step.run()
  } catch (error) {
    return {
      passed: 0,
      failed: 1,
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }
  }
}

function describeOutcome(step: Step, { passed, failed, output }: Outcome, milliseconds: number): string {
  const tests = passed + failed > 1 ? `${passed} passed` : ''
  const line = [
    failed === 0 ? 'ok    ' : 'FAILED',
    step.title.padEnd(28),
    tests.padStart(11),
    describeTime(milliseconds).padStart(12),
  ].join('  ')
  return failed === 0 ? `${line}\n` : `${line}\n\n${output.trim()}\n\n`
}
