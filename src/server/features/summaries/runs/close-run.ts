import { sql } from '#server/db/sql.ts'
import type { PooledOrm } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { lockRun } from './repo.ts'
import { findPayers } from './requests-repo.ts'

/**
 * Lets nobody join a run any more: who asks for the same from now on gets a run of their own. `false`, and nothing changes, where
 * another number of callers than `seen` pays for it by now.
 */
export async function closeRun(orm: PooledOrm, id: string, seen: number): Promise<boolean> {
  return await transaction(orm, async (tx) => {
    // A run that is over has no key to be found by.
    if (!(await lockRun(tx, id))) return true
    if ((await findPayers(tx, id)).length !== seen) return false
    await tx.execute(sql`update runs set key = key || '/closed/' || id where id = ${id}`)
    return true
  })
}
