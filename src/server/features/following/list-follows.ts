import type { Follow, FollowedItem } from '#contract/follows.ts'
import { AppError } from '#core/app-error.ts'
import { plans } from '#product/plans.ts'
import type { PooledDb } from '#server/db/database.ts'
import { readPage } from '#server/db/paging.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { readBrief } from '#server/features/digests/service.ts'
import { requireChosenForm, presentChosenForm } from '#server/features/forms/service.ts'
import type { FormContext } from '#server/features/forms/service.ts'
import type { CorrectedDeps } from '#server/features/summaries/service.ts'
import type { FollowDeps } from './context.ts'
import { deleteFollow, retryItem, selectFollows, selectItems, updateForm } from './follows-repo.ts'
import type { FollowRow, ItemRow } from './follows-repo.ts'

type Deps = Pick<FollowDeps, 'db' | 'engine'>

/** The follows of an account. */
export async function listFollows({ db, engine }: Deps, { user, plan }: Member): Promise<Follow[]> {
  return (await selectFollows(db, user.id)).map((row) => presentFollow(row, { plan, engine }))
}

/** A follow of an account. @throws AppError `NOT_FOUND` */
export async function getFollow({ db, engine }: Deps, { user, plan }: Member, id: string): Promise<Follow> {
  return presentFollow(await requireFollow(db, user.id, id), { plan, engine })
}

/**
 * Chooses another form for what a follow brings from now on.
 * @throws AppError `NOT_FOUND`, and what choosing a form throws
 */
export async function changeFollowForm(
  deps: Deps,
  actor: Member,
  { id, form }: { id: string; form: string },
): Promise<Follow> {
  await requireFollow(deps.db, actor.user.id, id)
  await updateForm(deps.db, actor.user.id, id, await requireChosenForm(deps, actor, form))
  return await getFollow(deps, actor, id)
}

async function requireFollow(db: PooledDb, userId: string, id: string): Promise<FollowRow> {
  const [row] = await selectFollows(db, userId, id)
  if (row === undefined) throw notFollowed()
  return row
}

type ItemsQuery = { followId: string; cursor?: string | undefined; limit: number }
const order = 'followed-items'

/**
 * One page of the videos that a follow of an account brought.
 * @throws AppError `NOT_FOUND`, `INVALID_REQUEST`
 */
export async function listItems(
  deps: CorrectedDeps & { db: PooledDb },
  { user, plan }: Member,
  { followId, cursor, limit }: ItemsQuery,
): Promise<{ items: FollowedItem[]; nextCursor: string | null; total: number }> {
  await requireFollow(deps.db, user.id, followId)
  const windowDays = plans[plan].historyDays
  const { rows, ...facts } = await readPage({ order, cursor, limit }, (slice) =>
    selectItems(deps.db, { userId: user.id, followId, windowDays, ...slice }),
  )
  const items: FollowedItem[] = []
  // One after the other: each reads a summary.
  for (const { summaryId, ...row } of rows) {
    const { gist, durationSeconds, lineSeconds } = await readBrief(deps, user.id, summaryId)
    items.push({ ...presentItem(row), gist, durationSeconds, lineSeconds })
  }
  return { items, ...facts }
}

/** Ends a follow of an account. @throws AppError `NOT_FOUND` */
export async function unfollow(db: PooledDb, userId: string, id: string): Promise<void> {
  if (!(await deleteFollow(db, userId, id))) throw notFollowed()
}

/**
 * Tries a failed video of an account again.
 * @throws AppError `NOT_FOUND` for one that did not fail, or is not its own
 */
export async function retryFollowed(db: PooledDb, userId: string, id: string): Promise<void> {
  const isTried = await transaction(db, (tx) => retryItem(tx, userId, id))
  if (!isTried) throw new AppError('NOT_FOUND', "There's no failed video to try again here.")
}

function notFollowed(): AppError {
  return new AppError('NOT_FOUND', "You don't follow this.")
}

/** A follow as it goes on the wire, for its account. */
function presentFollow({ form, formName, ...row }: FollowRow, context: FormContext): Follow {
  return { ...presentFollowed(row), form: presentChosenForm({ form, formName }, context) }
}

/** The facts of a follow, except those about the form of its summaries. */
export function presentFollowed({
  followedKey,
  failureCode,
  kind,
  ...follow
}: Omit<FollowRow, 'form' | 'formName'>): Omit<Follow, 'form'> {
  return { ...follow, kind, url: pageOf(kind, followedKey), isFailing: failureCode !== null }
}

function pageOf(kind: FollowRow['kind'], followedKey: string): string {
  if (kind === 'podcast') return followedKey
  return kind === 'channel'
    ? `https://www.youtube.com/channel/${followedKey}`
    : `https://www.youtube.com/playlist?list=${followedKey}`
}

type Facts = Omit<FollowedItem, 'gist' | 'durationSeconds' | 'lineSeconds'>

/** A followed video as it goes on the wire, without its summary. */
function presentItem({ failureDetail, failureCode, key: _key, ...item }: Omit<ItemRow, 'summaryId'>): Facts {
  const hasReason = item.state === 'waiting' || item.state === 'failed'
  return {
    ...item,
    reason: hasReason ? failureDetail : null,
    reasonCode: hasReason ? failureCode : null,
  }
}
