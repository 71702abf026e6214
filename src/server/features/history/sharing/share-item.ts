import { plans } from '#product/plans.ts'
import type { Orm } from '#server/db/database.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { isOwn, notInHistory } from '#server/features/history/context.ts'
import type { HistoryDeps } from '#server/features/history/context.ts'
import type { ShareKey } from '#server/features/history/items/repo.ts'
import { AppError } from '#server/lib/app-error.ts'
import { endSharing, renewShare, showQuestions, startSharing } from './repo.ts'
import { createShareKey, shareHash, shareToken } from './share-token.ts'

const purpose = 'shared page'

type Deps = { orm: Orm; secret: string }

/**
 * Shares a summary of the caller and gives the address; one that is shared already has the same address again. A summary
 * that the caller's plan locks can't be shared: the shared page would show what the lock withholds.
 * @throws AppError `NOT_FOUND` for the item of another owner, or one that the plan locks
 */
export async function shareItem(deps: Deps, actor: Actor, id: string): Promise<string> {
  const shared = await startSharing(deps.orm, {
    own: isOwn(actor),
    id,
    windowDays: plans[actor.plan].historyDays,
    ...createShareKey(deps.secret, purpose),
  })
  const path = shared === null ? null : await currentSharePath(deps, { id, ...shared })
  if (path === null) throw notInHistory()
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
  const token = shareToken(deps.secret, purpose, shareNonce)
  if (shareHash(token) === stored) return toPath(token)
  const { nonce, hash } = createShareKey(deps.secret, purpose)
  const isRenewed = await renewShare(deps.orm, { id, from: shareNonce, nonce, hash })
  return isRenewed ? toPath(shareToken(deps.secret, purpose, nonce)) : null
}

function toPath(token: string): string {
  return `/s/${token}`
}

/** Stops sharing at once; a later share has another address. @throws AppError `NOT_FOUND` for the item of another owner */
export async function stopSharing({ orm }: HistoryDeps, actor: Actor, id: string): Promise<void> {
  if (await endSharing(orm, isOwn(actor), id)) return
  throw notInHistory()
}

/**
 * Chooses whether the shared page of a summary of the caller shows the questions about it.
 * @throws AppError `NOT_FOUND` for the item of another owner, or one that is not shared
 */
export async function shareQuestions(
  { orm }: HistoryDeps,
  actor: Actor,
  { id, areShown }: { id: string; areShown: boolean },
): Promise<void> {
  if (await showQuestions(orm, { own: isOwn(actor), id, areShown })) return
  throw new AppError('NOT_FOUND', "This isn't shared.")
}
