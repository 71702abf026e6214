import type { Clock } from '#server/lib/clock.ts'
import { betterOf } from '../captions/fetch-captions.ts'
import type { FoundCaptions } from '../captions/fetch-captions.ts'
import { factsOf } from '../failures/failure-kinds.ts'
import type { FailureKind } from '../failures/failure-kinds.ts'
import { mostTelling, YoutubeFailure } from '../failures/youtube-failure.ts'
import type { PlayableVideo } from '../player/player-answer.ts'

/** A video with its captions. */
export type Found = FoundCaptions & { video: PlayableVideo }

/** One strategy that was tried, for the log: which one, and what came of it. */
export type Attempt = {
  source: string
  outcome: 'OK' | 'EARLY' | 'SPARSE' | 'SKIPPED' | FailureKind
  ms: number
}

/** A way to a video's captions. */
export type Strategy = {
  name: string
  /** `onPlayable` is called as soon as the video is known to be there. @throws YoutubeFailure */
  run: (signal: AbortSignal, onPlayable: () => void) => Promise<Found>
}

/**
 * Tries strategies in order until one has captions that reach through the video; of those that don't, the
 * best are taken.
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

/** The outcome of a strategy. */
type Outcome = { found: Found } | { failure: YoutubeFailure }

type Signals = {
  /** Aborts when the caller has gone and an answer is no longer wanted. */
  caller: AbortSignal
  /** Aborts with the caller, and when the time for one video is used up. */
  budget: AbortSignal
}

/** The dependencies of trying strategies for a video. `attempts` is filled with the path taken. */
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
async function tryStrategy(
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

const failuresToOpen = 5
/** Short, because trouble mostly is; each trial that fails doubles it. */
const firstPauseMs = 2000
const maxPauseMs = 10 * 60_000
/** The time in ms for which others stay away while one request tries whether it works again. */
const probeMs = 20_000

/** Leave to try a strategy for one video; the first report about it counts. */
type Admission = {
  succeeded: () => void
  /** It failed in a way that may be the fault of the strategy. */
  failed: () => void
}

/** Leaves a strategy alone for a while that has failed for several videos in a row. */
export type CircuitBreaker = {
  /** Leave to try a strategy for a video, or how long to wait until it may be tried, in ms. */
  admit: (name: string, videoId: string) => Admission | { pauseMs: number }
}

/** `probe` is the one request that may try whether it works again; its failure lengthens the pause. */
type State = { failed: Set<string>; open: { until: number; pauseMs: number; probe: Admission | null } | null }

/** One breaker for all names; they do not know of each other. */
export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  const states = new Map<string, State>()

  function fail(name: string, videoId: string, admission: Admission): void {
    const state = states.get(name) ?? { failed: new Set<string>(), open: null }
    states.set(name, state)
    const { open } = state
    if (open === null) {
      state.failed.add(videoId)
      if (state.failed.size < failuresToOpen) return
      state.open = { until: clock.now() + firstPauseMs, pauseMs: firstPauseMs, probe: null }
    } else if (open.probe === admission) {
      const pauseMs = Math.min(open.pauseMs * 2, maxPauseMs)
      state.open = { until: clock.now() + pauseMs, pauseMs, probe: null }
    }
    // Anything else was under way when the pause began, and says nothing new.
  }

  return {
    admit: (name, videoId) => {
      const admission: Admission = {
        succeeded: () => void states.delete(name),
        failed: () => fail(name, videoId, admission),
      }
      const open = states.get(name)?.open ?? null
      if (open === null) return admission
      const pauseMs = open.until - clock.now()
      if (pauseMs > 0) return { pauseMs }
      open.until = clock.now() + probeMs
      open.probe = admission
      return admission
    },
  }
}
