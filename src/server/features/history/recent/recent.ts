import type { z } from 'zod'
import type { pageQuerySchema } from '#contract/pagination.ts'
import type { RecentItem, RecentPage } from '#contract/recent.ts'
import { recentDays } from '#product/limits.ts'
import { sql } from '#server/db/sql.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { isOwnRun, listFailedRuns, markFailureSeen } from '#server/features/summaries/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { describeVideo } from '#server/features/transcripts/service.ts'
import { cutPage, readCursor } from '#server/lib/paging/page-cursor.ts'
import { isInWindow, isOwn, notInHistory } from '../context.ts'
import { clearUnseen, findRecent, findUnseen } from './repo.ts'
import type { RecentRow } from './repo.ts'

/** The name of this order of a list in its cursors. */
const order = 'recent'
const maxEnded = 10

/**
 * One page of what the caller was given in the last days, signed in or not, and what ended meanwhile without a page that
 * showed it: summaries, and failures with their reason.
 * @throws AppError `INVALID_REQUEST` for a cursor of another list
 */
export async function listRecent(
  deps: Pick<SummaryDeps, 'runs'>,
  actor: Actor,
  { cursor, limit }: z.output<typeof pageQuerySchema>,
): Promise<RecentPage> {
  const after = cursor === undefined ? null : readCursor(order, cursor, 'number')
  const { db } = deps.runs
  const isListed = sql`${isOwn(actor)} and item.deleted_at is null and item.summary_id is not null
    and ${isInWindow(recentDays)}`
  const [{ rows, total }, unseen, failed] = await Promise.all([
    findRecent(db, isListed, { after, limit: limit + 1 }),
    findUnseen(db, isListed, maxEnded),
    listFailedRuns(deps, actor, { days: recentDays, limit: maxEnded }),
  ])
  const page = cutPage(rows, { order, limit })
  const ended = [...unseen.map((summary) => ({ outcome: 'done' as const, ...summary })), ...failed]
  return {
    items: page.rows.map(presentRecent),
    nextCursor: page.nextCursor,
    total,
    ended: ended.toSorted((one, other) => other.endedAt.localeCompare(one.endedAt)).slice(0, maxEnded),
  }
}

function presentRecent({ id, style, form, language, isUnseen, createdAt, ...video }: RecentRow): RecentItem {
  return { id, ...describeVideo(video), style, form, language, isUnseen, createdAt }
}

/**
 * Stores that a page of the caller has shown a summary or the failure of a run, so that no other page brings it up again.
 * @throws AppError `NOT_FOUND` for the id of another owner
 */
export async function markSeen(deps: Pick<SummaryDeps, 'runs'>, actor: Actor, id: string): Promise<void> {
  if (await clearUnseen(deps.runs.db, isOwn(actor), id)) return
  if (!(await isOwnRun(deps, actor, id))) throw notInHistory()
  await markFailureSeen(deps, actor, id)
}
