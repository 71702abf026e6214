import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { cookiesOf } from '#tests/setup/sign-in.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server[Symbol.asyncDispose]())

const sample = 'https://www.youtube.com/watch?v=WZyRbnpGyzQ'
const captions = new URL('../fixtures/captions/lighthouse.en.srt', import.meta.url)
const bytes = { 'content-type': 'application/octet-stream' }

describe('POST /api/transcribe', () => {
  it('gives the transcript of an example video, and from the store the second time', async () => {
    const first = await server.call('POST /api/transcribe', { payload: { videoUrl: sample } })
    expect(first).toMatchObject({ ok: true, status: 200, body: { cached: false } })
    const second = await server.call('POST /api/transcribe', {
      payload: { videoUrl: 'youtu.be/WZyRbnpGyzQ?t=10' },
    })
    expect(second).toMatchObject({ ok: true, body: { cached: true } })
    if (!first.ok || !second.ok) throw new Error('unreachable')
    expect(second.body.transcript).toEqual(first.body.transcript)
    expect(first.body.transcript).toMatchObject({
      origin: 'sample',
      videoTitle: "President Kennedy's Speech at Rice University",
      videoDuration: '18:15',
      language: 'en',
      timings: 'estimated',
    })
    expect(first.body.transcript.content).toContain('We choose to go to the moon')
  })

  it.each([
    ['not a link', 'INVALID_LINK', 400],
    ['https://youtube.com.example.org/watch?v=WZyRbnpGyzQ', 'INVALID_LINK', 400],
    ['https://www.youtube.com/playlist?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf', 'INVALID_LINK', 400],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'SOURCE_UNAVAILABLE', 503],
  ])('says what is wrong with %s', async (videoUrl, code, status) => {
    const answer = await server.call('POST /api/transcribe', { payload: { videoUrl } })
    expect(answer).toMatchObject({ ok: false, status, problem: { code, status } })
  })

  it('offers to paste the transcript when no source has it', async () => {
    const answer = await server.call('POST /api/transcribe', {
      payload: { videoUrl: 'youtu.be/dQw4w9WgXcQ' },
    })
    expect(answer).toMatchObject({ ok: false, problem: { remedies: ['paste', 'another'] } })
  })

  it('names each field that it refuses, with the reason', async () => {
    const answer = await server.call('POST /api/transcribe', { payload: { videoUrl: 7, colour: 'red' } })
    expect(answer).toMatchObject({ ok: false, status: 400, problem: { code: 'INVALID_REQUEST' } })
    if (answer.ok) throw new Error('unreachable')
    expect(answer.problem.errors?.map(({ field }) => field)).toContain('body.videoUrl')
    expect(answer.problem.errors?.map(({ field }) => field)).toContain('body.colour')
  })
})

