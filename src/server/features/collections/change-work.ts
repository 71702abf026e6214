import { sql } from '#server/db/sql.ts'
import type { Collection } from '#contract/collections.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Member } from '#server/features/accounts/service.ts'
import type { CollectionDeps } from './context.ts'
import { getCollection, requireCollection } from './own-collections.ts'

type Action = 'pause' | 'resume' | 'retry'

/**
 * Pauses the work on a collection, which lets the videos at work finish; goes on with it; or tries again what failed.
 * @throws AppError `NOT_FOUND` for another account's
 */
export async function changeWork(
  deps: CollectionDeps,
  actor: Member,
  { id, action }: { id: string; action: Action },
): Promise<Collection> {
  await requireCollection(deps, actor, id)
  await transaction(deps.db, async (tx) => {
    await tx.execute(sql`select from collections where id = ${id} for update`)
    if (action === 'retry') {
      await tx.execute(sql`
        update collection_items set state = 'waiting', problem = null, attempts = 0, due_at = null
        where collection_id = ${id} and state = 'failed'`)
    }
    const isOpen = sql`exists (select from collection_items
      where collection_id = ${id} and state in ('waiting', 'working'))`
    await tx.execute(
      action === 'pause'
        ? sql`update collections set state = 'paused', paused_by = 'owner', resumes_at = null
            where id = ${id} and state <> 'ended'`
        : sql`update collections set state = case when ${isOpen} then 'working' else 'ended' end,
            paused_by = null, resumes_at = null where id = ${id}`,
    )
  })
  return await getCollection(deps, actor, id)
}
