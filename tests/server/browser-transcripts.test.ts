import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BrowserTranscript } from '#contract/transcripts.ts'
import { sql } from '#server/db/sql.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { cookiesOf, signIn } from '#tests/setup/sign-in.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server[Symbol.asyncDispose]())

const videoId = 'dQw4w9WgXcQ'
const path = `/api/transcripts?source=browser&videoUrl=https://www.youtube.com/watch?v=${videoId}`
const lookUp = `/api/browser-transcripts/${videoId}`

const cues = [
  { start: 0, duration: 4, text: 'Bees leave the hive at dawn.' },
  { start: 40, duration: 5, text: 'They remember the way by the sun.' },
]

const read: BrowserTranscript = {
  title: 'How <b>bees</b>\nfind home',
  channel: 'Meadow',
  durationSeconds: 95,
  language: 'en-US',
  captionKind: 'automatic',
  chapters: [
    { title: 'The hive', start: 0 },
    { title: 'The way', start: 40 },
  ],
  captions: JSON.stringify(cues),
}

const give = (payload: unknown, headers: Record<string, string> = {}, address = path) =>
  server.call('POST /api/transcripts', {
    path: address,
    headers: { 'content-type': 'application/octet-stream', ...headers },
    payload: Buffer.from(JSON.stringify(payload)),
  })

describe('a transcript that a browser read', () => {
  it('is stored with what the page says of the video, and says where it came from', async () => {
    expect(await give(read)).toMatchObject({
      ok: true,
      status: 201,
      body: {
        cached: false,
        transcript: {
          origin: 'browser',
          videoId,
          videoTitle: 'How <b>bees</b> find home',
          videoChannel: 'Meadow',
          durationSeconds: 95,
          language: 'en-US',
          captionKind: 'automatic',
          timings: 'exact',
          sentences: [
            { start: 0, text: 'Bees leave the hive at dawn.' },
            { start: 40, text: 'They remember the way by the sun.' },
          ],
        },
      },
    })
  })

  it('is its owner’s alone, and never what others get for the video', async () => {
    const given = await give(read)
    if (!given.ok) throw new Error('unreachable')
    const { id } = given.body.transcript
    const own = await server.call('GET /api/transcripts/:id', {
      path: `/api/transcripts/${id}`,
      headers: cookiesOf(given.headers),
    })
    expect(own).toMatchObject({ ok: true, body: { origin: 'browser' } })
    const other = await server.call('GET /api/transcripts/:id', { path: `/api/transcripts/${id}` })
    expect(other).toMatchObject({ ok: false, status: 404 })
    const asked = await server.call('POST /api/transcribe', { payload: { videoUrl: `youtu.be/${videoId}` } })
    expect(asked, 'the store has none of this video').toMatchObject({ ok: false, status: 503 })
  })

  it('is the same one when it is sent again, and another one than the same words pasted', async () => {
    const owner = await signIn(server.deps, 'bees@example.com')
    const first = await give(read, owner.headers)
    const second = await give(read, owner.headers)
    expect(second).toMatchObject({ ok: true, body: { cached: true } })
    if (!first.ok || !second.ok) throw new Error('unreachable')
    expect(second.body.transcript.id).toBe(first.body.transcript.id)
    const pasted = await server.call('POST /api/transcripts', {
      path: `/api/transcripts?videoUrl=youtu.be/${videoId}`,
      headers: { 'content-type': 'application/octet-stream', ...owner.headers },
      payload: Buffer.from(JSON.stringify(cues)),
    })
    expect(pasted).toMatchObject({ ok: true, body: { cached: false, transcript: { origin: 'pasted' } } })
  })

  it('is found by its video for an hour, for its owner alone', async () => {
    const owner = await signIn(server.deps, 'owner@example.com')
    const other = await signIn(server.deps, 'other@example.com')
    const find = (headers: Record<string, string>) =>
      server.call('GET /api/browser-transcripts/:videoId', { path: lookUp, headers })
    expect(await find(owner.headers)).toMatchObject({ ok: true, body: { transcriptId: null } })
    const given = await give(read, owner.headers)
    if (!given.ok) throw new Error('unreachable')
    expect(await find(owner.headers)).toMatchObject({ body: { transcriptId: given.body.transcript.id } })
    expect(await find(other.headers)).toMatchObject({ body: { transcriptId: null } })
    expect(await find({})).toMatchObject({ body: { transcriptId: null } })
    await server.database.db.execute(
      sql`update history_items set created_at = created_at - interval '2 hours'`,
    )
    expect(await find(owner.headers)).toMatchObject({ body: { transcriptId: null } })
  })

  it.each([
    ['no JSON', 'WEBVTT'],
    ['a field too many', { ...read, script: 'x' }],
    ['a time before the beginning', { ...read, chapters: [{ start: -1, title: 'No.' }] }],
    ['a kind that is not known', { ...read, captionKind: 'best' }],
  ])('is refused with %s', async (_what, payload) => {
    expect(await give(payload)).toMatchObject({
      ok: false,
      status: 400,
      problem: { code: 'INVALID_REQUEST', detail: expect.stringContaining('update the extension') },
    })
  })

  it('is refused without words, and for a link that is none', async () => {
    expect(await give({ ...read, captions: '[]' })).toMatchObject({
      ok: false,
      problem: { code: 'TRANSCRIPT_EMPTY' },
    })
    const wrong = '/api/transcripts?source=browser&videoUrl=https://example.com/'
    expect(await give(read, {}, wrong)).toMatchObject({ ok: false, problem: { code: 'INVALID_LINK' } })
  })
})
