import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectDatabase } from '#server/db/database.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { emptyTables } from '#tests/setup/test-database.ts'
import { collect } from '../plans/statements.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isCounted: true, writesPerMinute: 20 })
})
beforeEach(() => emptyTables(server.database))
afterAll(() => server[Symbol.asyncDispose]())

const speech = { videoUrl: 'https://www.youtube.com/watch?v=WZyRbnpGyzQ' }
const recording = { videoUrl: 'https://www.youtube.com/watch?v=hQVTIJBZook' }

/** A browser that keeps its cookie. */
function browser() {
  const headers: Record<string, string> = {}
  return async (
    method: 'GET' | 'POST',
    url: string,
    payload?: object | string,
    more: Record<string, string> = {},
  ) => {
    const answer = await server.app.inject({
      method,
      url,
      headers: { ...headers, ...more },
      ...(payload && { payload }),
    })
    const [cookie] = [answer.headers['set-cookie'] ?? []].flat()
    if (cookie !== undefined) headers['cookie'] = cookie.split(';')[0] ?? ''
    return answer
  }
}

/** Pastes a transcript in a browser. */
async function paste(call: ReturnType<typeof browser>, text: string): Promise<{ transcriptId: string }> {
  const { statusCode, body } = await call('POST', '/api/transcripts', text, {
    'content-type': 'application/octet-stream',
  })
  expect(statusCode).toBe(201)
  return { transcriptId: JSON.parse(body).transcript.id }
}

