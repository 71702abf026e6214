import { sql } from '#server/db/sql.ts'
import { z } from 'zod'
import type { AskedVideo } from '#contract/questions.ts'
import { timingsSchema } from '#contract/transcripts.ts'
import type { Orm } from '#server/db/database.ts'
import { readRows } from '#server/db/read-rows.ts'
import { isInWindow } from '#server/features/history/context.ts'

const videoSchema = z.object({
  transcriptId: z.guid(),
  historyId: z.guid().nullable(),
  videoId: z.string().nullable(),
  videoTitle: z.string(),
  videoChannel: z.string().nullable(),
  timings: timingsSchema,
})

type Wanted = { userId: string; windowDays: number | null; transcriptIds: readonly string[] }

/** What transcripts of an account are of, each with the newest of its summaries that the plan shows, in the order of the ids. */
export async function readVideos(
  orm: Orm,
  { userId, windowDays, transcriptIds }: Wanted,
): Promise<AskedVideo[]> {
  const ids = sql`array(select jsonb_array_elements_text(${JSON.stringify(transcriptIds)}::jsonb)::uuid)`
  return await readRows(
    orm,
    videoSchema,
    sql`select transcripts.id as "transcriptId", transcripts.video_id as "videoId",
      coalesce(transcripts.title, '') as "videoTitle", transcripts.channel as "videoChannel", transcripts.timings,
      (select item.id from history_items as item
        where item.user_id = ${userId} and item.transcript_id = transcripts.id and item.summary_id is not null
          and item.deleted_at is null and ${isInWindow(windowDays)}
        order by item.created_at desc, item.id limit 1) as "historyId"
    from transcripts where transcripts.id = any(${ids}) order by array_position(${ids}, transcripts.id)`,
  )
}
