import { expect, it } from 'vitest'
import { createYoutubeSource } from '#server/adapters/youtube/youtube-source.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { startApp } from '#tests/harness.ts'
import { createTestClock } from '#tests/unit/youtube/test-clock.ts'
import { youtubeOptions } from './simulated-youtube.ts'

it('the source pauses for two seconds after a hiccup, says for how long, and goes on with the same video', async () => {
  await using youtube = await startYoutubeSimulator()
  const clock = createTestClock()
  const source = createYoutubeSource(youtubeOptions(youtube.origin, { clock }))
  await using server = await startApp({ transcriptSources: [source] })
  const ask = (videoId: string) =>
    server.call('POST /api/transcribe', { payload: { videoUrl: `https://youtu.be/${videoId}` } })

  const hiccup = ['http500play', 'cutConn0001', 'rejected001', 'rejected002', 'jsonCut0001', 'htmlPlayer1']
  await Promise.all([...hiccup, ...hiccup].map(ask))
  clock.advance(500)
  const paused = await ask('okManual001')
  expect(paused).toMatchObject({
    ok: false,
    status: 503,
    problem: {
      code: 'YOUTUBE_PAUSED',
      title: 'A short pause',
      detail:
        "YouTube isn't answering this server properly, so we're pausing for a moment. Wait for the countdown, or paste the transcript.",
      remedies: ['retry', 'paste', 'another'],
    },
  })
  const seconds = paused.ok ? Number.NaN : (paused.problem.retryAfterSeconds ?? Number.NaN)
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(2)
  clock.advance(seconds * 1000)
  expect(await ask('okManual001')).toMatchObject({ ok: true })
})
