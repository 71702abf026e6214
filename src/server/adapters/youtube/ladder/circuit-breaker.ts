import type { Clock } from '#server/ports/clock.ts'
import type { YoutubeFailure } from '../failures/youtube-failure.ts'

const failuresToOpen = 5
const firstPauseMs = 30_000
const longestPauseMs = 10 * 60_000
/** How long others stay away while one request tries whether it works again. */
const probeMs = 20_000

type State = { failures: number; pauseMs: number; closedUntil: number; last: YoutubeFailure }

/** Leaves alone for a while what has failed several times in a row, each time for longer. */
export type CircuitBreaker = {
  /** `null` when it may be tried; else the last failure and how long to wait, in ms. */
  pauseOf: (name: string) => { failure: YoutubeFailure; ms: number } | null
  succeeded: (name: string) => void
  failed: (name: string, failure: YoutubeFailure) => void
}

/** One breaker for all names; they do not know of each other. */
export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  const states = new Map<string, State>()
  return {
    pauseOf: (name) => {
      const state = states.get(name)
      if (state === undefined || state.failures < failuresToOpen) return null
      const ms = state.closedUntil - clock.now()
      if (ms > 0) return { failure: state.last, ms }
      state.closedUntil = clock.now() + probeMs
      return null
    },
    succeeded: (name) => {
      states.delete(name)
    },
    failed: (name, failure) => {
      const before = states.get(name) ?? { failures: 0, pauseMs: firstPauseMs / 2 }
      const failures = before.failures + 1
      const isPausing = failures >= failuresToOpen
      const pauseMs = isPausing ? Math.min(before.pauseMs * 2, longestPauseMs) : before.pauseMs
      const closedUntil = isPausing ? clock.now() + pauseMs : 0
      states.set(name, { failures, pauseMs, closedUntil, last: failure })
    },
  }
}
