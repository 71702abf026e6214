import { z } from 'zod'
import type { Library, LibraryHighlight, LibraryVideo } from '#contract/runs.ts'
import { withSpeakers } from '#evidence/line-speakers.ts'
import { librarySizes } from '#product/limits.ts'
import { plans } from '#product/plans.ts'
import type { Db } from '#server/db/database.ts'
import { isoTime, readRows, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { presentSummary } from '#server/features/summaries/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { describeVideo } from '#server/features/transcripts/service.ts'
import { isInWindow, isOwn } from '../context.ts'
import { findLine } from '../moments/read-moment.ts'
import { leadingLine } from '../sharing/shares.ts'

type Deps = Pick<SummaryDeps, 'db' | 'summaries'>

/** The newest summaries of an account, those of what it follows, and its last highlights. */
export async function readLibrary(deps: Deps, member: Member): Promise<Library> {
  const isListed = sql`${isOwn(member)} and item.deleted_at is null and item.summary_id is not null
    and ${isInWindow(plans[member.plan].historyDays)}`
  const userId = member.user.id
  const [videos, followed, highlights] = await Promise.all([
    findVideos(deps.db, userId, {
      isListed: sql`${isListed} and brought.title is null`,
      limit: librarySizes.videos,
    }),
    findVideos(deps.db, userId, {
      isListed: sql`${isListed} and brought.title is not null`,
      limit: librarySizes.followed,
    }),
    findHighlights(deps.db, isListed),
  ])
  return {
    videos: await Promise.all(videos.map((row) => presentVideo(deps, row))),
    followed: await Promise.all(followed.map((row) => presentVideo(deps, row))),
    highlights: await presentHighlights(deps, highlights),
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

/** The newest items for which `isListed` holds; `brought` is the followed source that an item came from. */
async function findVideos(
  db: Db,
  userId: string,
  { isListed, limit }: { isListed: Sql; limit: number },
): Promise<z.output<typeof videoRow>[]> {
  return await readRows(
    db,
    videoRow,
    sql`select item.id, item.summary_id as "summaryId", transcripts.video_id as "videoId", transcripts.title,
      transcripts.channel, transcripts.duration_seconds as "durationSeconds", brought.title as source,
      item.is_unseen as "isUnseen", ${isoTime(sql`item.created_at`)} as "createdAt"
    from history_items as item
    join transcripts on transcripts.id = item.transcript_id
    left join (
      select distinct on (followed.history_id) followed.history_id, coalesce(watches.title, '') as title
      from followed_items as followed
      join watched_entries as entry on entry.id = followed.entry_id
      join watches on watches.id = entry.watch_id
      where followed.user_id = ${userId} and followed.history_id is not null
    ) as brought on brought.history_id = item.id
    where ${isListed}
    order by item.created_at desc, item.id limit ${limit}`,
  )
}

async function presentVideo(
  { summaries }: Deps,
  { summaryId, source, ...row }: z.output<typeof videoRow>,
): Promise<LibraryVideo> {
  const { id, isUnseen, createdAt, ...video } = row
  const found = await summaries.read(summaryId)
  const line = found === null ? '' : leadingLine(presentSummary(found))
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
  { summaries }: Deps,
  rows: readonly z.output<typeof highlightRow>[],
): Promise<LibraryHighlight[]> {
  const highlights: LibraryHighlight[] = []
  for (const { id, summaryId, title, line, note, createdAt } of rows) {
    const found = await summaries.read(summaryId)
    const said = found === null ? null : findLine(presentSummary(found), line)
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
