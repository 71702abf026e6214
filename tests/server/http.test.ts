import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { problemSchema } from '#contract/problem.ts'
import type { Problem } from '#contract/problem.ts'
import { sql } from '#server/db/sql.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ pages: null })
})
afterAll(() => server[Symbol.asyncDispose]())

const json = { 'content-type': 'application/json' }

function readProblem(answer: { headers: Record<string, unknown>; body: string }): Problem {
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  return problemSchema.strict().parse(JSON.parse(answer.body))
}

describe('every failure is a problem document', () => {
  it.each([
    ['an unknown address', { method: 'GET', url: '/api/nothing' }, 404, 'NOT_FOUND'],
    [
      'a method that the address does not take',
      { method: 'DELETE', url: '/api/summarize' },
      404,
      'NOT_FOUND',
    ],
    ['an address that cannot be decoded', { method: 'GET', url: '/api/%E0%A4%A' }, 400, 'INVALID_REQUEST'],
    [
      'broken JSON',
      { method: 'POST', url: '/api/summarize', headers: json, payload: '{"a' },
      400,
      'INVALID_REQUEST',
    ],
    [
      'a body with a field that the call does not know',
      {
        method: 'POST',
        url: '/api/summarize',
        headers: json,
        payload: '{"videoUrl":"youtu.be/WZyRbnpGyzQ","plan":"unlimited"}',
      },
      400,
      'INVALID_REQUEST',
    ],
    ['no body', { method: 'POST', url: '/api/summarize', headers: json }, 400, 'INVALID_REQUEST'],
    [
      'a content type that the call does not take',
      {
        method: 'POST',
        url: '/api/summarize',
        headers: { 'content-type': 'application/xml' },
        payload: '<a/>',
      },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a body over the limit',
      {
        method: 'POST',
        url: '/api/summarize',
        headers: json,
        payload: JSON.stringify({ videoUrl: 'x'.repeat(70_000) }),
      },
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ] as const)('%s', async (_what, request, status, code) => {
    const answer = await server.app.inject(request)
    expect(answer.statusCode).toBe(status)
    const problem = readProblem(answer)
    expect(problem).toMatchObject({ status, code })
    expect(problem.requestId).toBe(answer.headers['x-request-id'])
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it('too many requests: 429 with the seconds to wait', async () => {
    await using strict = await startApp({ callsPerMinute: 3 })
    const answers = []
    for (let asked = 0; asked < 4; asked += 1) {
      answers.push(await strict.app.inject({ method: 'GET', url: '/api/transcripts/abc' }))
    }
    expect(answers.map((answer) => answer.statusCode)).toEqual([400, 400, 400, 429])
    const refused = answers[3]
    if (refused === undefined) throw new Error('unreachable')
    const { code, detail } = readProblem(refused)
    expect(code).toBe('RATE_LIMITED')
    expect(detail).toMatch(/^Too many requests\. Please try again in (?:\d+ seconds|1 minute)\.$/)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await strict.app.inject({ url: '/healthz' })).statusCode).toBe(200)
  })

  it.each([
    ['of one IPv6 connection', '2001:db8:1:2::', 429],
    ['of several', '2001:db8:1:', 200],
  ])('the addresses %s are counted as they are given out', async (_what, prefix, last) => {
    await using strict = await startApp({ callsPerMinute: 3 })
    const statuses = []
    for (let turn = 1; turn <= 4; turn += 1) {
      const remoteAddress = prefix.endsWith('::') ? `${prefix}${turn}` : `${prefix}${turn}::1`
      statuses.push((await strict.app.inject({ url: '/api/auth/options', remoteAddress })).statusCode)
    }
    expect(statuses).toEqual([200, 200, 200, last])
  })

  it.each([
    ['203.0.113.7:1001', '203.0.113.7:1002'],
    ['[2001:db8::7]:1001', '2001:db8::7'],
  ])('a caller whom a proxy names as %s and %s is one', async (...names) => {
    await using strict = await startApp({ callsPerMinute: 3, trustProxy: ['127.0.0.1'] })
    const statuses = []
    for (let turn = 0; turn < 4; turn += 1) {
      const headers = { 'x-forwarded-for': names[turn % 2] }
      statuses.push((await strict.app.inject({ url: '/api/auth/options', headers })).statusCode)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('a bug says only that something went wrong, and is logged once with its cause', async () => {
    await using broken = await startApp({
      transcriptSources: [
        { name: 'sample', fetch: () => Promise.reject(new TypeError('secret detail of the inside')) },
      ],
    })
    const answer = await broken.app.inject({
      method: 'POST',
      url: '/api/transcribe',
      headers: json,
      payload: JSON.stringify({ videoUrl: 'youtu.be/dQw4w9WgXcQ' }),
    })
    const problem = readProblem(answer)
    expect(problem).toMatchObject({
      status: 500,
      title: 'Something went wrong',
      detail: 'This is our fault, not yours. Please try again in a moment.',
    })
    expect(answer.body).not.toContain('secret detail')
    const logged = broken.log.filter((line) => JSON.stringify(line).includes('secret detail'))
    expect(logged).toHaveLength(1)
    expect(logged[0]).toMatchObject({ requestId: problem.requestId, err: { type: 'TypeError' } })
  })

  it.each([
    ['to do', { maxEventLoopDelayMs: Number.MIN_VALUE }],
    ['in memory', { maxHeapBytes: 1 }],
  ])(
    'a server with too much %s answers 503 with the seconds to wait, and says that it is alive',
    async (_what, limits) => {
      await using busy = await startApp(limits)
      const refused = await vi.waitUntil(
        async () => {
          const answer = await busy.app.inject({ url: '/api/transcripts/abc' })
          return answer.statusCode === 503 && answer
        },
        { timeout: 60_000 },
      )
      expect(readProblem(refused)).toMatchObject({ code: 'OVERLOADED', status: 503, remedies: ['retry'] })
      expect(refused.headers['retry-after']).toBe('5')
      expect((await busy.app.inject({ url: '/healthz' })).statusCode).toBe(200)
    },
  )

  it('an unreachable database gives 503, and ready is false while alive is true', async () => {
    await using cut = await startApp({ isDatabaseReady: () => Promise.resolve(false) })
    expect(readProblem(await cut.app.inject({ url: '/readyz' }))).toMatchObject({
      status: 503,
      code: 'DATABASE_UNAVAILABLE',
    })
    expect((await cut.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' })
  })

  it('a database that a newer version brought forward is not ready, with what to do, as the log says too', async () => {
    await using left = await startApp()
    expect((await left.app.inject({ url: '/readyz' })).statusCode).toBe(200)
    await left.database.pool.query(
      `insert into schema_migrations (id, checksum) values ('9999_of_a_newer_version', '')`,
    )
    const problem = readProblem(await left.app.inject({ url: '/readyz' }))
    expect(problem).toMatchObject({ status: 503, code: 'DATABASE_UNAVAILABLE' })
    expect(problem.detail).toContain('A newer version')
    expect(problem.title).toBe('The database is not available')
    expect(left.log.find(({ level }) => level === 50)?.['detail']).toBe(problem.detail)
    expect((await left.app.inject({ url: '/healthz' })).statusCode).toBe(200)
  })
})

describe('the log', () => {
  it('has one line a request, with its id and route, and nothing that a person sent', async () => {
    await using quiet = await startApp()
    const answer = await quiet.app.inject({
      method: 'POST',
      url: '/api/transcripts?title=My+private+title&fileName=diary.txt',
      headers: { 'content-type': 'text/plain', 'user-agent': 'a very particular browser' },
      remoteAddress: '203.0.113.77',
      payload: 'Dear diary, nobody must read these words. They are mine alone.',
    })
    expect(answer.statusCode).toBe(201)
    const lines = quiet.log.filter((line) => line['msg'] === 'request')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      requestId: answer.headers['x-request-id'],
      method: 'POST',
      route: '/api/transcripts',
      status: 201,
    })
    const everything = JSON.stringify(quiet.log)
    for (const secret of ['private', 'diary', 'particular', '203.0.113.77'])
      expect(everything).not.toContain(secret)
  })
})

describe('an error of the database', () => {
  it('is logged without the words that a person gave', async () => {
    await using cut = await startApp()
    await cut.deps.db.execute(sql`drop table transcripts cascade`)
    const answer = await cut.app.inject({
      method: 'POST',
      url: '/api/transcripts',
      headers: { 'content-type': 'text/plain' },
      payload: 'Dear diary, nobody must read these words.',
    })
    expect(answer.statusCode).toBe(500)
    const logged = cut.log.filter((line) => line['level'] === 50)
    expect(logged).toHaveLength(1)
    expect(logged[0]).toMatchObject({ err: { type: 'StatementError', cause: { code: '42P01' } } })
    expect(JSON.stringify(cut.log)).not.toContain('diary')
  })
})
