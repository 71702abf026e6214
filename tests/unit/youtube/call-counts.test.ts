import { expect, it } from 'vitest'
import { createYoutubeSource } from '#server/adapters/youtube/youtube-source.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { youtubeOptions } from '#tests/server/youtube/simulated-youtube.ts'
import { createTestClock } from './test-clock.ts'

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
