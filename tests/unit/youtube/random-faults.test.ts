import { describe, expect, inject, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { createYoutubeSource } from '#server/adapters/youtube/youtube-source.ts'
import type { Outcome } from '#server/adapters/youtube/youtube-source.ts'
import { scenarios } from '#tests/fakes/youtube/scenarios/library.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { youtubeOptions } from '#tests/server/youtube/simulated-youtube.ts'
import { createTestClock } from './simulated-source.ts'

const readable = Object.entries(scenarios).flatMap(([videoId, { expected, hangs = false, video }]) =>
  expected.isOk && !hangs && video.lengthSeconds < 12 * 3600 ? [videoId] : [],
)

declare module 'vitest' {
  interface ProvidedContext {
    /** The number of orders of failures are tried for each rate of them. */
    faultSeeds: number
  }
}
const seedsFrom = (first: number) => Array.from({ length: inject('faultSeeds') }, (_, i) => first + i)

/**
 * Reads every readable video while this share of calls fails; what came of each, and how many calls it took.
 */
async function readAll(failureRate: number, seed: number) {
  await using youtube = await startYoutubeSimulator({ failureRate, seed })
  const { signal } = new AbortController()
  const read: { videoId: string; code: string; calls: number; attempts: Outcome['attempts'] }[] = []
  for (const videoId of readable) {
    let attempts: Outcome['attempts'] = []
    const onOutcome = (outcome: Outcome): void => {
      attempts = outcome.attempts
    }
    const source = createYoutubeSource(
      youtubeOptions(youtube.origin, { clock: createTestClock(), onOutcome }),
    )
    const before = youtube.requests.length
    const code = await source.fetch(videoId, { signal, choice: null }).then(
      () => 'OK',
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    )
    read.push({ videoId, code, calls: youtube.requests.length - before, attempts })
  }
  return read
}

describe('with calls failing at random', () => {
  it.each(seedsFrom(1))(
    'no video takes more than nine calls, and each is read or fails with its reason (seed %i)',
    async (seed) => {
      const read = await readAll(0.4, seed)
      for (const { videoId, code, calls, attempts } of read) {
        expect(code, videoId).toMatch(/^(?:OK|YOUTUBE_\w+|CAPTIONS_WITHHELD|VIDEO_\w+|NO_CAPTIONS)$/)
        expect(calls, videoId).toBeLessThanOrEqual(9)
        expect(attempts.length, videoId).toBeGreaterThan(0)
      }
      // Otherwise nothing would have failed, and the test would show nothing.
      expect(read.some(({ attempts }) => attempts.length > 1)).toBe(true)
      expect(read.filter(({ code }) => code === 'OK').length).toBeGreaterThan(readable.length / 2)
    },
  )

  it('ninety-five videos of a hundred are read when it is one call in twenty', async () => {
    // One order has fifty videos, of which three may fail by chance: the share is that of all orders.
    const read = (await Promise.all(seedsFrom(101).map((seed) => readAll(0.05, seed)))).flat()
    const unread = read.filter(({ code }) => code !== 'OK')
    expect(unread.length).toBeLessThanOrEqual(read.length * 0.05)
    expect(read.some(({ calls, attempts }) => calls > 4 || attempts.length > 1)).toBe(true)
  })
})

type Simulator = Awaited<ReturnType<typeof startYoutubeSimulator>>

/** Has a source that knows nothing yet fetch a video; whether there is a transcript does not matter here. */
async function fetchOnce({ origin }: Simulator, videoId: string): Promise<void> {
  const source = createYoutubeSource(youtubeOptions(origin, { clock: createTestClock() }))
  await source.fetch(videoId, { signal: new AbortController().signal, choice: null }).catch(() => null)
}

/** The requests to YouTube, counted by endpoint. */
function countCalls({ requests }: Simulator) {
  const of = (endpoint: string): number => requests.filter((seen) => seen.endpoint === endpoint).length
  return { all: requests.length, player: of('player'), timedtext: of('timedtext') }
}

it.each([
  ['a video that can be read', 'okManual001', { all: 4, player: 1, timedtext: 1 }],
  ['captions that come empty, which no repetition helps', 'captEmpty01', { all: 8, player: 3, timedtext: 3 }],
  ['429 from the player', 'http429bare', { all: 4, player: 3, timedtext: 0 }],
  ['429 from the captions for two minutes', 'http429text', { all: 4, player: 1, timedtext: 1 }],
  ['429 from the captions, one repetition in all', 'http429capt', { all: 6, player: 2, timedtext: 2 }],
  ['500 from the player, one repetition in all', 'http500play', { all: 5, player: 4, timedtext: 0 }],
  ['a human track that fails', 'human404cap', { all: 5, player: 1, timedtext: 2 }],
  ['a private video', 'privateVid1', { all: 2, player: 1, timedtext: 0 }],
])('it takes as few as that for %s', async (_what, videoId, calls) => {
  await using youtube = await startYoutubeSimulator()
  await fetchOnce(youtube, videoId)
  // A call that the answer did not wait for may still be on its way.
  await expect.poll(() => countCalls(youtube)).toEqual(calls)
})
