import { betterOf } from '../captions/fetch-best-track.ts'
import { factsOf } from '../failures/failure-kinds.ts'
import { mostTelling, YoutubeFailure } from '../failures/youtube-failure.ts'
import type { Found, Strategy } from './strategy.ts'
import { tryStrategy } from './try-strategy.ts'
import type { Trial } from './try-strategy.ts'

/**
 * Tries strategies in order until one has captions that reach through the video; of those that don't, the best are taken.
 * @throws YoutubeFailure the one that says most; the reason of the caller's signal when that has aborted
 */
export async function tryStrategies(trial: Trial, strategies: readonly Strategy[]): Promise<Found> {
  const failures: YoutubeFailure[] = []
  let partial: Found | null = null
  for (const strategy of strategies) {
    if (trial.signals.budget.aborted) break
    const outcome = await tryStrategy(trial, strategy)
    if ('failure' in outcome) {
      failures.push(outcome.failure)
      if (!factsOf(outcome.failure.kind).isFinal) continue
      if (partial === null) throw outcome.failure
      break
    } else {
      if (outcome.found.extent === 'whole') return outcome.found
      partial = partial === null ? outcome.found : betterOf(partial, outcome.found)
    }
  }
  trial.signals.caller.throwIfAborted()
  return partial ?? giveUp(failures)
}

function giveUp(failures: readonly YoutubeFailure[]): never {
  const [first, ...others] = failures
  throw first === undefined
    ? new YoutubeFailure('UNREACHABLE', { isTimeout: true })
    : mostTelling([first, ...others])
}
