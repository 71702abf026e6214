import { setTimeout as delay } from 'node:timers/promises'

/** Time, as far as it decides anything: given from outside, so that a test owns it. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number
  /** Resolves after `ms`, or at once when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

/** The time of the machine. */
export const systemClock: Clock = {
  now: (): number => Date.now(),
  wait: async (ms: number, signal: AbortSignal): Promise<void> => {
    await delay(ms, undefined, { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
  },
}
