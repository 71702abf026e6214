import type { Clock } from '#server/ports/clock.ts'
import { factsOf } from '../failures/failure-kinds.ts'
import { mostTelling, YoutubeFailure } from '../failures/youtube-failure.ts'
import type { Attempt, Found, Rung } from './attempt.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import { tryRung } from './try-rung.ts'
import type { Signals } from './try-rung.ts'

/** What all ladders have in common. */
export type LadderNeeds = { clock: Clock; breaker: CircuitBreaker; random: () => number; backOffMs: number }

const rounds = 3

/**
 * Tries the rungs in order until one has the captions; those that met what may pass get further rounds. Each attempt is
 * noted in `attempts`, also when the ladder fails in the end.
 * @throws YoutubeFailure the one that says most; the reason of `caller` when that has aborted
 */
export async function climb(
  needs: LadderNeeds,
  rungs: readonly Rung[],
  attempts: Attempt[],
  signals: Signals,
): Promise<Found> {
  const failures: YoutubeFailure[] = []
  const sparse: Found[] = []
  let waiting = rungs
  for (let round = 1; round <= rounds && waiting.length > 0; round += 1) {
    if (round > 1)
      await needs.clock.wait(needs.backOffMs * (round - 1) * (1 + needs.random()), signals.budget)
    const again: Rung[] = []
    for (const rung of waiting) {
      if (signals.budget.aborted) break
      const outcome = await tryRung(needs, rung, attempts, signals)
      if (outcome.result === 'failed') {
        failures.push(outcome.failure)
        if (factsOf(outcome.failure.kind).isFinal) throw outcome.failure
        if (outcome.mayPass) again.push(rung)
      } else {
        if (outcome.result === 'whole') return outcome.found
        sparse.push(outcome.found)
      }
    }
    if (sparse.length > 0) break
    waiting = again
  }
  signals.caller.throwIfAborted()
  return longest(sparse) ?? giveUp(failures)
}

function longest(sparse: readonly Found[]): Found | null {
  return sparse.reduce<Found | null>(
    (most, found) => (most === null || found.captions.cues.length > most.captions.cues.length ? found : most),
    null,
  )
}

function giveUp(failures: readonly YoutubeFailure[]): never {
  const [first, ...others] = failures
  throw first === undefined
    ? new YoutubeFailure('UNREACHABLE', { isTimeout: true })
    : mostTelling([first, ...others])
}
