import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Orm } from '#server/db/database.ts'
import { findRow } from '#server/db/read-rows.ts'

/** Shares a summary under a new nonce, or leaves the one that it has; gives what is stored, `null` for no such item. */
export async function startSharing(
  orm: Orm,
  { own, id, nonce, hash }: { own: SQL; id: string; nonce: string; hash: string },
): Promise<{ shareNonce: string; shareHash: string } | null> {
  return await findRow(
    orm,
    z.object({ shareNonce: z.string(), shareHash: z.string() }),
    sql`update history_items as item set
      share_hash = coalesce(item.share_hash, ${hash}), share_nonce = coalesce(item.share_nonce, ${nonce})
    where ${own} and item.id = ${id} and item.summary_id is not null and item.deleted_at is null
    returning item.share_nonce as "shareNonce", item.share_hash as "shareHash"`,
  )
}

/** Replaces the nonce of an item; `false` when it has another one by now. */
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

/** The summary that is shared under a token with this hash; not while its item is deleted. */
export async function findShared(orm: Orm, hash: string): Promise<string | null> {
  const shared = await findRow(
    orm,
    z.object({ summaryId: z.guid() }),
    sql`select summary_id as "summaryId" from history_items where share_hash = ${hash} and deleted_at is null`,
  )
  return shared?.summaryId ?? null
}
