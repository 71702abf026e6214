import type { CaptionChoice } from '#contract/transcripts.ts'
import { createYoutubeSource } from '#server/adapters/youtube/youtube-source.ts'
import type { Outcome, YoutubeOptions } from '#server/adapters/youtube/youtube-source.ts'
import type { Clock } from '#server/lib/clock.ts'
import { youtubeOptions } from '#tests/server/youtube/simulated-youtube.ts'

/** A source in front of the simulator with a clock of its own, and what came of each request. */
export function sourceAt(origin: string, overrides: Partial<YoutubeOptions> = {}) {
  const clock = createTestClock()
  const outcomes: Outcome[] = []
  const onOutcome = (outcome: Outcome): void => void outcomes.push(outcome)
  const made = createYoutubeSource(youtubeOptions(origin, { clock, onOutcome, ...overrides }))
  const { signal } = new AbortController()
  const ask = (videoId: string, choice: CaptionChoice | null = null) =>
    made.fetch(videoId, { signal, choice })
  const codeOf = (videoId: string) =>
    ask(videoId).then(
      () => 'OK',
      (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
    )
  return { made, clock, outcomes, ask, codeOf }
}

/** A clock that a test owns: waiting takes no time, but moves it on. */
type TestClock = Clock & {
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
