import { expect, it } from 'vitest'
import { scenarios } from '#tests/fakes/youtube/scenarios/library.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { startApp } from '#tests/harness.ts'
import { freshSources } from './simulated-youtube.ts'

const videoUrl = 'https://youtu.be/earlyMost01'

it('the server says where captions end that leave a third of a video out, with the transcript and the summary', async () => {
  await using youtube = await startYoutubeSimulator()
  await using server = await startApp({ transcriptSources: [freshSources(youtube.origin).source] })
  const { lengthSeconds } = scenarios['earlyMost01']?.video ?? {}
  const transcribed = await server.call('POST /api/transcribe', { payload: { videoUrl } })
  if (!transcribed.ok) throw new Error(transcribed.problem.detail)
  expect(transcribed.body.transcript).toMatchObject({ captionsEnd: 560, durationSeconds: lengthSeconds })

  for (const cached of [false, true]) {
    const summarized = await server.call('POST /api/summarize', { payload: { videoUrl } })
    if (!summarized.ok || summarized.body.locked) throw new Error('There is no summary.')
    expect(summarized.body).toMatchObject({ cached, captionsEnd: 560, durationSeconds: lengthSeconds })
    // Nothing is cited from the part without words.
    expect(summarized.body.coverage.slice(7).every((count) => count === 0)).toBe(true)
  }
})

it('the server makes no summary of captions that leave most of a video out, but on request', async () => {
  await using youtube = await startYoutubeSimulator()
  await using server = await startApp({ transcriptSources: [freshSources(youtube.origin).source] })
  const cutUrl = 'https://youtu.be/earlyEnd001'
  const refused = await server.call('POST /api/summarize', { payload: { videoUrl: cutUrl } })
  const captionsPart = { language: 'en', kind: 'human', endSeconds: 560, durationSeconds: 3670 } as const
  expect(refused).toMatchObject({ ok: false, problem: { code: 'CAPTIONS_WITHHELD', captionsPart } })
  const { language, kind } = captionsPart
  const part = await server.call('POST /api/transcribe', {
    payload: { videoUrl: cutUrl, captions: { language, kind } },
  })
  if (!part.ok) throw new Error(part.problem.detail)
  const { id, captionsEnd } = part.body.transcript
  expect(captionsEnd).toBe(560)
  const summarized = await server.call('POST /api/summarize', { payload: { transcriptId: id } })
  expect(summarized).toMatchObject({ ok: true, body: { captionsEnd: 560, durationSeconds: 3670 } })
  // What one asked for is not what another gets.
  const again = await server.call('POST /api/transcribe', { payload: { videoUrl: cutUrl } })
  expect(again).toMatchObject({ ok: false, problem: { captionsPart } })
})

it('the server says nothing of captions that reach the end of their video', async () => {
  await using youtube = await startYoutubeSimulator()
  await using server = await startApp({ transcriptSources: [freshSources(youtube.origin).source] })
  const answer = await server.call('POST /api/summarize', { payload: { videoUrl: 'youtu.be/okManual001' } })
  expect(answer).toMatchObject({ ok: true, body: { captionsEnd: null } })
})
