import type { Clock } from '#server/ports/clock.ts'
import { factsOf } from '../failures/failure-kinds.ts'
import { YoutubeFailure } from '../failures/youtube-failure.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import type { Attempt, Found, Strategy } from './strategy.ts'

/** What came of a strategy. */
type Outcome = { found: Found } | { failure: YoutubeFailure }

export type Signals = {
  /** Aborts when the caller has gone and an answer is no longer wanted. */
  caller: AbortSignal
  /** Aborts with the caller, and when the time for one video is used up. */
  budget: AbortSignal
}

/** What trying strategies for a video takes. `attempts` is filled with the path taken. */
export type Trial = {
  clock: Clock
  breaker: CircuitBreaker
  videoId: string
  attempts: Attempt[]
  signals: Signals
}

/**
 * Tries a strategy unless it is paused, and adds what came of it to `attempts`.
 * @throws the reason of `caller` when that has aborted
 */
export async function tryStrategy(
  { clock, breaker, videoId, attempts, signals }: Trial,
  strategy: Strategy,
): Promise<Outcome> {
  const admission = breaker.admit(strategy.name, videoId)
  if ('pauseMs' in admission) {
    attempts.push({ source: strategy.name, outcome: 'SKIPPED', ms: 0 })
    const retryAfterSeconds = Math.ceil(admission.pauseMs / 1000)
    return { failure: new YoutubeFailure('PAUSED', { retryAfterSeconds }) }
  }
  const began = clock.now()
  let isPlayable = false
  const outcome = await run(strategy, signals.budget, () => (isPlayable = true))
  // What was broken off says nothing of the strategy.
  signals.caller.throwIfAborted()
  const verdict = 'found' in outcome || isPlayable ? 'works' : factsOf(outcome.failure.kind).profile
  // Captions that fail are no reason to leave a profile alone whose player works.
  if (verdict === 'works') admission.succeeded()
  else if (verdict === 'doubtful') admission.failed()
  attempts.push({ source: strategy.name, outcome: nameOf(outcome), ms: clock.now() - began })
  return outcome
}

async function run(strategy: Strategy, signal: AbortSignal, onPlayable: () => void): Promise<Outcome> {
  try {
    return { found: await strategy.run(signal, onPlayable) }
  } catch (error) {
    if (error instanceof YoutubeFailure) return { failure: error }
    // When the time is up, whatever was under way breaks off with an error of its own.
    if (signal.aborted)
      return { failure: new YoutubeFailure('UNREACHABLE', { cause: error, isTimeout: true }) }
    throw error
  }
}

function nameOf(outcome: Outcome): Attempt['outcome'] {
  if ('failure' in outcome) return outcome.failure.kind
  const names = { whole: 'OK', early: 'EARLY', sparse: 'SPARSE' } as const
  return names[outcome.found.extent]
}
