import { channel } from 'node:diagnostics_channel'
import type { ClientBase, Pool } from 'pg'
import { z } from 'zod'
import { maxListCount } from '#product/limits.ts'
import type { Db } from './database.ts'
import { sql } from './sql.ts'
import type { Sql } from './sql.ts'

/** What each statement gives beside its schema, for tests that compare the two. */
const rowsRead = channel('precis:rows-read')

/** The rows of a statement, each parsed by its schema. @throws ZodError for a row that is not what the schema says */
export async function readRows<S extends z.ZodType>(
  db: Db,
  schema: S,
  statement: Sql,
): Promise<z.output<S>[]> {
  const { rows, fields } = await db.execute(statement)
  if (rowsRead.hasSubscribers) rowsRead.publish({ schema, fields, text: statement.text })
  return parseRows(schema, rows)
}

/** The first row of a statement, parsed by its schema; `null` when it gives none. */
export async function findRow<S extends z.ZodType>(
  db: Db,
  schema: S,
  statement: Sql,
): Promise<z.output<S> | null> {
  const [row] = await readRows(db, schema, statement)
  return row ?? null
}

/** The row of a statement that always gives one. */
export async function readRow<S extends z.ZodType>(db: Db, schema: S, statement: Sql): Promise<z.output<S>> {
  const row = await findRow(db, schema, statement)
  if (row === null) throw new Error('A statement that always gives a row gave none')
  return row
}

/**
 * How many rows a query gives, counted to one more than `maxListCount`, so that a list does not wait for its length. In the order of
 * an index they are counted from it, and the table is not read.
 */
export async function countRows(db: Db, query: Sql): Promise<number> {
  const schema = z.object({ total: z.int() })
  const { total } = await readRow(
    db,
    schema,
    sql`select count(*)::int as total from (${query} limit ${maxListCount + 1}) as counted`,
  )
  return total
}

/** The rows of a statement on a client or a pool, each parsed by its schema, where there is no `Db`. */
export async function queryRows<S extends z.ZodType>(
  client: ClientBase | Pool,
  schema: S,
  statement: string,
): Promise<z.output<S>[]> {
  const { rows } = await client.query(statement)
  return parseRows(schema, rows)
}

/** One by one: a schema of the list would be compiled with each statement, which takes longer than to parse a few rows. */
function parseRows<S extends z.ZodType>(schema: S, rows: readonly unknown[]): z.output<S>[] {
  return rows.map((row) => schema.parse(row))
}
