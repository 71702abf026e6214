import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contract } from '#contract/api.ts'
import { sql } from '#server/db/sql.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { givePlan } from './security/people.ts'

const speech = 'youtu.be/WZyRbnpGyzQ'
let server: TestApp
let admin: { cookie: string }
let ada: { cookie: string }

beforeAll(async () => {
  server = await startApp({
    isCounted: true,
    access: { adminEmails: new Set(['boss@example.org']) },
    devices: {
      describeBrowser: () => ({
        deviceName: 'Firefox on Linux',
        deviceType: 'desktop',
        browser: 'Firefox',
        operatingSystem: 'Linux',
      }),
      findLocation: async () => ({ city: 'Pune', country: 'India' }),
    },
  })
  admin = (await signIn(server.deps, 'boss@example.org')).headers
  ada = (await signIn(server.deps, 'ada@example.org')).headers
})
beforeEach(() => server.database.db.execute(sql`delete from audit_entries`))
afterAll(() => server[Symbol.asyncDispose]())

async function audited(): Promise<Record<string, unknown>[]> {
  const { rows } = await server.database.db.execute(
    sql`select admin_email as admin, action, target from audit_entries order by at`,
  )
  return rows
}

/** The reason why each action failed, in their order. */
async function failures(): Promise<unknown[]> {
  const { rows } = await server.database.db.execute(sql`select failure from audit_entries order by at`)
  return rows.map(({ failure }) => failure)
}

/** Every call of an admin, rightly and wrongly made. */
const calls: [key: string, path: string, payload?: object][] = [
  ['GET /api/admin/users', '/api/admin/users'],
  ['GET /api/admin/users', '/api/admin/users?limit=nonsense'],
  ['POST /api/admin/users', '/api/admin/users', { email: 'new@example.org' }],
  ['POST /api/admin/users', '/api/admin/users', {}],
  ['GET /api/users/:email/history', '/api/users/ada@example.org/history'],
  ['POST /api/admin/summarize', '/api/admin/summarize', { email: 'ada@example.org', videoUrl: speech }],
  ['GET /api/admin/help-requests', '/api/admin/help-requests'],
  ['PATCH /api/admin/help-requests/:id', '/api/admin/help-requests/7', { state: 'answered' }],
  ['GET /api/admin/audit', '/api/admin/audit'],
  ['GET /api/admin/status', '/api/admin/status'],
  ['GET /api/admin/setup', '/api/admin/setup'],
  ['POST /api/admin/setup/:part/trials', '/api/admin/setup/mail/trials'],
]

describe('for everybody else', () => {
  it.each(calls)('there is no %s at %s', async (key, url, payload) => {
    expect(Object.keys(contract)).toContain(key)
    const method = key.split(' ')[0] === 'GET' ? 'GET' : key.startsWith('POST') ? 'POST' : 'PATCH'
    for (const headers of [ada, {}]) {
      const options: InjectOptions = { method, url, headers, ...(payload && { payload }) }
      const answer = await server.app.inject(options)
      expect(answer.json()).toMatchObject({ status: 404, detail: "There's nothing at this address." })
    }
    expect(await audited()).toEqual([])
  })
})

describe('users', () => {
  it('are registered once, and prove their address themselves', async () => {
    const register = (payload: object) => server.call('POST /api/admin/users', { headers: admin, payload })
    expect(await register({ email: ' New@Example.org ', phone: '+91 20 1234' })).toMatchObject({
      body: { isNew: true, message: 'User registered successfully' },
    })
    expect(await register({ email: 'new@example.org' })).toMatchObject({ body: { isNew: false } })
    const listed = await server.call('GET /api/admin/users', { headers: admin, query: { q: 'NEW@' } })
    expect(listed).toMatchObject({
      body: {
        total: 1,
        items: [
          {
            email: 'new@example.org',
            phone: '+91 20 1234',
            planType: 'free',
            isSubscribed: false,
            isVerified: false,
            remainingCount: 2,
          },
        ],
      },
    })
    expect(await audited()).toEqual([
      { admin: 'boss@example.org', action: 'register-user', target: 'new@example.org' },
      { admin: 'boss@example.org', action: 'register-user', target: 'new@example.org' },
      { admin: 'boss@example.org', action: 'list-users', target: 'NEW@' },
    ])
    const refused = await register({ email: '' })
    expect(refused).toMatchObject({ status: 400, problem: { errors: [{ reason: 'Email is required' }] } })
    expect((await register({ email: 'nobody' })).status).toBe(400)
    expect(await register({ email: 'new@example.org', phone: 'call me' })).toMatchObject({
      status: 400,
      problem: { errors: [{ field: 'body.phone' }] },
    })
  })

  it('are listed page by page, with their plan', async () => {
    await givePlan(server, 'boss@example.org', 'pro')
    const found: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const query: Record<string, string> = { limit: '1', ...(cursor === '' ? {} : { cursor }) }
      const page = await server.call('GET /api/admin/users', { headers: admin, query })
      if (!page.ok) throw new Error(page.problem.detail)
      for (const { email, planType } of page.body.items) found.push(`${email} ${planType}`)
      cursor = page.body.nextCursor
    }
    // An admin has no allowance, whatever was bought.
    expect(found).toContain('boss@example.org unlimited')
    expect(found).toContain('ada@example.org free')
    expect(new Set(found).size).toBe(found.length)
    const wrong = { headers: admin, query: { cursor: 'nonsense' } }
    expect((await server.call('GET /api/admin/users', wrong)).status).toBe(400)
  })
})

