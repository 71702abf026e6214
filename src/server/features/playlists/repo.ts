import { z } from 'zod'
import { listedVideoSchema, listFactsSchema } from '#contract/playlists.ts'
import type { ListFacts } from '#contract/playlists.ts'
import { retentionDays } from '#product/retention.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, idRow, readRow, readRows, sql, textArray } from '#server/db/sql.ts'
import { isOlderThan } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'
import type { ListedVideo } from '#server/ports/video-sources.ts'

const storedSchema = z.object({
  id: z.guid(),
  list: listFactsSchema,
  videos: z.array(listedVideoSchema),
  isWhole: z.boolean(),
})
/** A list with all its videos. */
export type StoredVideos = z.output<typeof storedSchema>

const columns = sql`id, facts as list, videos, is_whole as "isWhole"`

/** A list of this name that was stored in the last minutes; one that is whole, or any. */
export async function findRecentList(db: Db, key: string, minutes: number): Promise<StoredVideos | null> {
  return await findRow(
    db,
    storedSchema,
    sql`select ${columns} from video_lists
    where list_key = ${key} and is_whole and created_at > ledger_now() - ${minutes} * interval '1 minute'
    order by created_at desc limit 1`,
  )
}

/** The list with this id; `null` when it is not stored any more. */
export async function findList(db: Db, id: string): Promise<StoredVideos | null> {
  return await findRow(db, storedSchema, sql`select ${columns} from video_lists where id = ${id}`)
}

/** Stores a list and gives its id. */
export async function insertList(
  db: Db,
  key: string,
  { list, videos, isWhole }: { list: ListFacts; videos: readonly ListedVideo[]; isWhole: boolean },
): Promise<string> {
  const { id } = await readRow(
    db,
    idRow,
    sql`insert into video_lists (list_key, facts, videos, is_whole, created_at)
    values (${key}, ${JSON.stringify(list)}::jsonb, ${JSON.stringify(videos)}::jsonb, ${isWhole}, ledger_now())
    returning id`,
  )
  return id
}

const summarizedRow = z.object({ videoId: z.string(), historyId: z.guid() })

/**
 * The newest summary of each of these videos in the history of an account, by the id of the video; of the
 * days that the plan shows, and where a form is given in that one.
 */
export async function findSummarized(
  db: Db,
  { userId, windowDays, form }: { userId: string; windowDays: number | null; form: string | null },
  videoIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await readRows(
    db,
    summarizedRow,
    sql`select distinct on (transcripts.video_id) transcripts.video_id as "videoId", item.id as "historyId"
    from history_items as item join transcripts on transcripts.id = item.transcript_id
    where item.user_id = ${userId} and item.summary_id is not null and item.deleted_at is null
      and (${windowDays}::int is null or item.created_at > ledger_now() - ${windowDays}::int * interval '1 day')
      and (${form}::text is null or item.form = ${form}::text) and transcripts.origin <> 'pasted'
      and transcripts.video_id = any(${textArray(videoIds)})
    order by transcripts.video_id, item.created_at desc`,
  )
  return new Map(rows.map(({ videoId, historyId }) => [videoId, historyId]))
}

/** Stored lists that nobody chooses from any more. */
export const dueLists: Due = {
  table: 'video_lists',
  by: 'created_at',
  where: isOlderThan(sql`created_at`, retentionDays.videoList),
}
