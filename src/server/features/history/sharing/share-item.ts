import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Orm } from '#server/db/database.ts'
import { purposeKey } from '#server/features/accounts/service.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { isOwn } from '#server/features/history/context.ts'
import type { HistoryDeps } from '#server/features/history/context.ts'
import type { ShareKey } from '#server/features/history/items/repo.ts'
import { AppError } from '#server/lib/app-error.ts'
import { endSharing, renewShare, startSharing } from './repo.ts'

const nonceBytes = 16

type Deps = { orm: Orm; secret: string }

/**
 * Shares a summary of the caller and gives the address; one that is shared already has the same address again.
 * @throws AppError `NOT_FOUND` for the item of another owner
 */
export async function shareItem(deps: Deps, actor: Actor, id: string): Promise<string> {
  const shared = await startSharing(deps.orm, { own: isOwn(actor), id, ...createKey(deps) })
  const path = shared === null ? null : await currentSharePath(deps, { id, ...shared })
  if (path === null) throw new AppError('NOT_FOUND', 'This is not in your history.')
  return path
}

/**
 * The address of a shared page; `null` for what isn't shared. Where the server's secret changed since, the stored nonce
 * no longer leads to the page: it is renewed, and the address is a new one.
 */
export async function currentSharePath(
  deps: Deps,
  { id, shareNonce, shareHash: stored }: ShareKey,
): Promise<string | null> {
  if (shareNonce === null) return null
  const token = shareToken(deps.secret, shareNonce)
  if (shareHash(token) === stored) return toPath(token)
  const { nonce, hash } = createKey(deps)
  const isRenewed = await renewShare(deps.orm, { id, from: shareNonce, nonce, hash })
  return isRenewed ? toPath(shareToken(deps.secret, nonce)) : null
}

function createKey({ secret }: Deps): { nonce: string; hash: string } {
  const nonce = randomBytes(nonceBytes).toString('base64url')
  return { nonce, hash: shareHash(shareToken(secret, nonce)) }
}

function toPath(token: string): string {
  return `/s/${token}`
}

/** Stops sharing at once; a later share has another address. @throws AppError `NOT_FOUND` for the item of another owner */
export async function stopSharing({ orm }: HistoryDeps, actor: Actor, id: string): Promise<void> {
  if (await endSharing(orm, isOwn(actor), id)) return
  throw new AppError('NOT_FOUND', 'This is not in your history.')
}

/** 128 bits, which cannot be guessed. */
const tokenBytes = 16

/**
 * The token of a shared page, made of the nonce and the server's secret each time, so that the rows of the database open
 * no page.
 */
function shareToken(secret: string, nonce: string): string {
  return createHmac('sha256', purposeKey(secret, 'shared page'))
    .update(nonce)
    .digest()
    .subarray(0, tokenBytes)
    .toString('base64url')
}

/** The stored hash of a token. */
export function shareHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
