import type { Client } from 'pg'
import { z } from 'zod'
import { queryRows } from './sql.ts'

/** The engines that speak PostgreSQL's protocol, by the names that the job queue has for them. */
export const databaseEngines = ['postgres', 'citus', 'yugabytedb', 'cockroachdb'] as const
export type DatabaseEngine = (typeof databaseEngines)[number]

/** Those that have a log of changes which a table can be left out of. */
const withUnlogged: ReadonlySet<DatabaseEngine> = new Set(['postgres', 'citus'])

/** The SQL of a migration for an engine: with ordinary tables where it has no others. */
export function writtenFor(engine: DatabaseEngine, sql: string): string {
  return withUnlogged.has(engine) ? sql : sql.replaceAll(/\bcreate unlogged table\b/gi, 'create table')
}

const nameSchema = z.object({ name: z.string() })

/** Makes ordinary tables of those that were made on another engine, and that this one has not. */
export async function dropUnlogged(client: Client, engine: DatabaseEngine): Promise<void> {
  if (withUnlogged.has(engine)) return
  const tables = await queryRows(
    client,
    nameSchema,
    `select oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'u'`,
  )
  for (const { name } of tables) await client.query(`alter table ${name} set logged`)
}
