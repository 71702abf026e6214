import { identifier, joinSql, sql } from './sql.ts'
import type { Sql } from './sql.ts'
import { z } from 'zod'
import type { Db } from './database.ts'
import { readRow } from './read-rows.ts'

/** Rows that one statement of a sweep takes, so that none locks many rows or takes long. */
export const sweptAtOnce = 200

/** What a sweep takes: rows that a condition holds for, the least `by` first. `key` is the primary key. */
export type Due = { table: string; key?: string; by: string; where: Sql }

/**
 * Deletes all rows of a table that are due, a batch at a time. Rows that another transaction holds are left for the next
 * time.
 */
export async function deleteInBatches(db: Db, due: Due, signal: AbortSignal): Promise<void> {
  await inBatches({ size: sweptAtOnce, signal }, async (size) => {
    const { rowCount } = await db.execute(sql`
      delete from ${identifier(due.table)} where ${isDue(due, size)}`)
    return rowCount ?? 0
  })
}

/** Updates all rows of a table that are due, like `deleteInBatches`; `set` ends that they are. */
export async function updateInBatches(db: Db, due: Due & { set: Sql }, signal: AbortSignal): Promise<void> {
  await inBatches({ size: sweptAtOnce, signal }, async (size) => {
    const { rowCount } = await db.execute(sql`
      update ${identifier(due.table)} set ${due.set} where ${isDue(due, size)}`)
    return rowCount ?? 0
  })
}

/**
 * Holds for a batch of due rows, which are locked. In order, they are read from the index on `by`; as an array, their keys
 * are looked up one by one. Else the planner prefers to read the whole table as long as it is full of due rows.
 */
export function isDue({ table, key = 'id', by, where }: Due, size: number): Sql {
  const [rows, column, order] = [identifier(table), identifier(key), identifier(by)]
  return sql`${column} = any(array(
    select ${column} from ${rows} where ${where} order by ${order} limit ${size} for update skip locked))`
}

/** How many rows are due, counted to `max` at most for each of `dues`. */
export async function countDue(db: Db, dues: readonly Due[], max: number): Promise<number> {
  if (dues.length === 0) return 0
  const counts = dues.map(
    ({ table, where }) =>
      sql`(select count(*)::int from (select from ${identifier(table)} where ${where} limit ${max}) as due)`,
  )
  const { rows } = await readRow(
    db,
    z.object({ rows: z.int() }),
    sql`select ${joinSql(counts, ' + ')} as rows`,
  )
  return rows
}

/** Holds for what is older than some days, by the clock of the database. */
export function isOlderThan(column: Sql, days: number): Sql {
  return sql`${column} < ledger_now() - ${days} * interval '1 day'`
}

/** Holds where a query finds nothing. It is looked up row by row, and never makes the planner read its whole table. */
export function hasNo(query: Sql): Sql {
  return sql`not exists (${query} offset 0)`
}

/** The rows that a step of a sweep takes at once, and the signal that ends it. */
export type Batches = { size: number; signal: AbortSignal }

/**
 * Repeats a step of a sweep until it takes less than a whole batch, so that nothing is left, or until `signal` aborts.
 * `takeBatch` gives how many rows it took; what it took must not be due again at once. With a size of 1 it is repeated
 * until it takes nothing.
 */
export async function inBatches(
  { size, signal }: Batches,
  takeBatch: (size: number) => Promise<number>,
): Promise<void> {
  while (!signal.aborted) {
    if ((await takeBatch(size)) < size) return
  }
}
