import { z } from 'zod'
import type { Db } from '#server/db/database.ts'
import { findRow, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { isInWindow } from '../context.ts'

type NewShare = { own: Sql; id: string; windowDays: number | null; nonce: string; hash: string }

/**
 * Shares a summary under a new nonce, or leaves the one that it has; gives what is stored, `null` for no such item and for
 * one outside of the window that is not shared yet.
 */
export async function startSharing(
  db: Db,
  { own, id, windowDays, nonce, hash }: NewShare,
): Promise<{ shareNonce: string; shareHash: string } | null> {
  return await findRow(
    db,
    z.object({ shareNonce: z.string(), shareHash: z.string() }),
    sql`update history_items as item set
      share_hash = coalesce(item.share_hash, ${hash}), share_nonce = coalesce(item.share_nonce, ${nonce})
    where ${own} and item.id = ${id} and item.summary_id is not null and item.deleted_at is null
      and (item.share_hash is not null or ${isInWindow(windowDays)})
    returning item.share_nonce as "shareNonce", item.share_hash as "shareHash"`,
  )
}

/** Replaces the nonce of an item; `false` when it has another one by now. */
export async function renewShare(
  db: Db,
  { id, from, nonce, hash }: { id: string; from: string; nonce: string; hash: string },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update history_items set share_nonce = ${nonce}, share_hash = ${hash}
    where id = ${id} and share_nonce = ${from}`)
  return rowCount === 1
}

/** Stops sharing; `false` for no such item. */
export async function endSharing(db: Db, own: Sql, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update history_items as item set share_hash = null, share_nonce = null, shares_questions = false
    where ${own} and item.id = ${id} and item.deleted_at is null`)
  return rowCount === 1
}

/** Shows the questions on the shared page of an item, or hides them; `false` for an item that is not shared. */
export async function showQuestions(
  db: Db,
  { own, id, areShown }: { own: Sql; id: string; areShown: boolean },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update history_items as item set shares_questions = ${areShown}
    where ${own} and item.id = ${id} and item.share_hash is not null and item.deleted_at is null`)
  return rowCount === 1
}

const sharedSchema = z.object({ itemId: z.guid(), summaryId: z.guid(), sharesQuestions: z.boolean() })

/** The summary that is shared under a token with this hash; not while its item is deleted. */
export async function findShared(db: Db, hash: string): Promise<z.output<typeof sharedSchema> | null> {
  return await findRow(
    db,
    sharedSchema,
    sql`select id as "itemId", summary_id as "summaryId", shares_questions as "sharesQuestions"
    from history_items where share_hash = ${hash} and summary_id is not null and deleted_at is null`,
  )
}
