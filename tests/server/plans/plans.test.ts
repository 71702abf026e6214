import { afterAll, beforeAll, expect, it } from 'vitest'
import { listPeriodicTasks } from '#server/features.ts'
import { reconcileOnce } from '#server/features/billing/reconcile/reconciler.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { createTestDatabase } from '#tests/setup/test-database.ts'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import type { CallCase } from '../security/call-case.ts'
import { calls, caseOf } from '../security/calls.ts'
import { adminEmail, createMember, createProgram, createVisitor } from '../security/people.ts'
import type { Person } from '../security/people.ts'
import { insertRows } from './insert-rows.ts'
import { id, seed } from './seed.ts'
import { collect, findSlow, readsOf, scansOf } from './statements.ts'

const minuteMs = 60_000
/** An account with so many summaries and transcripts. */
const large = { email: 'user-5000@example.org', items: 2000 }

let app: TestApp
beforeAll(async () => {
  app = await startApp(
    {
      isCounted: true,
      engine: createScriptedEngine({ insights: 2, pace: async () => undefined }),
      answerEngine: {
        identity: 'none',
        answer: async () => ({ said: false, sentences: [], language: 'en', model: 'm' }),
      },
      trustProxy: ['127.0.0.1'],
      access: { adminEmails: new Set([adminEmail]) },
    },
    await createTestDatabase({ isUnused: true }),
  )
  await seed(app.database)
  const item = {
    user_id: id('user', '5000'),
    created_at: `now() - n * interval '1 minute'`,
    is_indexed: 'true',
  }
  const summary = { ...item, transcript_id: id('transcript'), summary_id: id('summary') }
  const transcript = { ...item, transcript_id: id('transcript'), sort_title: `'a talk ' || n` }
  const items = [summary, transcript].map((columns) => ['history_items', columns] as const)
  await insertRows(app.database, items, large.items)
}, testTimeoutMs(300))
afterAll(() => app[Symbol.asyncDispose]())

async function call(key: string, { ask }: CallCase, person: Person): Promise<void> {
  const [method = '', path = ''] = key.split(' ')
  const asked = (await ask?.(app, person)) ?? {}
  const known = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find((one) => one === method)
  await app.app.inject({
    method: known ?? 'GET',
    url: asked.path ?? path,
    headers: { ...asked.headers, ...person.headers },
    ...(asked.payload === undefined ? {} : { payload: asked.payload }),
  })
}

it(
  'no call of a visitor, a user or an admin reads a whole table',
  async () => {
    const admin = await enter(adminEmail)
    const sent = await collect(async () => {
      // Those of the admin first: others sign everybody out.
      const byAdmin = ([, { owner }]: readonly [string, CallCase]): number => (owner === 'admin' ? 0 : 1)
      const all = Object.keys(calls).map((key) => [key, caseOf(key)] as const)
      all.sort((one, other) => byAdmin(one) - byAdmin(other))
      for (const [key, found] of all) {
        // Elsewhere an admin is a member like others, and would make more than ten summaries a minute here.
        const people = [await createMember(app), createVisitor()]
        for (const person of found.owner === 'admin' ? [admin, ...people] : people)
          await call(key, found, person)
      }
    })
    expect(sent.length).toBeGreaterThan(100)
    expect(await findSlow(app.database, sent)).toEqual([])
  },
  testTimeoutMs(120),
)

it('a call with an API key, and the record of it, read no whole table', async () => {
  const program = await createProgram(app, await createMember(app))
  const sent = await collect(async () => {
    await call('GET /api/runs', {}, program)
    await app.app.inject({
      url: `/api/keys/${program.keyId}/calls`,
      headers: (await enter(large.email)).headers,
    })
  })
  expect(sent.filter(({ text }) => text.includes('api_key'))).not.toEqual([])
  expect(await findSlow(app.database, sent)).toEqual([])
})

const microsecondsAgo = (minutes: number): number => (Date.now() - minutes * minuteMs) * 1000
/** The place behind which the second page of each order begins. */
const sorts = {
  newest: -microsecondsAgo(30),
  oldest: microsecondsAgo(300),
  title: 'a talk 30',
  longest: 0,
}
const historyLists = [
  ['/api/history', 'history_items_listed_summaries'],
  ['/api/transcriptions', 'history_items_listed_transcripts'],
] as const
const signedIn = new Map<string, Promise<Person>>()

/** Signs a user in once: an account has few devices. */
async function enter(email: string): Promise<Person> {
  const person = signedIn.get(email) ?? createMember(app, email)
  signedIn.set(email, person)
  return await person
}

/**
 * The statements of the first page of a list and of a later one, whatever is answered: what was seeded is not
 * whole.
 */
async function collectPages(url: string, email: string, position: [order: string, key: string | number]) {
  const { headers } = await enter(email)
  const [order, key] = position
  const cursor = Buffer.from(JSON.stringify([order, String(key), crypto.randomUUID()])).toString('base64url')
  return await collect(async () => {
    const pages = [url, `${url}${url.includes('?') ? '&' : '?'}cursor=${cursor}`]
    for (const page of pages) expect((await app.app.inject({ url: page, headers })).statusCode).not.toBe(400)
  })
}

