import { setTimeout as delay } from 'node:timers/promises'

/** The time of the machine; it fills the port `Clock`. */
export const systemClock = {
  now: (): number => Date.now(),
  wait: async (ms: number, signal: AbortSignal): Promise<void> => {
    await delay(ms, undefined, { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
  },
}
