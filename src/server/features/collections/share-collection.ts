import { z } from 'zod'
import type { Db } from '#server/db/database.ts'
import { findRow, sql } from '#server/db/sql.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { createShareKey, currentToken } from '#server/features/history/service.ts'
import { noSuchCollection } from './context.ts'

const purpose = 'shared collection'

type Deps = { db: Db; secret: string }
type Shared = { id: string; shareNonce: string | null; shareHash: string | null }

/**
 * Shares a collection of the caller and gives the address; one that is shared already has the same address again.
 * @throws AppError `NOT_FOUND` for another account's
 */
export async function shareCollection(deps: Deps, { user }: Member, id: string): Promise<string> {
  const { nonce, hash } = createShareKey(deps.secret, purpose)
  const shared = await findRow(
    deps.db,
    z.object({ shareNonce: z.string(), shareHash: z.string() }),
    sql`update collections set share_nonce = coalesce(share_nonce, ${nonce}), share_hash = coalesce(share_hash, ${hash})
    where id = ${id} and user_id = ${user.id} returning share_nonce as "shareNonce", share_hash as "shareHash"`,
  )
  const path = shared === null ? null : await sharePathOf(deps, { id, ...shared })
  if (path === null) throw noSuchCollection()
  return path
}

/** The address of a shared collection, as `currentToken` says; `null` for one that is not. */
export async function sharePathOf(
  deps: Deps,
  { id, shareNonce, shareHash: stored }: Shared,
): Promise<string | null> {
  if (shareNonce === null) return null
  const key = { purpose, nonce: shareNonce, hash: stored } as const
  const token = await currentToken(deps.secret, key, async ({ nonce, hash }) => {
    const { rowCount } = await deps.db.execute(sql`
      update collections set share_nonce = ${nonce}, share_hash = ${hash} where id = ${id} and share_nonce = ${shareNonce}`)
    return rowCount === 1
  })
  return token === null ? null : `/c/${token}`
}

/** Stops sharing at once; a later share has another address. @throws AppError `NOT_FOUND` for another account's */
export async function stopSharing({ db }: Pick<Deps, 'db'>, { user }: Member, id: string): Promise<void> {
  const { rowCount } = await db.execute(sql`
    update collections set share_nonce = null, share_hash = null where id = ${id} and user_id = ${user.id}`)
  if (rowCount !== 1) throw noSuchCollection()
}