it.each(
  historyLists.flatMap(([url, index]) =>
    Object.entries(sorts).map(([sort, key]) => [url, sort, key, index] as const),
  ),
)('%s, %s first, reads one index and no item, however many there are', async (url, sort, key, index) => {
  const sent = await collectPages(`${url}?sort=${sort}`, large.email, [sort, key])
  const pages = sent.filter(({ text }) => text.includes('as beyond'))
  expect(pages).toHaveLength(2)
  for (const page of pages) {
    const scans = await scansOf(app.database, page, { table: 'history_items' })
    expect(new Set(scans.map((scan) => `${scan.type} ${scan.index}`))).toEqual(
      new Set([`Index Only Scan ${index}`]),
    )
    const fewest = Math.min(...scans.flatMap(({ rows }) => (rows === 0 ? [] : [rows])))
    // By time, the index has the order as well.
    if (sort === 'newest' || sort === 'oldest') expect(fewest).toBeLessThanOrEqual(22)
  }
})

it.each(historyLists)(
  '%s reads one index and no item where it is filtered, and for what it can be filtered by',
  async (url, index) => {
    const filters = `channel=Coast&language=en&from=2020-01-01T00:00:00Z&until=2099-01-01T00:00:00Z`
    const sent = await collectPages(`${url}?${filters}`, large.email, ['newest', sorts.newest])
    const reading = sent.filter(({ text }) => /as beyond|grouping sets/.test(text))
    // Both pages, and that without the filters of the first, of which nothing is left.
    expect(reading.length).toBeGreaterThan(2)
    for (const statement of reading) {
      const scans = await scansOf(app.database, statement, { table: 'history_items' })
      expect(new Set(scans.map((scan) => `${scan.type} ${scan.index}`))).toEqual(
        new Set([`Index Only Scan ${index}`]),
      )
    }
  },
)

it.each([
  ['/api/admin/users', 'users'],
  ['/api/admin/users?q=User-1999', 'users'],
  ['/api/admin/audit', 'audit'],
  ['/api/admin/audit?q=admin', 'audit'],
  ['/api/admin/help-requests', 'help'],
  ['/api/admin/help-requests?state=answered', 'help'],
  ['/api/admin/help-requests?q=help', 'help'],
  [`/api/users/${large.email}/history`, 'usage'],
])('%s reads no table whole on any page', async (url, order) => {
  const sent = await collectPages(url, adminEmail, [order, -microsecondsAgo(30)])
  expect(sent.filter(({ text }) => text.includes('as counted'))).toHaveLength(1)
  expect(await findSlow(app.database, sent)).toEqual([])
})

it(
  'no periodic task reads a whole table, nor does the reconciler',
  async () => {
    const signal = AbortSignal.timeout(5 * minuteMs)
    const sent = await collect(async () => {
      for (const { run } of listPeriodicTasks({ ...app.deps, runs: app.runs })) await run(signal)
      await reconcileOnce(app.deps, signal)
    })
    expect(sent.length).toBeGreaterThan(20)
    expect(await findSlow(app.database, sent)).toEqual([])
  },
  testTimeoutMs(120),
)

it.each([
  ['a search', { method: 'GET', url: '/api/history?q=talk' }],
  [
    'a question',
    { method: 'POST', url: '/api/ask', payload: { scope: 'library', question: 'Which talk was it?' } },
  ],
] as const)(
  '%s reads the terms of the account alone, however many others have the word',
  async (_name, asked) => {
    const { headers } = await createMember(app, 'user-400@example.org')
    // Every text that was seeded has it.
    const sent = await collect(async () => app.app.inject({ ...asked, headers }))
    const found = sent.find(({ text }) => text.includes('transcript_terms') && text.includes('limit'))
    if (found === undefined) throw new Error('Nothing was looked for')
    const scans = await scansOf(app.database, found, { table: 'transcript_terms', isSearch: true })
    const read = scans.reduce((sum, { rows }) => sum + rows, 0)
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThanOrEqual(40)
  },
)

it('no connection keeps a prepared statement, which a pooler would give to another session', async () => {
  const prepared = `select statement from pg_prepared_statements, pg_sleep(0.1)`
  const everyConnection = Array.from({ length: app.database.pool.totalCount }, () =>
    app.database.pool.query(prepared),
  )
  expect((await Promise.all(everyConnection)).flatMap(({ rows }) => rows)).toEqual([])
})

it.each([
  ['person_of_visitor', id('visitor', '5')],
  ['count_call', `'call/5', 60`],
  [
    'quota_usage',
    `${id('person', '5')}, ${id('visitor', '5')}, '-infinity', '-infinity', 'video:5', 'standard'`,
  ],
  ['newest_item', `${id('user', '5')}, null, null, ${id('summary', '100')}`],
  ['newest_item', `null, ${id('visitor', '5')}, null, ${id('summary', '5')}`],
  ['find_session', `md5('token5'), true`],
])('%s(%s) reads only what it looks for, as often as it is called', async (name, given) => {
  // Called often enough that PostgreSQL has chosen one plan for all arguments.
  const times = 10
  const reads = await readsOf(app.database, `select ${name}(${given}) from generate_series(1, ${times})`)
  expect(reads.length).toBeGreaterThan(0)
  for (const { table, whole, rows } of reads) {
    expect(whole, `${table} is read whole`).toBe(0)
    expect(rows, `rows of ${table}`).toBeLessThanOrEqual(2 * times)
  }
})