describe('the way of a visitor', () => {
  it('first without an address, second with one, then three lines or none', async () => {
    const call = browser()
    expect((await call('GET', '/api/usage-status')).json()).toEqual({
      remainingCount: 2,
      resetTime: null,
      canSummarize: true,
      showPaywall: false,
      questions: { remaining: null, resetTime: null },
    })
    const first = await call('POST', '/api/summarize', speech)
    expect(first.json()).toMatchObject({
      locked: false,
      remainingCount: 1,
      user: { remainingCount: 1, planType: 'free' },
    })
    const given = await paste(
      call,
      'The crew walked to the old harbour. Nobody had drawn it on a chart before.',
    )
    const second = await call('POST', '/api/summarize', given)
    expect(second.statusCode).toBe(401)
    expect(second.json()).toMatchObject({
      code: 'EMAIL_REQUIRED',
      detail: 'Authentication required for second summary',
    })
    await call('POST', '/api/users/register', { email: 'ada@example.org' })
    expect((await call('POST', '/api/summarize', given)).json()).toMatchObject({ remainingCount: 0 })
    expect((await call('GET', '/api/usage-status')).json()).toMatchObject({
      remainingCount: 0,
      canSummarize: false,
      showPaywall: true,
      resetTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    const again = await call('POST', '/api/summarize', speech)
    expect(again.json()).toMatchObject({ locked: false, cached: true, remainingCount: 0 })
    const locked = await call('POST', '/api/summarize', recording)
    expect(locked.json()).toMatchObject({ locked: true, summary: '', keyInsights: [], showPaywall: true })
    const whole = (await browser()('POST', '/api/summarize', recording)).json()
    const lines = (await call('POST', '/api/summarize', recording)).json()
    expect(lines.locked).toBe(true)
    expect(lines.summary.split('\n').length).toBeLessThanOrEqual(3)
    expect(lines.summary.length).toBeLessThan(whole.summary.length)
    expect(Object.keys(lines)).not.toContain('insights')
  })

  it('pays once for a video, whichever of its transcripts is summarized', async () => {
    const call = browser()
    const { transcript } = (await call('POST', '/api/transcribe', speech)).json()
    const first = await call('POST', '/api/summarize', speech)
    expect(first.json()).toMatchObject({ locked: false, remainingCount: 1 })
    const again = await call('POST', '/api/summarize', { transcriptId: transcript.id })
    expect(again.json()).toMatchObject({ locked: false, remainingCount: 1 })
    const given = await paste(call, 'What somebody says was said in a video. It may be true or not.')
    expect((await call('POST', '/api/summarize', given)).json()).toMatchObject({ code: 'EMAIL_REQUIRED' })
  })

  it('may ask ten times a minute, and learns how often still', async () => {
    const call = browser()
    const answers = []
    for (let turn = 0; turn < 11; turn += 1) answers.push(await call('POST', '/api/summarize', speech))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(200), 429])
    expect(answers.map(({ headers }) => headers['ratelimit-remaining'])).toEqual(
      [9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0].map(String),
    )
    const refused = answers.at(-1)
    expect(refused?.headers['ratelimit-limit']).toBe('10')
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(50)
    expect(refused?.headers['ratelimit-reset']).toBe(refused?.headers['retry-after'])
    expect(refused?.json()).toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('costs nothing when the video has no transcript', async () => {
    const call = browser()
    const failed = await call('POST', '/api/summarize', { videoUrl: 'https://youtu.be/aaaaaaaaaaa' })
    expect(failed.statusCode).toBeGreaterThanOrEqual(400)
    expect((await call('GET', '/api/usage-status')).json()).toMatchObject({ remainingCount: 2 })
  })

  it('sets a cookie that no script reads and that nobody can make up', async () => {
    const call = browser()
    const [cookie] = [(await call('POST', '/api/summarize', speech)).headers['set-cookie'] ?? []].flat()
    expect(cookie).toMatch(/^vid=.+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
    const [own = ''] = (cookie ?? '').split(';')
    const changed = own.startsWith('vid=0') ? own.replace('vid=0', 'vid=1') : own.replace(/^vid=./, 'vid=0')
    const { headers } = await call('POST', '/api/summarize', speech, { cookie: changed })
    expect(headers['set-cookie']).toBeDefined()
  })
})

describe('GET /api/users/:email', () => {
  it('answers for the own address and no other, and alike whether anybody has it', async () => {
    const [ada, bob, nobody] = [browser(), browser(), browser()]
    const one = await ada('POST', '/api/users/register', { email: ' Ada@Example.org ' })
    const two = await bob('POST', '/api/users/register', { email: 'bob@example.org' })
    expect(one.json()).toEqual(two.json())
    const own = await ada('GET', '/api/users/ada@example.org')
    expect(own.json()).toEqual({ email: 'ada@example.org', planType: 'free', remainingCount: 2 })
    expect((await nobody('GET', '/api/users/ada@example.org')).json()).toMatchObject({
      code: 'UNAUTHORIZED',
      detail: 'Unauthorized',
    })
    const theirs = [
      await ada('GET', '/api/users/bob@example.org'),
      await ada('GET', '/api/users/no@example.org'),
    ]
    for (const answer of theirs) expect(answer.json()).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })
})

describe('POST /api/users/register', () => {
  it.each(['', 'ada', 'ada@example', 'a b@example.org'])('refuses %j', async (email) => {
    const answer = await browser()('POST', '/api/users/register', { email })
    expect(answer.json()).toMatchObject({
      status: 400,
      errors: [{ field: 'body.email', reason: 'Please enter a valid email address' }],
    })
  })
})

describe('the guards', () => {
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbour on the same domain', { 'sec-fetch-site': 'same-site' }, 403],
    ['the page itself', { 'sec-fetch-site': 'same-origin' }, 200],
    [
      'another origin, where no more is said',
      { origin: 'https://evil.example', host: 'precis.example' },
      403,
    ],
    ['an origin of its own kind, null', { origin: 'null', host: 'precis.example' }, 403],
    [
      'the own origin, where no more is said',
      { origin: 'http://precis.example', host: 'precis.example' },
      200,
    ],
    ['no browser', {}, 200],
  ])('refuse a changing call from %s', async (_from, headers, status) => {
    const answer = await browser()('POST', '/api/users/register', { email: 'ada@example.org' }, headers)
    expect(answer.statusCode).toBe(status)
  })

  it('count what one network stores, exactly, and say how long to wait', async () => {
    const asked = Array.from({ length: 50 }, () =>
      browser()('POST', '/api/users/register', { email: 'ada@example.org' }),
    )
    const answers = await Promise.all(asked)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(30)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(50)
    const left = answers.flatMap(({ statusCode, headers }) =>
      statusCode === 200 ? [headers['ratelimit-remaining']] : [],
    )
    expect(new Set(left).size).toBe(20)
  })
})

describe('what a person asks about themselves', () => {
  it('fails as a whole while the database is away', async () => {
    const set = (await browser()('POST', '/api/users/register', { email: 'bob@example.org' })).headers[
      'set-cookie'
    ]
    const nowhere = connectDatabase({ host: '127.0.0.1', port: 1 }, quietLog)
    await using broken = await startApp({ db: nowhere.db })
    const headers = { cookie: String(set).split(';')[0] ?? '' }
    for (const url of ['/api/usage-status', '/api/users/bob@example.org']) {
      const answer = await broken.app.inject({ method: 'GET', url, headers })
      expect(answer.json()).toMatchObject({ status: 503, code: 'DATABASE_UNAVAILABLE' })
    }
    const payload = { email: 'bob@example.org' }
    const answer = await broken.app.inject({ method: 'POST', url: '/api/users/register', headers, payload })
    expect(answer.json()).toMatchObject({ status: 503, code: 'DATABASE_UNAVAILABLE' })
    expect(answer.headers['retry-after']).toBe('5')
  })
})

describe('GET /api/examples/:videoId', () => {
  it('gives the examples to everybody at no cost, and nothing else', async () => {
    const call = browser()
    const shown = await call('GET', '/api/examples/WZyRbnpGyzQ')
    expect(shown.json()).toMatchObject({ videoId: 'WZyRbnpGyzQ', engine: { kind: 'authored' } })
    const states = shown.json().insights.map(({ state }: { state: string }) => state)
    expect(new Set(states)).toEqual(new Set(['verified']))
    const plain = await call('GET', '/api/examples/WZyRbnpGyzQ?by=built-in')
    expect(plain.json()).toMatchObject({
      videoId: 'WZyRbnpGyzQ',
      transcriptId: shown.json().transcriptId,
      engine: { kind: 'extractive' },
    })
    expect(plain.json().id).not.toBe(shown.json().id)
    expect((await call('GET', '/api/examples/WZyRbnpGyzQ?by=nobody')).statusCode).toBe(400)
    expect(shown.headers['set-cookie']).toBeUndefined()
    expect((await call('GET', '/api/examples/dQw4w9WgXcQ')).statusCode).toBe(404)
    const again = await collect(() => call('GET', '/api/examples/WZyRbnpGyzQ'))
    expect(
      again.filter(({ text }) => text.includes('"sentences"')),
      'its text is read once',
    ).toEqual([])
  })
})
