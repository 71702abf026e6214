import { describe, expect, it } from 'vitest'
import { createYoutubeSource } from '#server/adapters/youtube/youtube-source.ts'
import type { Outcome } from '#server/adapters/youtube/youtube-source.ts'
import { scenarios } from '#tests/fakes/youtube/scenarios/library.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { youtubeOptions } from '#tests/server/youtube/simulated-youtube.ts'
import { createTestClock } from './test-clock.ts'

const readable = Object.entries(scenarios).flatMap(([videoId, { expected, hangs = false, video }]) =>
  expected.isOk && !hangs && video.lengthSeconds < 12 * 3600 ? [videoId] : [],
)

describe('with four calls of ten failing at random', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'every video that can be read is read, and the path to it is told (seed %i)',
    async (seed) => {
      await using youtube = await startYoutubeSimulator({ failureRate: 0.4, seed })
      const outcomes: Outcome[] = []
      const clock = createTestClock()
      const onOutcome = (outcome: Outcome): void => void outcomes.push(outcome)
      const source = createYoutubeSource(youtubeOptions(youtube.origin, { clock, onOutcome }))
      const { signal } = new AbortController()
      for (const videoId of readable) {
        const transcript = await source.fetch(videoId, { signal, choice: null })
        expect(transcript?.cues.length, videoId).toBeGreaterThan(0)
      }
      expect(outcomes.map(({ videoId, code }) => ({ videoId, code }))).toEqual(
        readable.map((videoId) => ({ videoId, code: 'OK' })),
      )
      for (const { videoId, attempts } of outcomes) {
        const reached = attempts.findIndex(({ outcome }) => outcome === 'OK' || outcome === 'SPARSE')
        expect(reached, videoId).not.toBe(-1)
        expect(attempts.every(({ source: name }) => ['VISIONOS', 'ANDROID', 'IOS'].includes(name))).toBe(true)
      }
      // Otherwise nothing would have failed, and the test would show nothing.
      expect(outcomes.some(({ attempts }) => attempts.length > 1)).toBe(true)
    },
  )
})
