import { sql } from '#server/db/sql.ts'
import { z } from 'zod'
import type { Orm } from '#server/db/database.ts'
import { countRows, readRows } from '#server/db/read-rows.ts'
import { isOlder, newestFirstKey } from '#server/db/time-order.ts'

const entrySchema = z.object({
  id: z.guid(),
  title: z.string().nullable(),
  videoId: z.string().nullable(),
  durationSeconds: z.number().nullable(),
  channel: z.string().nullable(),
  /** ISO 8601 in UTC. */
  usageDate: z.string(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  ipAddress: z.string().nullable(),
  key: z.string(),
})

/** One summary of an account with the device that asked for it; `key` is its position in the list. */
type HistoryEntry = z.output<typeof entrySchema>

/** The summaries of an account after a cursor, the newest first, without deleted ones, and their number by `countRows`. */
export async function listAccountHistory(
  orm: Orm,
  userId: string,
  { after, limit }: { after: { key: string; id: string } | null; limit: number },
): Promise<{ entries: HistoryEntry[]; total: number }> {
  const key = newestFirstKey(sql`item.created_at`)
  const isAfter = after === null ? sql`true` : isOlder(sql`item.created_at`, sql`item.id`, after)
  const isListed = sql`item.user_id = ${userId} and item.summary_id is not null and item.deleted_at is null`
  const entries = await readRows(
    orm,
    entrySchema,
    sql`select item.id, transcripts.title, transcripts.video_id as "videoId", transcripts.channel,
      transcripts.duration_seconds as "durationSeconds", ${key}::text as key,
      to_char(item.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "usageDate",
      devices.city, devices.country, devices.ip_address as "ipAddress"
    from history_items as item
    join transcripts on transcripts.id = item.transcript_id
    left join devices on devices.id = item.device_id
    where ${isListed} and ${isAfter}
    order by item.created_at desc, item.id limit ${limit}`,
  )
  const total = await countRows(orm, sql`select from history_items as item where ${isListed}`)
  return { entries, total }
}
