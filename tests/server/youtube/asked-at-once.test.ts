import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createYoutubeSource } from '#server/adapters/youtube/youtube-source.ts'
import type { AppDeps } from '#server/app-deps.ts'
import { createSingleFlight } from '#server/lib/concurrency.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import type { YoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { youtubeOptions } from './simulated-youtube.ts'

let youtube: YoutubeSimulator
let server: TestApp
/** The number of those that have asked for a video so far. */
let asked = 0
beforeAll(async () => {
  youtube = await startYoutubeSimulator({ latencyMs: 20 })
  const flights: AppDeps['transcriptFlights'] = createSingleFlight()
  server = await startApp({
    transcriptSources: [createYoutubeSource(youtubeOptions(youtube.origin))],
    transcriptFlights: {
      ...flights,
      join: (key, signal, work) => {
        asked += 1
        return flights.join(key, signal, work)
      },
    },
  })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await youtube[Symbol.asyncDispose]()
})

const twoHundred = Array.from({ length: 200 }, (_, i) => i)
/** The same video, as different people would write it. */
const linkTo = (videoId: string, i: number): string =>
  i % 2 === 0 ? `https://youtu.be/${videoId}?t=${i}` : `https://www.youtube.com/watch?v=${videoId}&pp=${i}`

describe('a video that two hundred people ask for at once', () => {
  it('is fetched once for its transcript', async () => {
    const answers = await Promise.all(
      twoHundred.map((i) =>
        server.call('POST /api/transcribe', { payload: { videoUrl: linkTo('storyeng-01', i) } }),
      ),
    )
    const ids = answers.map((answer) => (answer.ok ? answer.body.transcript.id : answer.problem.code))
    expect([...new Set(ids)]).toEqual([ids[0]])
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(youtube.count('player', 'storyeng-01')).toBe(1)
    expect(youtube.count('timedtext', 'storyeng-01')).toBe(1)
  })

  it('is fetched once for its summary', async () => {
    await Promise.all(
      twoHundred.map((i) =>
        server.call('POST /api/summarize', { payload: { videoUrl: linkTo('okRolling01', i) } }),
      ),
    )
    expect(youtube.count('player', 'okRolling01')).toBe(1)
    expect(youtube.count('timedtext', 'okRolling01')).toBe(1)
  })

  it('is tried once when it cannot be had, and all callers get the reason', async () => {
    const answers = await Promise.all(
      twoHundred.map((i) =>
        server.call('POST /api/transcribe', { payload: { videoUrl: linkTo('noCaptions1', i) } }),
      ),
    )
    const codes = answers.map((answer) => (answer.ok ? 'OK' : answer.problem.code))
    expect(new Set(codes)).toEqual(new Set(['NO_CAPTIONS']))
    expect(youtube.count('player', 'noCaptions1')).toBe(3)
  })

  it('goes on being fetched for the others when one of them leaves', async () => {
    const link = { videoUrl: linkTo('slowTalk001', 0) }
    const controller = new AbortController()
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const leaving = fetch(`${origin}/api/transcribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(link),
      signal: controller.signal,
    })
    await expect.poll(() => youtube.count('player', 'slowTalk001')).toBe(1)
    const before = asked
    const staying = server.call('POST /api/transcribe', { payload: link })
    await expect.poll(() => asked).toBe(before + 1)
    controller.abort()
    await expect(leaving).rejects.toThrow(Error)
    expect(await staying).toMatchObject({ ok: true })
    expect(youtube.count('player', 'slowTalk001')).toBe(1)
  })
})
