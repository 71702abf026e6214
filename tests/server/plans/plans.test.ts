import { afterAll, beforeAll, expect, it } from 'vitest'
import { listPeriodicTasks } from '#server/deps/periodic-tasks.ts'
import { reconcileOnce } from '#server/features/billing/reconcile/reconciler.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { calls } from '../security/calls.ts'
import type { CallCase } from '../security/calls.ts'
import { adminEmail, createMember, createVisitor } from '../security/people.ts'
import type { Person } from '../security/people.ts'
import { id, seed } from './seed.ts'
import { collect, findSlow, readsOf, rowsReadBySearch } from './statements.ts'

const minuteMs = 60_000

let app: TestApp
beforeAll(async () => {
  app = await startApp({
    isCounted: true,
    engine: createScriptedEngine({ insights: 2, pace: async () => undefined }),
    answerEngine: { answer: async () => ({ said: false, sentences: [], language: 'en' }) },
    trustProxy: ['127.0.0.1'],
    adminEmails: new Set([adminEmail]),
  })
  await seed(app.database)
}, 5 * minuteMs)
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
  'no call reads a whole table, whoever makes it',
  async () => {
    const admin = await createMember(app, adminEmail)
    const sent = await collect(async () => {
      // Those of the admin first: others sign everybody out.
      const byAdmin = ([, { owner }]: [string, CallCase]): number => (owner === 'admin' ? 0 : 1)
      const all = Object.entries<CallCase>(calls).toSorted((one, other) => byAdmin(one) - byAdmin(other))
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
  5 * minuteMs,
)

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
  5 * minuteMs,
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
    const read = await rowsReadBySearch(app.database, found, 'transcript_terms')
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
