import type { Clock } from '#server/ports/clock.ts'

const failuresToOpen = 5
/** Short, because trouble mostly is; each trial that fails doubles it. */
const firstPauseMs = 2000
const maxPauseMs = 10 * 60_000
/** How long others stay away while one request tries whether it works again. */
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

/** `probe` is the one request that may try whether it works again; only its failure makes the pause longer. */
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
