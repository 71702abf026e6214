import type { Database } from '#server/db/database.ts'
import { withClient } from '#server/db/pool.ts'

/** The columns of a table, each by an expression of the number `n` of the row. */
export type SeededTable = readonly [table: string, columns: Readonly<Record<string, string>>]

/** A connection of its own: a million rows take longer than a connection of the pool may be silent. */
type Seeded = Pick<Database, 'connection'>

/**
 * Inserts so many rows into each of the tables, without looking at what they refer to, and lets the planner
 * know.
 */
export async function insertRows(
  database: Seeded,
  tables: readonly SeededTable[],
  count: number,
): Promise<void> {
  await addRows(database, tables, { from: 1, to: count })
  await withClient(database.connection, (client) => client.query('vacuum analyze'))
}

/** Inserts the rows with these numbers into each of the tables, without looking at what they refer to. */
export async function addRows(
  { connection }: Seeded,
  tables: readonly SeededTable[],
  { from, to }: { from: number; to: number },
): Promise<void> {
  await withClient(connection, async (client) => {
    // The rows fit together by how they are named, so that nothing needs to be looked up.
    await client.query('set session_replication_role = replica')
    for (const [table, columns] of tables) {
      const names = Object.keys(columns).join(', ')
      const values = Object.values(columns).join(', ')
      await client.query(
        `insert into ${table} (${names}) select ${values} from generate_series(${from}, ${to}) as n`,
      )
    }
  })
}
