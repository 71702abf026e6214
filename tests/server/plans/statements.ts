import { Client } from 'pg'
import { vi } from 'vitest'
import { z } from 'zod'
import type { Database } from '#server/db/database.ts'
import { withClient } from '#server/db/with-client.ts'
import { seededTables } from './seed.ts'

/** A statement as it was sent. */
type Sent = { text: string; values: unknown[] }

const configSchema = z.object({ text: z.string(), values: z.array(z.unknown()).optional() })

function toSent([first, second]: readonly unknown[]): Sent | null {
  const values = Array.isArray(second) ? second : []
  if (typeof first === 'string') return { text: first, values }
  const { data } = configSchema.safeParse(first)
  return data === undefined ? null : { text: data.text, values: data.values ?? values }
}

/** All statements that were sent while `work` ran, each text once. */
export async function collect(work: () => Promise<unknown>): Promise<Sent[]> {
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

/** The plans of statements. */
export async function explainAll({ connection }: Database, statements: readonly Sent[]): Promise<Plan[]> {
  return await withClient(connection, (client) =>
    Promise.all(statements.map((statement) => explain(client, statement))),
  )
}

/** The conditions by which the indexes of a table are searched; an empty text for an index that is walked through. */
export function conditionsOn(table: string, { Plans = [], ...node }: Plan): string[] {
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
export async function findSlow({ connection }: Database, statements: readonly Sent[]): Promise<string[]> {
  return await withClient(connection, async (client) => {
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
