import { randomUUID } from 'node:crypto'
import type { Client, Pool } from 'pg'
import { inject } from 'vitest'
import { connectDatabase } from '#server/db/database.ts'
import type { Database } from '#server/db/database.ts'
import { withClient } from '#server/db/pool.ts'
import { quietLog } from './quiet-log.ts'

/** The migrated database that every test file gets a copy of. */
export const templateDatabase = 'precis_template'

/** The way the tests of a project come into its database server. */
export type TestServer = { host: string; port: number; user: string; database: string; password: string }

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

/** Databases that a test file of this worker gave back as it had got them. */
const givenBack: TestServer[] = []

/**
 * A migrated and empty database that no other has meanwhile. When it is closed it is for the next file,
 * unless its tables are no longer those of the template: a copy takes as long as a dozen tests. How
 * statements are planned depends on rows that were deleted, so who looks at plans asks for one that is
 * unused.
 */
export async function createTestDatabase({ isUnused = false } = {}): Promise<Database> {
  const server = (isUnused ? undefined : givenBack.pop()) ?? (await copyTemplate(templateDatabase))
  const database = connectDatabase(server, quietLog)
  return {
    ...database,
    close: async () => {
      await database.close()
      if (await isAsNew(server).catch(() => false)) givenBack.push(server)
    },
  }
}

/** A new database made from `template`, as a connection to it. `template0` gives one without any table. */
export async function copyTemplate(template: string): Promise<TestServer> {
  const server = inject('testServer')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await withClient(server, (client) =>
    client.query(`create database ${database} template ${template} strategy file_copy`),
  )
  return { ...server, database }
}

const emptying = new WeakMap<Database, Promise<unknown>>()

/**
 * Deletes all rows of all tables in one round trip; much quicker than TRUNCATE on small tables. The tables
 * are those that there are at the first call.
 */
export async function emptyTables(database: Database): Promise<void> {
  const { pool } = database
  const made = emptying.get(database) ?? createEmptying(pool)
  emptying.set(database, made)
  await made
  await pool.query('select tests.empty_tables()')
}

/**
 * Makes the function that empties the tables. Most have never had a row and take no room: nothing is planned
 * for them, which a new connection would do each time.
 */
async function createEmptying(db: Pick<Pool | Client, 'query'>): Promise<void> {
  const { rows } = await db.query<{ table: string; parents: string[] }>(`
    select c.oid::regclass::text as "table",
      coalesce(array_agg(k.confrelid::regclass::text) filter (where k.confrelid <> c.oid), '{}') as parents
    from pg_class c
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
    group by c.oid`)
  const tables = childrenFirst(new Map(rows.map((row) => [row.table, row.parents])))
  await db.query(`
    create schema if not exists tests;
    create or replace function tests.empty_tables() returns void language plpgsql as $$
      declare name text;
      begin
        foreach name in array array[${tables.map((table) => `'${table}'`).join()}] loop
          if pg_relation_size(name) > 0 then execute 'delete from ' || name; end if;
        end loop;
      end
    $$`)
}

/** Larger than the template by what many tests deleted, which each scan still reads. */
const largestBytes = 24_000_000

/** Empties a database that its users have left, and says whether the next may have it. */
async function isAsNew(server: TestServer): Promise<boolean> {
  expected ??= withClient({ ...server, database: templateDatabase }, readShape)
  const shape = await expected
  return await withClient(server, async (client) => {
    const { rows } = await client.query<{ bytes: number }>(
      'select pg_database_size(current_database())::float8 as bytes',
    )
    if (rows[0] === undefined || rows[0].bytes > largestBytes) return false
    if (!(await areOthersGone(client)) || (await readShape(client)) !== shape) return false
    await createEmptying(client)
    await client.query('select tests.empty_tables(); delete from pgboss.job; delete from pgboss.schedule;')
    return true
  })
}

/**
 * Tells whether nobody else uses the database. PostgreSQL still knows a connection for a moment after it was
 * closed.
 */
async function areOthersGone(client: Client): Promise<boolean> {
  for (let turn = 0; turn < 100; turn++) {
    const { rows } = await client.query<{ users: number }>(`
      select count(*)::int as users from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    if (rows[0]?.users === 0) return true
    await client.query('select pg_sleep(0.02)')
  }
  return false
}

let expected: Promise<string> | null = null

/** A digest of what migrations make of a database, and of its settings. */
async function readShape(client: Client): Promise<string> {
  const { rows } = await client.query<{ digest: string }>(`
    with own as (
      select c.oid, n.nspname || '.' || c.relname as name, c.relkind from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where n.nspname not in ('pg_catalog', 'pg_toast', 'information_schema', 'tests') and n.nspname !~ '^pg_temp'
    ), lines as (
      select concat_ws(' ', name, relkind) as line from own
      union all
      select concat_ws(' ', name, attname, atttypid, attnotnull, attisdropped)
        from own join pg_attribute on attrelid = own.oid where attnum > 0
      union all
      select concat_ws(' ', name, conname, convalidated) from own join pg_constraint on conrelid = own.oid
      union all
      select concat_ws(' ', name, tgname, tgenabled) from own join pg_trigger on tgrelid = own.oid where not tgisinternal
      union all
      select concat_ws(' ', proname, pg_get_function_identity_arguments(p.oid)) from pg_proc p
        where pronamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'tests')
      union all
      select array_to_string(setconfig, ' ') from pg_db_role_setting
        join pg_database d on d.oid = setdatabase where datname = current_database()
      union all
      select concat_ws(' ', 'migration', count(*)) from schema_migrations
    )
    select md5(string_agg(line, ',' order by line)) as digest from lines`)
  return rows[0]?.digest ?? ''
}

/** Orders tables so that each comes before those that it refers to. */
function childrenFirst(parents: ReadonlyMap<string, readonly string[]>): string[] {
  const ordered = new Set<string>()
  const visit = (table: string, path: readonly string[]): void => {
    if (ordered.has(table) || path.includes(table)) return
    for (const parent of parents.get(table) ?? []) visit(parent, [...path, table])
    ordered.add(table)
  }
  for (const table of parents.keys()) visit(table, [])
  return [...ordered].toReversed()
}
