import { Client } from 'pg'
import { vi } from 'vitest'
import { z } from 'zod'
import type { Database } from '#server/db/database.ts'
import { withClient } from '#server/db/pool.ts'
import { queryRows } from '#server/db/sql.ts'
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
  'Index Name'?: string | undefined
  'Actual Rows'?: number | undefined
  'Actual Loops'?: number | undefined
  Plans?: Plan[] | undefined
}

const planSchema: z.ZodType<Plan> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Actual Rows': z.number().optional(),
  'Actual Loops': z.number().optional(),
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

function tablesReadWhole({ Plans = [], ...node }: Plan): string[] {
  const table = node['Relation Name'] ?? ''
  const own = node['Node Type'] === 'Seq Scan' && seededTables.has(table) ? [table] : []
  return [...own, ...Plans.flatMap(tablesReadWhole)]
}

/**
 * The rows that an admin counts of a list that is searched by any part of a text, which no index without
 * extensions finds.
 */
const isAdminCount =
  /select count\(\*\)::int as total from \(select from (?:help_requests|audit_entries) where .*strpos/s

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

/** The way a plan reads a table: by which index, alone or with its rows, and how many rows. */
export type Scan = { type: string; index: string | null; rows: number }

/** The way a statement reads a table, run as the server runs it: a search never reads a table whole. */
export async function scansOf(
  { connection }: Database,
  { text, values }: Sent,
  { table, isSearch = false }: { table: string; isSearch?: boolean },
): Promise<Scan[]> {
  return await withClient(connection, async (client) => {
    if (isSearch) await client.query('set enable_seqscan = off')
    const { rows } = await client.query(`explain (analyze, format json) ${text}`, values)
    return scansIn(explainedSchema.parse(rows[0])['QUERY PLAN'][0].Plan, table)
  })
}

function scansIn({ Plans = [], ...node }: Plan, table: string): Scan[] {
  const rows = (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 0)
  const own = { type: node['Node Type'], index: node['Index Name'] ?? null, rows }
  const below = Plans.flatMap((plan) => scansIn(plan, table))
  return node['Relation Name'] === table ? [own, ...below] : below
}

const readSchema = z.object({ table: z.string(), whole: z.int(), rows: z.int() })

/**
 * The reads of a statement in each table, also by the functions that it calls: how often whole, and how many
 * rows by an index. It runs once before: to choose its plans, PostgreSQL itself looks up the ends of an index
 * where a value may lie near them.
 */
export async function readsOf({ connection }: Database, statement: string) {
  return await withClient(connection, async (client) => {
    await client.query(`begin; ${statement}; rollback`)
    await client.query('select pg_stat_force_next_flush()')
    await client.query('begin')
    await client.query(statement)
    const reads = await queryRows(
      client,
      readSchema,
      `select relname as table, seq_scan::int as whole, coalesce(idx_tup_fetch, 0)::int as rows
      from pg_stat_xact_user_tables where seq_scan > 0 or idx_scan > 0`,
    )
    await client.query('rollback')
    return reads
  })
}
