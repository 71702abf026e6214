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
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { passed: 0, failed: 1, skipped: [], output }
  }
}

function describeOutcome(
  step: Step,
  { passed, failed, skipped, output }: Outcome,
  milliseconds: number,
): string {
  const line = [
    failed === 0 ? 'ok    ' : 'FAILED',
    step.title.padEnd(28),
    describeTime(milliseconds).padStart(12),
    passed + failed > 1 ? `${passed} passed` : '',
    skipped.length > 0 ? `${skipped.length} not for this machine:` : '',
  ]
  const text = [line.join('  ').trimEnd(), ...skipped.map((title) => `         ${title}`)].join('\n')
  return failed === 0 ? `${text}\n` : `${text}\n\n${output.trim()}\n\n`
}
