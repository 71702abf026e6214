import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from './database.ts'

/** Rows that one statement of a sweep deletes. */
const batchSize = 1000

/**
 * Deletes all rows of a table that a condition holds for, a batch at a time, so that no statement locks many rows or
 * takes long. Rows that another transaction holds are left for the next time. `key` is the primary key.
 */
export async function deleteInBatches(
  orm: Orm,
  { table, key = 'id', where }: { table: string; key?: string; where: SQL },
): Promise<void> {
  const [name, column] = [sql.identifier(table), sql.identifier(key)]
  for (let deleted = batchSize; deleted === batchSize;) {
    const { rowCount } = await orm.execute(sql`
      delete from ${name} where ${column} in (
        select ${column} from ${name} where ${where} limit ${batchSize} for update skip locked)`)
    deleted = rowCount ?? 0
  }
}

/** Holds for what is older than some days, by the clock of the database. */
export function isOlderThan(column: SQL, days: number): SQL {
  return sql`${column} < ledger_now() - ${days} * interval '1 day'`
}
