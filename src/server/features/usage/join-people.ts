import { sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { moveVisitors } from '#server/features/accounts/service.ts'

/**
 * Makes one person of two, in the caller's transaction: what either used counts for both. Only for people who are
 * proven to be the same.
 */
export async function joinPeople(tx: Orm, { from, into }: { from: string; into: string }): Promise<void> {
  if (from === into) return
  // In one order everywhere, so that no two joins wait for each other.
  await tx.execute(sql`select from people where id in (${from}, ${into}) order by id for update`)
  await tx.execute(sql`update places set person_id = ${into} where person_id = ${from}`)
  await moveVisitors(tx, { from, into })
}
