import { describeTime } from '../setup/step.js'
import type { Outcome, Step } from './step.ts'

export type Totals = { passed: number; failed: number }

/**
 * Runs steps, `lanes` at a time, and writes a line for each as it ends, followed by all it printed if it
 * failed. The first one that need not wait for another begins. A step that throws has failed, and so has one
 * whose `after` failed, which is not run.
 */
export async function runSteps(
  steps: readonly Step[],
  lanes: number,
  write: (text: string) => void,
): Promise<Totals> {
  const waiting = [...steps]
  const running = new Set<Promise<void>>()
  const ended = new Map<Step, Outcome>()
  const totals = { passed: 0, failed: 0 }
  const isReady = ({ after }: Step): boolean =>
    after === undefined || !steps.includes(after) || ended.has(after)
  const run = async (step: Step): Promise<void> => {
    const started = performance.now()
    const outcome = await runStep(step, ended)
    ended.set(step, outcome)
    totals.passed += outcome.passed
    totals.failed += outcome.failed
    write(describeOutcome(step, outcome, performance.now() - started))
  }
  while (waiting.length + running.size > 0) {
    const next = running.size < lanes ? waiting.findIndex(isReady) : -1
    const [step] = next === -1 ? [] : waiting.splice(next, 1)
    if (step === undefined) {
      await Promise.race(running)
      continue
    }
    const lane = run(step).finally(() => running.delete(lane))
    running.add(lane)
  }
  return totals
}

/** The last line of a run. */
export function closingLine({ passed, failed }: Totals): string {
  return `${passed} passed, ${failed} failed`
}

async function runStep({ run, after }: Step, ended: ReadonlyMap<Step, Outcome>): Promise<Outcome> {
  if (after !== undefined && (ended.get(after)?.failed ?? 0) > 0)
    return { passed: 0, failed: 1, skipped: [], output: `Not run, because "${after.title}" failed.` }
  try {
    return await run()
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
