import { expect, it } from 'vitest'
import { startGeminiVideoSimulator } from '#tests/fakes/gemini-video/simulator.ts'
import { simulatedGeminiVideo } from '#tests/fakes/gemini-video/source.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { startApp } from '#tests/harness.ts'
import { freshSources } from './simulated-youtube.ts'

async function startBoth() {
  const stack = new AsyncDisposableStack()
  const youtube = stack.use(await startYoutubeSimulator())
  const gemini = stack.use(await startGeminiVideoSimulator())
  const transcriptSources = [freshSources(youtube.origin).source, simulatedGeminiVideo(gemini.baseUrl)]
  const app = stack.use(await startApp({ transcriptSources }))
  return { app, gemini, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

const json = { 'content-type': 'application/json' }
const videoUrl = (videoId: string) => ({ videoUrl: `https://youtu.be/${videoId}` })

it('the server summarizes what a model heard where there are no captions, with nothing verified', async () => {
  await using both = await startBoth()
  const { call } = both.app
  const made = await call('POST /api/summarize', { headers: json, payload: videoUrl('noCaptions1') })
  if (!made.ok || made.body.locked) throw new Error('There is no summary.')
  const { insights, summarySentences, transcriptId } = made.body
  expect(insights.length).toBeGreaterThan(0)
  expect(new Set([...insights, ...summarySentences].map(({ state }) => state))).toEqual(
    new Set(['not-found']),
  )
  const stored = await call('GET /api/transcripts/:id', { path: `/api/transcripts/${transcriptId}` })
  expect(stored).toMatchObject({ ok: true, body: { origin: 'model', timings: 'estimated' } })
})

it('the server keeps what was heard, and tells the failure of YouTube where the model cannot help', async () => {
  await using both = await startBoth()
  const { call } = both.app
  const ask = (videoId: string) => call('POST /api/transcribe', { headers: json, payload: videoUrl(videoId) })
  expect(await ask('noCaptions1')).toMatchObject({ ok: true, body: { cached: false } })
  const calls = both.gemini.questions.length
  expect(await ask('noCaptions1')).toMatchObject({ ok: true, body: { cached: true } })
  expect(await ask('privateVid1')).toMatchObject({ ok: false, problem: { code: 'PRIVATE_VIDEO' } })
  // The model does not know this one.
  expect(await ask('musicOnly01')).toMatchObject({ ok: false, problem: { code: 'NO_CAPTIONS' } })
  expect(both.gemini.questions.slice(calls).map(({ videoId }) => videoId)).toEqual(['musicOnly01'])
})
