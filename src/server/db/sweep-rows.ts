import { z } from 'zod'
import type { Db, PooledDb } from './database.ts'
import { idArray, identifier, idRow, joinSql, readRow, readRows, sql } from './sql.ts'
import type { Sql } from './sql.ts'
import { transaction } from './transaction.ts'

/** Rows that one statement of a sweep takes, so that none locks many rows or takes long. */
export const sweptAtOnce = 200

/** The rows of a sweep: those of a condition, the least `by` first. `key` is the primary key. */
export type Due = { table: string; key?: string; by: string; where: Sql }

/**
 * Deletes all rows of a table that are due, a batch at a time. Rows that another transaction holds are left
 * for the next time.
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
 * Holds for a batch of due rows, which are locked. In order, they are read from the index on `by`; as an
 * array, their keys are looked up one by one. Else the planner prefers to read the whole table as long as it
 * is full of due rows.
 */
export function isDue({ table, key = 'id', by, where }: Due, size: number): Sql {
  const [rows, column, order] = [identifier(table), identifier(key), identifier(by)]
  return sql`${column} = any(array(
    select ${column} from ${rows} where ${where} order by ${order} limit ${size} for update skip locked))`
}

const dueCountRow = z.object({ rows: z.int() })

/** The number of due rows, counted to `max` at most for each of `dues`. */
export async function countDue(db: Db, dues: readonly Due[], max: number): Promise<number> {
  if (dues.length === 0) return 0
  const counts = dues.map(
    ({ table, where }) =>
      sql`(select count(*)::int from (select from ${identifier(table)} where ${where} limit ${max}) as due)`,
  )
  const { rows } = await readRow(db, dueCountRow, sql`select ${joinSql(counts, ' + ')} as rows`)
  return rows
}

/** Holds for what is older than some days, by the clock of the database. */
export function isOlderThan(column: Sql, days: number): Sql {
  return sql`${column} < ledger_now() - ${days} * interval '1 day'`
}

/** Holds where a query finds nothing. It is looked up row by row, never by a whole table. */
export function hasNo(query: Sql): Sql {
  return sql`not exists (${query} offset 0)`
}

/** The rows that a step of a sweep takes at once, and the signal that ends it. */
export type Batches = { size: number; signal: AbortSignal }

/**
 * Repeats a step of a sweep until it takes less than a whole batch, so that nothing is left, or until
 * `signal` aborts. `takeBatch` gives how many rows it took; what it took must not be due again at once. With
 * a size of 1 it is repeated until it takes nothing.
 */
export async function inBatches(
  { size, signal }: Batches,
  takeBatch: (size: number) => Promise<number>,
): Promise<void> {
  while (!signal.aborted) {
    if ((await takeBatch(size)) < size) return
  }
}

/** Rows that go when old and unreferenced; the table has `id` and an index on `created_at`. */
export type Aging = {
  table: string
  /** A condition that the index answers. */
  isOld: Sql
  /** Conditions that are looked up row by row, as `hasNo` makes them. */
  isUnused: Sql
  /** Deletes what goes along with deleted rows, in their transaction. */
  onDeleted?: (tx: Db, ids: readonly string[]) => Promise<void>
}

/** Rows that one statement looks at; most of them are in use and stay. */
const lookedAtOnce = 1000
const beforeAll = { createdAt: '-infinity', id: '00000000-0000-0000-0000-000000000000' }

const lookedSchema = z.object({
  looked: z.int(),
  createdAt: z.string().nullable(),
  id: z.guid().nullable(),
  unused: z.array(z.guid()),
})

/**
 * Deletes the rows that are old enough and that nothing refers to, a batch at a time, until `signal` aborts.
 * Each old row is looked at once: to begin again at the oldest for each batch would look at all that stay
 * each time.
 */
export async function sweepUnused(db: PooledDb, aging: Aging, signal: AbortSignal): Promise<void> {
  let after = beforeAll
  await inBatches({ size: lookedAtOnce, signal }, async (size) => {
    const { looked, createdAt, id, unused } = await lookAt(db, { ...aging, after, size })
    for (let from = 0; from < unused.length && !signal.aborted; from += sweptAtOnce) {
      const next = idArray(unused.slice(from, from + sweptAtOnce))
      await transaction(db, async (tx) => {
        const deleted = await deleteUnused(tx, aging, sql`id = any(${next}) and ${aging.isOld}`)
        await aging.onDeleted?.(tx, deleted)
      })
    }
    after = createdAt === null || id === null ? after : { createdAt, id }
    return looked
  })
}

/** Looks at the next rows: their number, the last position, the ids of unreferenced ones. */
async function lookAt(
  db: Db,
  { table, isOld, isUnused, after, size }: Aging & { after: typeof beforeAll; size: number },
): Promise<z.output<typeof lookedSchema>> {
  return await readRow(
    db,
    lookedSchema,
    sql`with aged as materialized (
      select id, created_at, ${isUnused} as is_unused from ${identifier(table)}
      where ${isOld} and (created_at, id) > (${after.createdAt}::timestamptz, ${after.id}::uuid)
      order by created_at, id limit ${size}),
    last as (select created_at, id from aged order by created_at desc, id desc limit 1)
    select (select count(*)::int from aged) as looked, last.created_at::text as "createdAt", last.id,
      (select coalesce(jsonb_agg(aged.id), '[]') from aged where is_unused) as unused
    from (select) as always left join last on true`,
  )
}

/**
 * Deletes those rows that a condition holds for and that nothing refers to; gives their ids. Who refers to a
 * row locks it first: a row that another transaction holds stays, and a reference that was committed while
 * rows were looked for is seen by the second statement.
 */
export async function deleteUnused(
  tx: Db,
  { table, isUnused }: Pick<Aging, 'table' | 'isUnused'>,
  where: Sql,
): Promise<string[]> {
  const rows = identifier(table)
  const locked = await readIds(
    tx,
    sql`select id from ${rows} where ${where} and ${isUnused} for update skip locked`,
  )
  if (locked.length === 0) return []
  return await readIds(
    tx,
    sql`delete from ${rows} where id = any(${idArray(locked)}) and ${isUnused} returning id`,
  )
}

async function readIds(tx: Db, statement: Sql): Promise<string[]> {
  return (await readRows(tx, idRow, statement)).map(({ id }) => id)
}
