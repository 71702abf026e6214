import { z } from 'zod'
import { retentionDays } from '#product/retention.ts'
import type { PooledDb } from '#server/db/database.ts'
import { idArray, idRow, readRows, sql } from '#server/db/sql.ts'
import { deleteInBatches, hasNo, inBatches, isOlderThan, sweptAtOnce } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import type { AccountHook } from '#server/features/accounts/service.ts'
import { selectFollows } from './follows-repo.ts'
import { presentFollowed } from './list-follows.ts'

const itemSchema = z.object({
  url: z.string(),
  title: z.string().nullable(),
  state: z.string(),
  historyId: z.guid().nullable(),
  reason: z.string().nullable(),
})

/** Exports and deletes what an account follows. */
export const followingHook: AccountHook = {
  name: 'following',
  export: async (db, userId) => ({
    follows: (await selectFollows(db, userId)).map(({ formName: _name, form, ...source }) => ({
      ...presentFollowed(source),
      form,
    })),
    videos: await readRows(
      db,
      itemSchema,
      sql`select entry.url, entry.title, item.state, item.history_id as "historyId", item.failure_detail as reason
        from followed_items as item join watched_entries as entry on entry.id = item.entry_id
        where item.user_id = ${userId} order by item.created_at, item.id`,
    ),
  }),
  purge: async (tx, userId) => {
    await tx.execute(sql`delete from follows where user_id = ${userId}`)
  },
}

/** The states of videos that are past their retention. */
export const dueFollowedItems: Due = {
  table: 'followed_items',
  by: 'changed_at',
  where: sql`state in ('done', 'failed') and ${isOlderThan(sql`changed_at`, retentionDays.followedItem)}`,
}

/** Deletes the states of videos that are past their retention, and sources that nobody follows any more. */
export async function sweepFollowing({ db }: { db: PooledDb }, signal: AbortSignal): Promise<void> {
  await deleteInBatches(db, dueFollowedItems, signal)
  await inBatches({ size: sweptAtOnce, signal }, (size) => deleteUnfollowed(db, size))
}

const isUnfollowed = hasNo(sql`select from follows where follows.watch_id = watches.id`)

/** Deletes unfollowed feeds. A new follower locks the row meanwhile, and the second statement sees it. */
async function deleteUnfollowed(db: PooledDb, size: number): Promise<number> {
  return await transaction(db, async (tx) => {
    const rows = await readRows(
      tx,
      idRow,
      sql`select id from watches where ${isUnfollowed} order by next_poll_at limit ${size} for update skip locked`,
    )
    const ids = idArray(rows.map(({ id }) => id))
    await tx.execute(sql`delete from watches where id = any(${ids}) and ${isUnfollowed}`)
    return rows.length
  })
}
