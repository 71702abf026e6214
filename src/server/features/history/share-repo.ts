import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'

/** Shares a summary under a new nonce, or leaves the one that it has; gives what is stored, `null` for no such item. */
export async function startSharing(
  orm: Orm,
  { own, id, nonce, hash }: { own: SQL; id: string; nonce: string; hash: string },
): Promise<{ shareNonce: string; shareHash: string } | null> {
  const { rows } = await orm.execute<{ shareNonce: string; shareHash: string }>(sql`
    update history_items as item set
      share_hash = coalesce(item.share_hash, ${hash}), share_nonce = coalesce(item.share_nonce, ${nonce})
    where ${own} and item.id = ${id} and item.summary_id is not null and item.deleted_at is null
    returning item.share_nonce as "shareNonce", item.share_hash as "shareHash"`)
  return rows[0] ?? null
}

/** Puts a new nonce in the place of one; `false` when it isn't the one of the item any more. */
export async function renewShare(
  orm: Orm,
  { id, from, nonce, hash }: { id: string; from: string; nonce: string; hash: string },
): Promise<boolean> {
  const { rowCount } = await orm.execute(sql`
    update history_items set share_nonce = ${nonce}, share_hash = ${hash}
    where id = ${id} and share_nonce = ${from}`)
  return rowCount === 1
}

/** Stops sharing; `false` for no such item. */
export async function endSharing(orm: Orm, own: SQL, id: string): Promise<boolean> {
  const { rowCount } = await orm.execute(sql`
    update history_items as item set share_hash = null, share_nonce = null
    where ${own} and item.id = ${id} and item.deleted_at is null`)
  return rowCount === 1
}

/** The summary that is shared under a token with this hash; not while it is off its owner's list. */
export async function findShared(orm: Orm, hash: string): Promise<string | null> {
  const { rows } = await orm.execute<{ summaryId: string }>(sql`
    select summary_id as "summaryId" from history_items where share_hash = ${hash} and deleted_at is null`)
  return rows[0]?.summaryId ?? null
}
