import { hash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { ClientBase, Pool } from 'pg'
import { z } from 'zod'
import type { Orm, PooledOrm } from './database.ts'

/** The rows of a statement, each parsed by its schema. @throws ZodError for a row that is not what the schema says */
export async function readRows<S extends z.ZodType>(
  orm: Orm,
  schema: S,
  statement: SQL,
): Promise<z.output<S>[]> {
  const { rows } = await orm.execute(statement)
  return z.array(schema).parse(rows)
}

/** The first row of a statement, parsed by its schema; `null` when it gives none. */
export async function findRow<S extends z.ZodType>(
  orm: Orm,
  schema: S,
  statement: SQL,
): Promise<z.output<S> | null> {
  const [row] = await readRows(orm, schema, statement)
  return row ?? null
}

/** The row of a statement that always gives one. */
export async function readRow<S extends z.ZodType>(
  orm: Orm,
  schema: S,
  statement: SQL,
): Promise<z.output<S>> {
  return present(await findRow(orm, schema, statement))
}

const dialect = new PgDialect()

/**
 * Like `findRow`, for a statement of the hot path: each connection plans it once, which takes longer than to run it. Only
 * for statements of few texts, since a connection stores each of them for as long as it is open.
 */
export async function findPreparedRow<S extends z.ZodType>(
  { $client }: PooledOrm,
  schema: S,
  statement: SQL,
): Promise<z.output<S> | null> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  const { rows } = await $client.query({ name: hash('sha1', text), text, values })
  const [row] = z.array(schema).parse(rows)
  return row ?? null
}

/** Like `readRow`, for a statement of the hot path, as `findPreparedRow` has it. */
export async function readPreparedRow<S extends z.ZodType>(
  orm: PooledOrm,
  schema: S,
  statement: SQL,
): Promise<z.output<S>> {
  return present(await findPreparedRow(orm, schema, statement))
}

function present<Row>(row: Row | null): Row {
  if (row === null) throw new Error('A statement that always gives a row gave none')
  return row
}

/** The rows of a statement on a client or a pool, each parsed by its schema, where there is no `Orm`. */
export async function queryRows<S extends z.ZodType>(
  client: ClientBase | Pool,
  schema: S,
  statement: string,
): Promise<z.output<S>[]> {
  const { rows } = await client.query(statement)
  return z.array(schema).parse(rows)
}
