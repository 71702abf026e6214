import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { withClient } from '#server/db/with-client.ts'
import { listPeriodicTasks } from '#server/deps/periodic-tasks.ts'
import { reconcileOnce } from '#server/features/billing/reconcile/reconciler.ts'
import { historyWriter } from '#server/features/history/service.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { calls } from '../security/calls.ts'
import type { CallCase } from '../security/calls.ts'
import { adminEmail, createMember, createVisitor } from '../security/people.ts'
import type { Person } from '../security/people.ts'
import { seed, seededTables } from './seed.ts'

/** A statement as it was sent. */
type Sent = { text: string; values: unknown[] }

const minuteMs = 60_000

let app: TestApp
beforeAll(async () => {
  app = await startApp({
    isCounted: true,
    engine: createScriptedEngine({ insights: 2, pace: async () => undefined }),
    trustProxy: ['127.0.0.1'],
    adminEmails: new Set([adminEmail]),
  })
  await seed(app.database)
}, 5 * minuteMs)
afterAll(() => app[Symbol.asyncDispose]())

const configSchema = z.object({ text: z.string(), values: z.array(z.unknown()).optional() })

function toSent([first, second]: readonly unknown[]): Sent | null {
  const values = Array.isArray(second) ? second : []
  if (typeof first === 'string') return { text: first, values }
  const { data } = configSchema.safeParse(first)
  return data === undefined ? null : { text: data.text, values: data.values ?? values }
}

/** All statements that were sent while `work` ran, each text once. */
async function collect(work: () => Promise<unknown>): Promise<Sent[]> {
  const watched = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    const sent = watched.mock.calls.flatMap((given: readonly unknown[]) => toSent(given) ?? [])
    const queries = sent.filter(({ text }) => /^\s*(?:select|insert|update|delete|with)\b/i.test(text))
    return [...new Map(queries.map((one) => [one.text, one])).values()]
  } finally {
    watched.mockRestore()
  }
}

type Plan = {
  'Node Type': string
  'Relation Name'?: string | undefined
  'Index Cond'?: string | undefined
  Plans?: Plan[] | undefined
}

const planSchema: z.ZodType<Plan> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  get Plans() {
    return z.array(planSchema).optional()
  },
})
const explainedSchema = z.object({
  'QUERY PLAN': z.tuple([z.object({ Plan: planSchema })]),
})

async function explain(client: Client, { text, values }: Sent): Promise<Plan> {
  const { rows } = await client.query(`explain (format json) ${text}`, values)
  return explainedSchema.parse(rows[0])['QUERY PLAN'][0].Plan
}

/** The conditions by which the indexes of a table are searched; an empty text for an index that is walked through. */
function conditionsOn(table: string, { Plans = [], ...node }: Plan): string[] {
  const own = node['Relation Name'] === table ? [node['Index Cond'] ?? ''] : []
  return [...own, ...Plans.flatMap((plan) => conditionsOn(table, plan))]
}

function tablesReadWhole({ Plans = [], ...node }: Plan): string[] {
  const table = node['Relation Name'] ?? ''
  const own = node['Node Type'] === 'Seq Scan' && seededTables.has(table) ? [table] : []
  return [...own, ...Plans.flatMap(tablesReadWhole)]
}

/** What an admin counts of a list that is searched by any part of a text, which no index without extensions finds. */
const isAdminCount = /select count\(\*\)::int as total from (?:users|help_requests|audit_entries) where/

/** The statements that read a whole table that grows, with its name. */
async function findSlow(statements: readonly Sent[]): Promise<string[]> {
  return await withClient(app.database.connection, async (client) => {
    const slow: string[] = []
    for (const { text, values } of statements) {
      if (isAdminCount.test(text)) continue
      const tables = tablesReadWhole(await explain(client, { text, values }))
      if (tables.length > 0)
        slow.push(`${[...new Set(tables)].join(', ')}: ${text.replaceAll(/\s+/g, ' ').trim()}`)
    }
    return slow
  })
}

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
        for (const person of [admin, await createMember(app), createVisitor()]) await call(key, found, person)
      }
    })
    expect(sent.length).toBeGreaterThan(100)
    expect(await findSlow(sent)).toEqual([])
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
    expect(await findSlow(sent)).toEqual([])
  },
  5 * minuteMs,
)

it('the newest item of a browser is found by the browser, not by walking through those of all others', async () => {
  const visitor = {
    visitorId: crypto.randomUUID(),
    user: null,
    plan: 'free',
    paidSince: null,
    network: '',
  } as const
  const sent = await collect(() => historyWriter.findNewest(app.database.orm, visitor, crypto.randomUUID()))
  const plans = await withClient(app.database.connection, (client) =>
    Promise.all(sent.map((one) => explain(client, one))),
  )
  expect(plans.flatMap((plan) => conditionsOn('history_items', plan))).toEqual([
    expect.stringContaining('visitor_id'),
  ])
})