describe('the status', () => {
  it('says what waits, what was spent and how large the database is, and is not audited', async () => {
    await server.database.db.execute(sql`
      insert into runs (key, task, priority, deadline_at, created_at) values ('waits', '{}', 0,
        now() + interval '1 hour', now() - interval '90 seconds')`)
    await server.database.db.execute(sql`
      insert into model_calls (at, model, input_tokens, output_tokens, cost_micro_usd, milliseconds, failure)
      values (now(), 'a-model', 900, 100, 4200, 10, null), (now(), 'b-model', 0, 0, 0, 10, 'unavailable'),
        (now(), 'b-model', 0, 0, 0, 10, 'quota'), (now(), 'b-model', 0, 0, 0, 10, 'unavailable')`)
    await server.database.db.execute(sql`
      insert into checker_trials (checker, day, turned, caught, unchanged, accepted, last_turned, last_unchanged)
      values ('m/check-7', (now() at time zone 'UTC')::date, 12, 11, 6, 6, '111110111111', '111111')`)
    const status = await server.call('GET /api/admin/status', { headers: admin })
    expect(status).toMatchObject({
      status: 200,
      body: {
        queue: { waiting: 1, running: 0, silent: 0 },
        money: {
          todayMicroUsd: 4200,
          maxDayMicroUsd: 10_000_000,
          shares: expect.arrayContaining([
            { kind: 'visitors', usedMicroUsd: 0, maxMicroUsd: 2_500_000, refused: 0 },
          ]),
        },
        models: [
          { model: 'a-model', calls: 1, failures: 0, reasons: [], inputTokens: 900, outputTokens: 100 },
          {
            model: 'b-model',
            failures: 3,
            reasons: [
              { reason: 'unavailable', count: 2 },
              { reason: 'quota', count: 1 },
            ],
          },
        ],
        sources: [],
        checkers: [{ checker: 'm/check-7', rating: 'middling', week: { turned: { asked: 12, caught: 11 } } }],
      },
    })
    if (!status.ok) throw new Error(status.problem.detail)
    const { queue, database } = status.body
    expect(queue.oldestWaitingSeconds).toBeGreaterThanOrEqual(90)
    expect(database.tables.find(({ name }) => name === 'users')?.bytes).toBeGreaterThan(0)
    expect(database.tables.map(({ name }) => name)).toContain('pgboss')
    expect(await audited()).toEqual([])
    await server.database.db.execute(sql`delete from runs where key = 'waits'`)
  })
})

describe('a test summary', () => {
  const summarize = (email: string, videoUrl = speech) =>
    server.call('POST /api/admin/summarize', { headers: admin, payload: { email, videoUrl } })

  it('is charged to the named user, who finds it, and it shows among what was used', async () => {
    const made = await summarize('ada@example.org')
    expect(made).toMatchObject({ body: { locked: false, user: { remainingCount: 1, planType: 'free' } } })
    const own = await server.call('GET /api/usage-status', { headers: ada })
    expect(own).toMatchObject({ body: { remainingCount: 1 } })
    const history = await server.call('GET /api/history', { headers: ada })
    expect(history).toMatchObject({ body: { total: 1, items: [{ videoId: 'WZyRbnpGyzQ' }] } })
    const used = await server.call('GET /api/users/:email/history', {
      path: '/api/users/Ada@example.org/history',
      headers: admin,
    })
    expect(used).toMatchObject({
      body: {
        total: 1,
        nextCursor: null,
        // The admin asked for it, so no device of the user is named, and none of the admin's.
        items: [{ videoTitle: expect.stringContaining('Kennedy'), city: null, ipAddress: null }],
      },
    })
    expect((await audited()).map(({ action }) => action)).toEqual(['summarize', 'read-usage'])
    const boss = await server.call('GET /api/usage-status', { headers: admin })
    expect(boss).toMatchObject({ body: { remainingCount: null } })
  })

  it('says what is wrong, and tries are written down as well', async () => {
    expect(await summarize('nobody@example.org')).toMatchObject({
      status: 404,
      problem: { detail: 'No user has this address.' },
    })
    expect(await summarize('ada@example.org', 'not a link')).toMatchObject({
      status: 400,
      problem: { code: 'INVALID_LINK' },
    })
    expect(await summarize('ada@example.org', '')).toMatchObject({
      status: 400,
      problem: { errors: [{ reason: 'Please enter a YouTube URL' }] },
    })
    expect(await failures()).toEqual(['NOT_FOUND', 'INVALID_LINK'])
  })

  it('uses the allowance of the user to its end', async () => {
    await server.call('POST /api/summarize', { headers: ada, payload: { videoUrl: 'youtu.be/hQVTIJBZook' } })
    const path = '/api/users/ada@example.org/history'
    expect(await server.call('GET /api/users/:email/history', { path, headers: admin })).toMatchObject({
      body: { items: [{ city: 'Pune', ipAddress: '127.0.0.1' }, { city: null }] },
    })
    await summarize('ada@example.org', 'youtu.be/hQVTIJBZook')
    const { transcript } = await giveWords()
    await server.call('POST /api/summarize', { headers: ada, payload: { transcriptId: transcript.id } })
    expect(await server.call('GET /api/usage-status', { headers: ada })).toMatchObject({
      body: { remainingCount: 0, showPaywall: true },
    })
  })

  async function giveWords() {
    const answer = await server.call('POST /api/transcripts', {
      headers: { ...ada, 'content-type': 'application/octet-stream' },
      payload: 'A few words that were given by Ada.',
    })
    if (!answer.ok) throw new Error(answer.problem.detail)
    return answer.body
  }
})
