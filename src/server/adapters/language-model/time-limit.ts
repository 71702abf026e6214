import type { Clock } from '#server/ports/clock.ts'

/** Milliseconds that a model may take: to its first word, between words, and altogether. */
export type CallTimeouts = { firstTokenMs: number; betweenTokensMs: number; totalMs: number }

/** Ends a call that takes too long. */
export type TimeLimit = {
  /** Aborts when the time is up. */
  signal: AbortSignal
  /** Says that something came. */
  heard: () => void
}

/** Begins to watch a call until `done` aborts. */
export function startTimeLimit(clock: Clock, timeouts: CallTimeouts, done: AbortSignal): TimeLimit {
  const { firstTokenMs, betweenTokensMs, totalMs } = timeouts
  const started = clock.now()
  const expiry = new AbortController()
  let heardAt: number | null = null

  async function watch(): Promise<void> {
    while (!done.aborted) {
      const silent = heardAt === null ? started + firstTokenMs : heardAt + betweenTokensMs
      const left = Math.min(silent, started + totalMs) - clock.now()
      if (left <= 0) {
        expiry.abort()
        return
      }
      await clock.wait(left, done)
    }
  }

  void watch()
  return {
    signal: expiry.signal,
    heard: () => {
      heardAt = clock.now()
    },
  }
}
