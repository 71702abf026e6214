import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemSchema } from '#contract/problem.ts'
import type { TranscriptSource } from '#server/ports/video-sources.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { signIn } from '#tests/setup/sign-in.ts'

const adminEmail = 'admin@example.com'

let server: TestApp
let admin: { cookie: string }
beforeAll(async () => {
  server = await startApp({
    access: { adminEmails: new Set([adminEmail]) },
    transcriptSources: [brokenSource()],
  })
  admin = (await signIn(server.deps, adminEmail)).headers
})
afterAll(() => server[Symbol.asyncDispose]())

/** A source that gives what PostgreSQL cannot hold, in everything that others write. */
function brokenSource(): TranscriptSource {
  return {
    name: 'youtube',
    fetch: async () => ({
      videoId: 'aaaaaaaaaaa',
      title: 'A \0 title \ud83d',
      channel: 'A \udc4d channel\0',
      durationSeconds: 60,
      language: 'en',
      captionKind: 'human',
      timings: 'exact',
      credit: null,
      publishedOn: null,
      tracks: [{ language: 'en', kind: 'human', name: 'English\0 \ud800' }],
      chapters: [{ title: 'Begin\0ning \ud83d', start: 0 }],
      droppedCues: 0,
      repairedCues: 0,
      cues: [{ start: 0, duration: 5, text: 'What somebody\0 said \ud83d is here.', speaker: 'Ada\0' }],
    }),
  }
}

const cursor = Buffer.from(
  JSON.stringify(['users', '\ud800', '00000000-0000-4000-8000-000000000000']),
).toString('base64url')

const cases: [name: string, request: InjectOptions, field: string][] = [
  [
    'an address',
    { method: 'POST', url: '/api/users/register', payload: { email: 'a\0@example.org' } },
    'body.email',
  ],
  [
    'half a character',
    { method: 'POST', url: '/api/auth/code', payload: { email: '\ud800@example.org' } },
    'body.email',
  ],
  [
    'a help request',
    {
      method: 'POST',
      url: '/api/help-request',
      payload: { email: 'a@example.org', helpTopic: 'Please help me \0 now', userType: 'anonymous' },
    },
    'body.helpTopic',
  ],
  ['a name of a field', { method: 'POST', url: '/api/summarize', payload: { 'a\0': 'b' } }, 'body'],
  ['a receipt', { url: '/api/billing/receipts/%00' }, 'params.number'],
  ['a search of users', { url: '/api/admin/users?q=%00' }, 'querystring.q'],
  ['a search of the audit', { url: '/api/admin/audit?q=a%00b' }, 'querystring.q'],
  ['a search of the history', { url: '/api/history?q=%00' }, 'querystring.q'],
  ['a cursor', { url: `/api/admin/users?cursor=${cursor}` }, 'querystring.cursor'],
  ['the user of a history', { url: '/api/users/%00/history' }, 'params.email'],
  ['the year 0', { url: '/api/billing?before=0000-01-01T00:00:00Z' }, 'querystring.before'],
  [
    'a title',
    {
      method: 'POST',
      url: '/api/transcripts?title=%00',
      headers: { 'content-type': 'text/plain' },
      payload: 'Words.',
    },
    'querystring.title',
  ],
]

describe('what the database cannot hold', () => {
  it.each(cases)('is refused in %s, with a sentence', async (_what, request, field) => {
    const answer = await server.app.inject({ ...request, headers: { ...admin, ...request.headers } })
    expect(answer.statusCode).toBe(400)
    const { code, detail, errors } = problemSchema.parse(answer.json())
    expect(code).toBe('INVALID_REQUEST')
    expect(detail).toMatch(/^[A-Z].*\.$/)
    expect(errors?.map((error) => error.field)).toContain(field)
  })

  it('is taken out of what sources write', async () => {
    const payload = { videoUrl: 'https://youtu.be/aaaaaaaaaaa' }
    const answer = await server.call('POST /api/transcribe', { payload })
    expect(answer).toMatchObject({
      ok: true,
      body: {
        transcript: {
          videoTitle: 'A  title \ufffd',
          videoChannel: 'A \ufffd channel',
          tracks: [{ name: 'English \ufffd' }],
          content: 'Ada: What somebody said \ufffd is here.',
        },
      },
    })
    expect((await server.call('POST /api/summarize', { payload })).status).toBe(200)
  })
})

describe('what the contract refuses', () => {
  it('is reported in a sentence of its own where there is one, and the field beside it', async () => {
    const answer = await server.call('POST /api/users/register', { payload: { email: 'ada' } })
    expect(answer).toMatchObject({
      problem: {
        detail: 'Please enter a valid email address',
        errors: [{ field: 'body.email', reason: 'Please enter a valid email address' }],
      },
    })
  })

  it('is reported in general where there is none, with each field that is unknown, missing or wrong', async () => {
    const payload = { videoUrl: 7, colour: 'red' }
    const answer = await server.call('POST /api/transcribe', { payload })
    if (answer.ok) throw new Error('unreachable')
    expect(answer.problem.detail).toBe("Some of what was sent isn't valid. Please check it and try again.")
    expect(answer.problem.errors).toEqual([
      { field: 'body.videoUrl', reason: 'This is the wrong kind of value.' },
      { field: 'body.colour', reason: "This field isn't recognized." },
    ])
  })

  it('may lie thousands of lists deep', async () => {
    const payload = `{"videoUrl":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
    const headers = { 'content-type': 'application/json' }
    const answer = await server.app.inject({ method: 'POST', url: '/api/transcribe', headers, payload })
    expect(answer.statusCode).toBe(400)
  })
})