describe('POST /api/transcripts', () => {
  it('moves the times of a file whose clock begins at one hour, and says so', async () => {
    const payload = Buffer.from('1\n01:00:04,000 --> 01:00:06,000\nWelcome to the evening news.\n')
    const given = await server.call('POST /api/transcripts', { headers: bytes, payload })
    expect(given).toMatchObject({
      ok: true,
      body: { transcript: { clockOffsetSeconds: 3600, sentences: [{ start: 4, end: 6 }] } },
    })
  })

  it('takes a caption file, keeps its name, and knows the very same one again', async () => {
    const given = {
      path: '/api/transcripts?fileName=demo.srt&title=Demo',
      headers: bytes,
      payload: await readFile(captions),
    }
    const first = await server.call('POST /api/transcripts', given)
    expect(first).toMatchObject({
      ok: true,
      status: 201,
      body: {
        cached: false,
        transcript: { origin: 'pasted', videoTitle: 'Demo', videoUrl: null, timings: 'exact' },
      },
    })
    const second = await server.call('POST /api/transcripts', {
      ...given,
      headers: { ...bytes, ...cookiesOf(first.headers) },
    })
    expect(second).toMatchObject({ ok: true, body: { cached: true } })
    if (!first.ok || !second.ok) throw new Error('unreachable')
    expect(second.body.transcript.id).toBe(first.body.transcript.id)
    expect(first.body.transcript.sentences[0]).toMatchObject({ start: 1 })
  })

  it('never lets what one person gave for a video stand in for that video', async () => {
    const path = '/api/transcripts?videoUrl=https://youtu.be/aaaaaaaaaaa'
    const given = await server.call('POST /api/transcripts', {
      path,
      headers: bytes,
      payload: 'Made up words.',
    })
    expect(given).toMatchObject({ ok: true, body: { transcript: { videoId: 'aaaaaaaaaaa' } } })
    const asked = await server.call('POST /api/transcribe', {
      payload: { videoUrl: 'https://youtu.be/aaaaaaaaaaa' },
    })
    expect(asked).toMatchObject({ ok: false, problem: { code: 'SOURCE_UNAVAILABLE' } })
  })

  it('stores no character that the database cannot hold', async () => {
    const payload = JSON.stringify({
      events: [{ tStartMs: 0, dDurationMs: 900, segs: [{ utf8: 'a\0b\ud800 c' }] }],
    })
    const path = '/api/transcripts?title=My%07%0Atitle&fileName=x.json3'
    const answer = await server.call('POST /api/transcripts', { path, headers: bytes, payload })
    expect(answer).toMatchObject({
      ok: true,
      body: { transcript: { videoTitle: 'My title', content: 'a b c' } },
    })
  })

  it('tells two languages apart by their words', async () => {
    const payload =
      'Guten Morgen. Heute sprechen wir über die Geschichte der Raumfahrt und ihre großen Augenblicke.'
    const answer = await server.call('POST /api/transcripts', { headers: bytes, payload })
    expect(answer).toMatchObject({ ok: true, body: { transcript: { language: 'de', timings: 'none' } } })
  })

  it.each([
    ['nothing', '', 'TRANSCRIPT_EMPTY', 422],
    ['only white space', ' \n\n ', 'TRANSCRIPT_EMPTY', 422],
    [
      'a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
      'TRANSCRIPT_NOT_TEXT',
      422,
    ],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1, 'word '), 'PAYLOAD_TOO_LARGE', 413],
    [
      'more than 24 hours',
      '1\n25:00:00,000 --> 25:00:02,000\nLate\n\n2\n25:00:03,000 --> 25:00:04,000\nLater\n',
      'TRANSCRIPT_TOO_LONG',
      422,
    ],
    ['more sentences than a day has', 'He went on. '.repeat(41_000), 'TRANSCRIPT_TOO_LONG', 422],
    ['more words than a day has', `${'word '.repeat(20)}.\n`.repeat(20_100), 'TRANSCRIPT_TOO_LONG', 422],
    ['ten megabytes of short sentences', 'He did. '.repeat(1_240_000), 'TRANSCRIPT_TOO_LONG', 422],
  ])('refuses %s', async (_what, payload, code, status) => {
    const answer = await server.call('POST /api/transcripts', { headers: bytes, payload })
    expect(answer).toMatchObject({ ok: false, status, problem: { code } })
  })
})

describe('GET /api/transcripts/:id', () => {
  it('gives a stored transcript', async () => {
    const given = await server.call('POST /api/transcripts', {
      headers: bytes,
      payload: 'One sentence. And one more.',
    })
    if (!given.ok) throw new Error(given.problem.detail)
    const { transcript } = given.body
    const asked = { path: `/api/transcripts/${transcript.id}`, headers: cookiesOf(given.headers) }
    const read = await server.call('GET /api/transcripts/:id', asked)
    expect(read).toMatchObject({ ok: true, body: transcript })
    const packed = await server.app.inject({
      url: asked.path,
      headers: { ...asked.headers, 'accept-encoding': 'gzip' },
    })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(transcript)
  })

  it.each([
    ['an id that is not there', '00000000-0000-4000-8000-000000000000', 404, 'NOT_FOUND'],
    ['something that is no id', 'abc', 400, 'INVALID_REQUEST'],
  ])('refuses %s', async (_what, id, status, code) => {
    const answer = await server.call('GET /api/transcripts/:id', { path: `/api/transcripts/${id}` })
    expect(answer).toMatchObject({ ok: false, status, problem: { code } })
  })
})
