import { describe, expect, it } from 'vitest'
import { createYoutubeSource } from '#server/adapters/youtube/youtube-source.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { startApp } from '#tests/harness.ts'
import { runProgram } from '#tests/setup/run-program.ts'
import { createTestClock } from '#tests/unit/youtube/simulated-source.ts'
import { youtubeOptions } from './simulated-youtube.ts'

async function runCanary(...args: string[]) {
  await using youtube = await startYoutubeSimulator()
  return await runProgram('src/server/canary.ts', args, { env: { YOUTUBE_BASE_URL: youtube.origin } })
}

describe('npm run canary', () => {
  it('tries each way on its own and succeeds when one works', async () => {
    const { code, output } = await runCanary('https://youtu.be/madeForKids')
    const [titles, ...rows] = output.split('\n')
    expect(titles).toMatch(/^source +outcome +ms +captions +words$/)
    expect(rows).toEqual([
      expect.stringMatching(/^VISIONOS \S+ +UNPLAYABLE +\d+$/),
      expect.stringMatching(/^ANDROID \S+ +OK +\d+ +en human +\d+$/),
      expect.stringMatching(/^IOS \S+ +OK +\d+ +en human +\d+$/),
    ])
    expect(code).toBe(0)
  })

  it('fails when none works, and when it is given no video', async () => {
    const gone = await runCanary('privateVid1')
    expect(gone.output).toContain('PRIVATE_VIDEO')
    expect(gone.code).toBe(1)
    expect(await runCanary('no link')).toEqual({
      code: 1,
      output: 'no link names no video. Usage: npm run canary -- [VIDEO]',
    })
  })
})

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
