import type { Database } from '#server/db/database.ts'

/** The state of each reservation with the reason of its release, from the oldest on. */
export async function reservationsOf({ pool }: Pick<Database, 'pool'>): Promise<string[]> {
  const { rows } = await pool.query<{ reservation: string }>(
    `select concat_ws(' ', state, reason) as reservation from reservations order by created_at`,
  )
  return rows.map(({ reservation }) => reservation)
}
