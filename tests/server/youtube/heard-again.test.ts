import { expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { sql } from '#server/db/sql.ts'
import { findVideoTranscript } from '#server/features/transcripts/repo.ts'
import type { SourcedTranscript, TranscriptSource } from '#server/ports/video-sources.ts'
import { startApp } from '#tests/harness.ts'

const payload = { videoUrl: 'https://youtu.be/aaaaaaaaaaa' }

const saying = (text: string): SourcedTranscript => ({
  videoId: 'aaaaaaaaaaa',
  title: 'A talk',
  channel: null,
  durationSeconds: 60,
  publishedOn: null,
  language: 'en',
  captionKind: 'unknown',
  timings: 'exact',
  credit: null,
  chapters: [],
  tracks: [],
  cues: [{ start: 0, duration: 5, text, speaker: null }],
  droppedCues: 0,
  repairedCues: 0,
})

it('the server asks YouTube again a day after a model listened, and then keeps the captions themselves', async () => {
  let hasCaptions = false
  const youtube: TranscriptSource = {
    name: 'youtube',
    fetch: async () => {
      if (!hasCaptions) throw new AppError('NO_CAPTIONS', 'This video has no captions.')
      return saying('These are the real captions of the talk.')
    },
  }
  const model: TranscriptSource = {
    name: 'model',
    helpsAfter: (code) => code === 'NO_CAPTIONS',
    fetch: async () => saying('This is what a model heard of the talk.'),
  }
  await using server = await startApp({ transcriptSources: [youtube, model] })
  const ask = async () => {
    const answer = await server.call('POST /api/transcribe', { payload })
    if (!answer.ok) throw new Error(answer.problem.detail)
    const { cached, transcript } = answer.body
    return { cached, id: transcript.id, origin: transcript.origin, content: transcript.content }
  }
  const letADayPass = () =>
    server.database.db.execute(sql`update transcripts set created_at = now() - interval '25 hours'`)

  const heard = await ask()
  expect(heard).toMatchObject({ cached: false, origin: 'model' })
  hasCaptions = true
  expect(await ask()).toMatchObject({ cached: true, origin: 'model' })
  await letADayPass()
  expect(await ask()).toEqual({
    cached: false,
    id: expect.not.stringContaining(heard.id),
    origin: 'youtube',
    content: 'These are the real captions of the talk.',
  })
  await letADayPass()
  expect(await ask()).toMatchObject({ cached: true, origin: 'youtube' })
  // Summaries point into the words that they were made of, and say who heard them.
  const stored = await server.call('GET /api/transcripts/:id', { path: `/api/transcripts/${heard.id}` })
  expect(stored).toMatchObject({ ok: true, body: { origin: 'model', content: heard.content } })
})

it('the server stores what a model heard for a day, then what it hears again', async () => {
  let said = 'first'
  const model: TranscriptSource = { name: 'model', fetch: async () => saying(`The ${said} of it.`) }
  await using server = await startApp({ transcriptSources: [model] })
  const { db } = server.database
  const video = { videoId: 'aaaaaaaaaaa', captions: '' }
  const found = async () => (await findVideoTranscript(server.deps, video))?.sentences[0]?.text
  await server.call('POST /api/transcribe', { payload })
  said = 'second'
  await server.call('POST /api/transcribe', { payload })
  expect(await found()).toBe('The first of it.')
  await db.execute(sql`update transcripts set created_at = now() - interval '25 hours'`)
  expect(await found()).toBeUndefined()
  await server.call('POST /api/transcribe', { payload })
  expect(await found()).toBe('The second of it.')
})
