import type { Client } from 'pg'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { migrate, readMigrations } from '#server/db/migrate.ts'
import { withClient } from '#server/db/pool.ts'
import { queryRows } from '#server/db/sql.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { copyTemplate } from '#tests/setup/test-database.ts'
import { upgrades } from './upgrade-data.ts'

const columnSchema = z.object({ oid: z.int(), table: z.string(), attnum: z.int(), column: z.string() })
const rowSchema = z.record(z.string(), z.string().nullable())

/**
 * A table with its columns by number, which stay the same when something is renamed, and its rows as text.
 */
type Table = { name: string; columns: Map<string, string>; rows: z.infer<typeof rowSchema>[] }

/** All tables with their rows, by the number that a table keeps under any name. */
async function readAll(client: Client): Promise<Map<number, Table>> {
  const columns = await queryRows(
    client,
    columnSchema,
    `select c.oid::int, c.relname as table, a.attnum::int, a.attname as column
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
     order by c.oid, a.attnum`,
  )
  const tables = new Map<number, Table>()
  for (const [oid, own] of Map.groupBy(columns, (column) => column.oid)) {
    const [{ table: name } = { table: '' }] = own
    const selected = own.map(({ attnum, column }) => `"${column}"::text as "${attnum}"`)
    const rows = await queryRows(client, rowSchema, `select ${selected.join(', ')} from "${name}"`)
    tables.set(oid, {
      name,
      columns: new Map(own.map(({ attnum, column }) => [String(attnum), column])),
      rows,
    })
  }
  return tables
}

/** The rows with these columns, in an order that does not depend on the database. */
function project({ rows }: Table, columns: readonly string[]): string[] {
  return rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).toSorted()
}

/**
 * Expects every row of every table to be there as before, but for what the migration says that it changes.
 */
function expectUnchanged(id: string, before: Map<number, Table>, after: Map<number, Table>): void {
  const { emptied = [], changed = [] } = upgrades[id] ?? {}
  for (const [oid, table] of before) {
    const now = after.get(oid)
    if (emptied.includes(table.name)) {
      expect(now?.rows ?? [], `${table.name} after ${id}`).toEqual([])
      continue
    }
    if (now === undefined) throw new Error(`${id} drops ${table.name}`)
    const same = [...table.columns]
      .filter(([number, name]) => now.columns.has(number) && !changed.includes(`${table.name}.${name}`))
      .map(([number]) => number)
    const isWhole = !changed.includes(`${table.name}.id`)
    if (isWhole) expect(project(now, same), `${table.name} after ${id}`).toEqual(project(table, same))
  }
}

it('the upgrade keeps the data of every earlier version through every migration', async () => {
  const connection = await copyTemplate('template0')
  const migrations = await readMigrations()
  await withClient(connection, async (client) => {
    for (const { id } of migrations) {
      const before = await readAll(client)
      await migrate(connection, { log: quietLog, migrations, upTo: id })
      expectUnchanged(id, before, await readAll(client))
      const { seed, results = [] } = upgrades[id] ?? {}
      for (const { query, rows } of results)
        expect((await client.query(query)).rows, `${query} after ${id}`).toEqual(rows)
      if (seed !== undefined) await client.query(seed)
    }
    const empty = [...(await readAll(client)).values()].filter(({ rows }) => rows.length === 0)
    expect(
      empty.map(({ name }) => name),
      'tables without a seed in upgrade-data.ts',
    ).toEqual([])
  })
})

it('the upgrade knows no migration that is gone', async () => {
  const known = new Set((await readMigrations()).map(({ id }) => id))
  expect(Object.keys(upgrades).filter((id) => !known.has(id))).toEqual([])
})
