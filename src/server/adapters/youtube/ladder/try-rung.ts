import type { Clock } from '#server/ports/clock.ts'
import { judgeCaptions } from '../captions/judge-captions.ts'
import { factsOf } from '../failures/failure-kinds.ts'
import { YoutubeFailure } from '../failures/youtube-failure.ts'
import type { Attempt, Found, Rung } from './attempt.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'

/** What came of a rung. `mayPass` says that it is worth another round. */
export type Outcome =
  | { result: 'whole' | 'sparse'; found: Found }
  | { result: 'failed'; failure: YoutubeFailure; mayPass: boolean }

export type Signals = {
  /** Whoever asked; when it aborts, nobody wants an answer any more. */
  caller: AbortSignal
  /** Aborts with the caller, and when the time for one video is used up. */
  budget: AbortSignal
}

type Needs = { clock: Clock; breaker: CircuitBreaker }

/**
 * Climbs a rung unless it is being left alone, and notes in `attempts` what came of it.
 * @throws the reason of `caller` when that has aborted
 */
export async function tryRung(
  { clock, breaker }: Needs,
  rung: Rung,
  attempts: Attempt[],
  signals: Signals,
): Promise<Outcome> {
  const pause = breaker.pauseOf(rung.name)
  if (pause !== null) {
    attempts.push({ source: rung.name, outcome: 'SKIPPED', ms: 0 })
    const { kind, reason } = pause.failure
    const retryAfterSeconds = Math.ceil(pause.ms / 1000)
    return {
      result: 'failed',
      failure: new YoutubeFailure(kind, { reason, retryAfterSeconds }),
      mayPass: false,
    }
  }
  const began = clock.now()
  const outcome = await climbRung(rung, signals.budget)
  // What was broken off says nothing of the rung.
  signals.caller.throwIfAborted()
  if (outcome.result === 'failed') tellBreaker(breaker, rung.name, outcome.failure)
  else breaker.succeeded(rung.name)
  attempts.push({ source: rung.name, outcome: nameOf(outcome), ms: clock.now() - began })
  return outcome
}

async function climbRung(rung: Rung, signal: AbortSignal): Promise<Outcome> {
  try {
    const found = await rung.climb(signal)
    const verdict = judgeCaptions(found.captions.cues, found.video.durationSeconds)
    return verdict === 'cut'
      ? failed(new YoutubeFailure('CAPTIONS_CUT', { title: found.video.title }))
      : { result: verdict, found }
  } catch (error) {
    if (error instanceof YoutubeFailure) return failed(error)
    // When the time is up, whatever was under way breaks off with an error of its own.
    if (signal.aborted) return failed(new YoutubeFailure('UNREACHABLE', { cause: error, isTimeout: true }))
    throw error
  }
}

function failed(failure: YoutubeFailure): Outcome {
  return { result: 'failed', failure, mayPass: factsOf(failure.kind).isPassing }
}

function tellBreaker(breaker: CircuitBreaker, name: string, failure: YoutubeFailure): void {
  switch (factsOf(failure.kind).profile) {
    case 'works':
      breaker.succeeded(name)
      return
    case 'doubtful':
      breaker.failed(name, failure)
      return
    case 'unknown':
  }
}

function nameOf(outcome: Outcome): Attempt['outcome'] {
  if (outcome.result === 'failed') return outcome.failure.kind
  return outcome.result === 'whole' ? 'OK' : 'SPARSE'
}
