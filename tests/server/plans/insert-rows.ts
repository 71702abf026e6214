import type { Database } from '#server/db/database.ts'

/** The columns of a table, each by an expression of the number `n` of the row. */
export type SeededTable = readonly [table: string, columns: Readonly<Record<string, string>>]

/** Inserts so many rows into each of the tables, without looking at what they refer to, and lets the planner know. */
export async function insertRows(
  pool: Database['pool'],
  tables: readonly SeededTable[],
  count: number,
): Promise<void> {
  await addRows(pool, tables, { from: 1, to: count })
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('vacuum analyze')
  } finally {
    client.release(true)
  }
}

/** Inserts the rows with these numbers into each of the tables, without looking at what they refer to. */
export async function addRows(
  pool: Database['pool'],
  tables: readonly SeededTable[],
  { from, to }: { from: number; to: number },
): Promise<void> {
  const client = await pool.connect()
  try {
    // The rows fit together by how they are named, so that nothing needs to be looked up.
    await client.query('set session_replication_role = replica; set statement_timeout = 0')
    for (const [table, columns] of tables) {
      const names = Object.keys(columns).join(', ')
      const values = Object.values(columns).join(', ')
      await client.query(
        `insert into ${table} (${names}) select ${values} from generate_series(${from}, ${to}) as n`,
      )
    }
  } finally {
    client.release(true)
  }
}
