import type { Clock } from '#server/lib/clock.ts'

/** A clock that a test owns: waiting takes no time, but moves it on. */
export type TestClock = Clock & {
  /** Every wait that was asked for, in ms. */
  waits: number[]
  advance: (ms: number) => void
}

/** Begins on 21 November 2026. */
export function createTestClock(): TestClock {
  let now = Date.UTC(2026, 10, 21)
  const waits: number[] = []
  return {
    waits,
    now: () => now,
    wait: async (ms, signal) => {
      if (signal.aborted) return
      waits.push(ms)
      now += ms
    },
    advance: (ms) => {
      now += ms
    },
  }
}
