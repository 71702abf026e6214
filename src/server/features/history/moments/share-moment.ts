import { plans } from '#product/plans.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { presentSummary } from '#server/features/summaries/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CallLimit } from '#server/rate-limit/call-limits.ts'
import { isOwn, notInHistory } from '../context.ts'
import { deleteOfLine, findOwnSummary } from '../items/repo.ts'
import { createShareKey, currentToken } from '../sharing/shares.ts'
import { findLine } from './read-moment.ts'
import { listMoments, putMoment, renewMoment } from './repo.ts'
import type { StoredMoment } from './repo.ts'

const purpose = 'shared moment'

const perOwner: CallLimit = {
  limit: 20,
  windowSeconds: 60,
  detail: "You've shared many lines in a short time.",
}

type Deps = Pick<SummaryDeps, 'db' | 'summaries' | 'callCounter'> & { secret: string }
type KeyDeps = { db: Db; secret: string }

/** A shared line and its address. */
export type SharedLine = { line: string; momentPath: string }

/**
 * Shares a line of a summary of the caller; one that is shared already has the same address again. A line that the
 * caller's plan doesn't show can't be shared.
 * @throws AppError `NOT_FOUND` for the summary of another owner, or a line that it doesn't have
 */
export async function shareMoment(
  deps: Deps,
  actor: Actor,
  { id, line }: { id: string; line: string },
): Promise<SharedLine> {
  const own = isOwn(actor)
  const item = await findOwnSummary(deps.db, { own, id, windowDays: plans[actor.plan].historyDays })
  if (item === null || !item.isInView) throw notInHistory()
  await deps.callCounter.count(`moments/${actor.user?.id ?? actor.visitorId ?? ''}`, perOwner)
  const found = await deps.summaries.read(item.summaryId)
  if (found === null || findLine(presentSummary(found), line) === null) {
    throw new AppError('NOT_FOUND', 'This summary has no such line.')
  }
  const { nonce, hash } = createShareKey(deps.secret, purpose)
  const stored = await putMoment(deps.db, { own, itemId: item.id, line, nonce, hash })
  const shared = stored === null ? null : await currentMoment(deps, stored)
  if (shared === null) throw notInHistory()
  return shared
}

/** The shared lines of a summary of the caller. @throws AppError `NOT_FOUND` for the summary of another owner */
export async function listShared(deps: KeyDeps, actor: Actor, id: string): Promise<SharedLine[]> {
  const item = await findOwnSummary(deps.db, { own: isOwn(actor), id, windowDays: null })
  if (item === null) throw notInHistory()
  return await currentMoments(deps, item.id)
}

/** The shared lines of an item with their addresses. */
export async function currentMoments(deps: KeyDeps, itemId: string): Promise<SharedLine[]> {
  const stored = await listMoments(deps.db, itemId)
  const shared = await Promise.all(stored.map((moment) => currentMoment(deps, moment)))
  return shared.filter((each) => each !== null)
}

/** Stops sharing a line at once; a later share has another address. @throws AppError `NOT_FOUND` for the item of another owner */
export async function stopMoment(
  { db }: { db: Db },
  actor: Actor,
  { id, line }: { id: string; line: string },
): Promise<void> {
  if (!(await deleteOfLine(db, 'moments', { own: isOwn(actor), id, line }))) throw notInHistory()
}

/** A shared line with its address, which is a new one where the server's secret changed since. */
async function currentMoment(deps: KeyDeps, stored: StoredMoment): Promise<SharedLine | null> {
  const { id, line, nonce, tokenHash } = stored
  const token = await currentToken(deps.secret, { purpose, nonce, hash: tokenHash }, (renewed) =>
    renewMoment(deps.db, { id, from: nonce, ...renewed }),
  )
  return token === null ? null : { line, momentPath: `/m/${token}` }
}
