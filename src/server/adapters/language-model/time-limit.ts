import type { Clock } from '#server/ports/clock.ts'

/** Milliseconds that a model may take: to its first word, between words, and altogether. */
export type CallTimeouts = { firstTokenMs: number; betweenTokensMs: number; totalMs: number }

/** Ends a call that takes too long. */
export type TimeLimit = {
  /** Aborts when the time is up. */
  signal: AbortSignal
  /** Something came: the wait for the next piece begins. */
  restart: () => void
}

/** Begins to watch a call until `done` aborts. */
export function startTimeLimit(clock: Clock, timeouts: CallTimeouts, done: AbortSignal): TimeLimit {
  const { firstTokenMs, betweenTokensMs, totalMs } = timeouts
  const started = clock.now()
  const expiry = new AbortController()
  let lastPieceAt: number | null = null

  async function watch(): Promise<void> {
    while (!done.aborted) {
      const silent = lastPieceAt === null ? started + firstTokenMs : lastPieceAt + betweenTokensMs
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
    restart: () => {
      lastPieceAt = clock.now()
    },
  }
}
