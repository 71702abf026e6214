import { z } from 'zod'
import type { Library, LibraryHighlight, LibraryVideo } from '#contract/runs.ts'
import type { Summary } from '#contract/summary.ts'
import { withSpeakers } from '#export/line-speakers.ts'
import { describeVideo } from '#product/describe-video.ts'
import { librarySizes } from '#product/limits.ts'
import { plans } from '#product/plans.ts'
import type { Db } from '#server/db/database.ts'
import { isoTime, readRows, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { presentSummary, readCorrected } from '#server/features/summaries/service.ts'
import type { CorrectedDeps } from '#server/features/summaries/service.ts'
import { isInWindow, isOwn } from '../context.ts'
import { findLine } from '../moments/read-moment.ts'
import { leadingLine } from '../sharing/shares.ts'

/** The newest summaries of an account, those of what it follows, and its last highlights. */
export async function readLibrary(deps: CorrectedDeps, member: Member): Promise<Library> {
  const isListed = sql`${isOwn(member)} and item.deleted_at is null and item.summary_id is not null
    and ${isInWindow(plans[member.plan].historyDays)}`
  const [own, followed, highlights] = await Promise.all([
    readRows(deps.db, videoRow, ownVideos(member, isListed)),
    readRows(deps.db, videoRow, followedVideos(member, isListed)),
    findHighlights(deps.db, isListed),
  ])
  const read = presentOnce(deps, member)
  return {
    videos: await Promise.all(own.map((row) => presentVideo(read, row))),
    followed: await Promise.all(followed.map((row) => presentVideo(read, row))),
    highlights: await presentHighlights(read, highlights),
  }
}

type ReadSummary = (id: string) => Promise<Summary | null>

/** A reader that presents each summary once, however many rows show something of it. */
function presentOnce(deps: CorrectedDeps, member: Member): ReadSummary {
  const known = new Map<string, Promise<Summary | null>>()
  return (id) => {
    const summary =
      known.get(id) ??
      readCorrected(deps, member, id).then((found) => (found === null ? null : presentSummary(found)))
    known.set(id, summary)
    return summary
  }
}

const videoRow = z.object({
  id: z.guid(),
  summaryId: z.guid(),
  videoId: z.string().nullable(),
  title: z.string().nullable(),
  channel: z.string().nullable(),
  durationSeconds: z.number().nullable(),
  source: z.string().nullable(),
  isUnseen: z.boolean(),
  createdAt: z.string(),
})

const itemColumns = sql`item.id, item.summary_id as "summaryId", transcripts.video_id as "videoId", transcripts.title,
  transcripts.channel, transcripts.duration_seconds as "durationSeconds", item.is_unseen as "isUnseen",
  ${isoTime(sql`item.created_at`)} as "createdAt"`
const newestFirst = sql`order by item.created_at desc, item.id`

/** The newest items that nothing followed brought. */
function ownVideos(member: Member, isListed: Sql): Sql {
  return sql`select ${itemColumns}, null::text as source
    from history_items as item join transcripts on transcripts.id = item.transcript_id
    where ${isListed} and not exists (
      select from followed_items where history_id = item.id and user_id = ${member.user.id})
    ${newestFirst} limit ${librarySizes.videos}`
}

/** The newest items of what the account follows, each with one of the sources that brought it. */
function followedVideos(member: Member, isListed: Sql): Sql {
  return sql`select ${itemColumns}, brought.title as source
    from (
      select distinct on (followed.history_id) followed.history_id, coalesce(watches.title, '') as title
      from followed_items as followed
      join watched_entries as entry on entry.id = followed.entry_id
      join watches on watches.id = entry.watch_id
      where followed.user_id = ${member.user.id} and followed.history_id is not null
    ) as brought
    join history_items as item on item.id = brought.history_id
    join transcripts on transcripts.id = item.transcript_id
    where ${isListed}
    ${newestFirst} limit ${librarySizes.followed}`
}

async function presentVideo(
  read: ReadSummary,
  { summaryId, source, ...row }: z.output<typeof videoRow>,
): Promise<LibraryVideo> {
  const { id, isUnseen, createdAt, ...video } = row
  const summary = await read(summaryId)
  const line = summary === null ? '' : leadingLine(summary)
  return { id, ...describeVideo(video), line: line === '' ? null : line, source, isUnseen, createdAt }
}

const highlightRow = z.object({
  id: z.guid(),
  summaryId: z.guid(),
  title: z.string().nullable(),
  line: z.string(),
  note: z.string(),
  createdAt: z.string(),
})

/** The last highlights in items for which `isListed` holds. */
async function findHighlights(db: Db, isListed: Sql): Promise<z.output<typeof highlightRow>[]> {
  return await readRows(
    db,
    highlightRow,
    sql`select item.id, item.summary_id as "summaryId", transcripts.title, highlights.line, highlights.note,
      ${isoTime(sql`highlights.created_at`)} as "createdAt"
    from history_items as item
    join highlights on highlights.item_id = item.id
    join transcripts on transcripts.id = item.transcript_id
    where ${isListed}
    order by highlights.created_at desc, highlights.id limit ${librarySizes.highlights}`,
  )
}

/** A line that a summary doesn't have any more is left out. */
async function presentHighlights(
  read: ReadSummary,
  rows: readonly z.output<typeof highlightRow>[],
): Promise<LibraryHighlight[]> {
  const highlights: LibraryHighlight[] = []
  for (const { id, summaryId, title, line, note, createdAt } of rows) {
    const summary = await read(summaryId)
    const said = summary === null ? null : findLine(summary, line)
    if (said === null) continue
    const { videoTitle } = describeVideo({ videoId: null, title, channel: null, durationSeconds: null })
    highlights.push({
      id,
      videoTitle,
      text: withSpeakers(said.text, said),
      note,
      second: said.second,
      createdAt,
    })
  }
  return highlights
}
