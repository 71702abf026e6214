import { z } from 'zod'
import type { pageQuerySchema } from '#contract/pagination.ts'
import type { RecentItem, RecentPage } from '#contract/runs.ts'
import { describeVideo } from '#product/describe-video.ts'
import { recentDays } from '#product/limits.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'
import type { Db } from '#server/db/database.ts'
import { isOlder, newestFirstKey, cutPage, readCursor } from '#server/db/paging.ts'
import type { ItemPosition } from '#server/db/paging.ts'
import { isoTime, countRows, findRow, readRows, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { isOwnRun, listFailedRuns, markFailureSeen } from '#server/features/summaries/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { isInWindow, isOwn, notInHistory } from '../context.ts'

/** The name of this order of a list in its cursors. */
const order = 'recent'
const maxEnded = 10

/**
 * One page of what the caller was given in the last days, signed in or not, and what ended meanwhile without
 * a page that showed it: summaries, and failures with their reason.
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
  const isUnseen = sql`${isListed} and item.is_unseen`
  const [{ rows, total }, unseen, unseenCount, failed] = await Promise.all([
    findRecent(db, isListed, { after, limit: limit + 1 }),
    findUnseen(db, isUnseen, maxEnded),
    countRows(db, sql`select from history_items as item where ${isUnseen}`),
    listFailedRuns(deps, actor, { days: recentDays, limit: maxEnded }),
  ])
  const page = cutPage(rows, { order, limit })
  const ended = [...unseen.map((summary) => ({ outcome: 'done' as const, ...summary })), ...failed]
  return {
    items: page.rows.map(presentRecent),
    nextCursor: page.nextCursor,
    total,
    unseenCount,
    ended: ended.toSorted((one, other) => other.endedAt.localeCompare(one.endedAt)).slice(0, maxEnded),
  }
}

function presentRecent({ id, style, form, language, isUnseen, createdAt, ...video }: RecentRow): RecentItem {
  return { id, ...describeVideo(video), style, form, language, isUnseen, createdAt }
}

/**
 * Stores that a page of the caller has shown a summary or the failure of a run, so that no other page brings
 * it up again; of a summary `withOlder` that of all before it as well, which the page has shown as a list.
 * @throws AppError `NOT_FOUND` for the id of another owner
 */
export async function markSeen(
  deps: Pick<SummaryDeps, 'runs'>,
  actor: Actor,
  { id, withOlder }: { id: string; withOlder: boolean },
): Promise<void> {
  if (await clearUnseen(deps.runs.db, isOwn(actor), { id, withOlder })) return
  if (!(await isOwnRun(deps, actor, id))) throw notInHistory()
  await markFailureSeen(deps, actor, id)
}

const recentSchema = z.object({
  id: z.guid(),
  key: z.string(),
  videoId: z.string().nullable(),
  title: z.string().nullable(),
  channel: z.string().nullable(),
  durationSeconds: z.number().nullable(),
  style: z.enum(summaryStyles),
  form: z.string(),
  language: z.enum(summaryLanguages),
  isUnseen: z.boolean(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
})

/** A summary of a short list; `key` is its place in it. */
type RecentRow = z.output<typeof recentSchema>

const createdAt = isoTime(sql`item.created_at`)

/** The summaries after a position for which `isListed` holds, newest first, and their number. */
async function findRecent(
  db: Db,
  isListed: Sql,
  { after, limit }: { after: ItemPosition | null; limit: number },
): Promise<{ rows: RecentRow[]; total: number }> {
  const at = sql`item.created_at`
  const isBehind = isOlder(at, sql`item.id`, after)
  const rows = await readRows(
    db,
    recentSchema,
    sql`select item.id, ${newestFirstKey(at)}::text as key, transcripts.video_id as "videoId", transcripts.title,
      transcripts.channel, transcripts.duration_seconds as "durationSeconds", summaries.style, summaries.form, summaries.language,
      item.is_unseen as "isUnseen", ${createdAt} as "createdAt"
    from history_items as item
    join transcripts on transcripts.id = item.transcript_id
    join summaries on summaries.id = item.summary_id
    where ${isListed} and ${isBehind}
    order by item.created_at desc, item.id limit ${limit}`,
  )
  return { rows, total: await countRows(db, sql`select from history_items as item where ${isListed}`) }
}

const unseenRow = z.object({ historyId: z.guid(), endedAt: z.string() })

/** The summaries for which `isUnseen` holds, the newest first. */
async function findUnseen(
  db: Db,
  isUnseen: Sql,
  limit: number,
): Promise<{ historyId: string; endedAt: string }[]> {
  return await readRows(
    db,
    unseenRow,
    sql`select item.id as "historyId", ${createdAt} as "endedAt" from history_items as item
      where ${isUnseen} order by item.created_at desc, item.id limit ${limit}`,
  )
}

const isFoundRow = z.object({ isFound: z.boolean() })

/** Stores that a page showed a summary, by its id or its run's; `false` without such an id. */
async function clearUnseen(
  db: Db,
  own: Sql,
  { id, withOlder }: { id: string; withOlder: boolean },
): Promise<boolean> {
  const found = await findRow(
    db,
    isFoundRow,
    sql`with named as (
        select item.id, item.created_at from history_items as item
        where ${own} and (item.id = ${id} or item.run_id = ${id}) and item.summary_id is not null),
      cleared as (
        update history_items as item set is_unseen = false from named
        where ${own} and item.is_unseen
          and (item.id = named.id or (${withOlder} and item.created_at <= named.created_at)))
      select exists (select from named) as "isFound"`,
  )
  return found?.isFound === true
}
