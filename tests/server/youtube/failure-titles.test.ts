import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createYoutubeSource } from '#server/adapters/youtube/youtube-source.ts'
import { scenarios } from '#tests/fakes/youtube/scenarios/library.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import type { YoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { youtubeOptions } from './simulated-youtube.ts'

let youtube: YoutubeSimulator
let server: TestApp

beforeAll(async () => {
  youtube = await startYoutubeSimulator()
  server = await startApp({ transcriptSources: [createYoutubeSource(youtubeOptions(youtube.origin))] })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await youtube[Symbol.asyncDispose]()
})

async function problemOf(videoId: string) {
  const answer = await server.call('POST /api/transcribe', { payload: { videoUrl: `youtu.be/${videoId}` } })
  if (answer.ok) throw new Error(`${videoId} can be read`)
  return answer.problem
}

describe('the title of a video that cannot be read', () => {
  it.each(['members0001', 'premium0001', 'geoBlocked1', 'noCaptions1', 'cutShort001'])(
    'is given for %s, also when the failure is remembered',
    async (videoId) => {
      const title = scenarios[videoId]?.video.title
      const first = await problemOf(videoId)
      const asked = youtube.count('player', videoId)
      const second = await problemOf(videoId)
      expect([first.videoTitle, second.videoTitle]).toEqual([title, title])
      expect(youtube.count('player', videoId)).toBe(asked)
    },
  )

  it.each(['privateVid1', 'notFound001', 'swappedVid1'])('is not given for %s', async (videoId) => {
    expect((await problemOf(videoId)).videoTitle).toBeUndefined()
  })
})
