import { sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'

/** One summary of an account with the device that it was asked from; `key` says where it stands in the list. */
export type UsageRow = {
  id: string
  title: string | null
  videoId: string | null
  durationSeconds: number | null
  channel: string | null
  /** ISO 8601 in UTC. */
  usageDate: string
  city: string | null
  country: string | null
  ipAddress: string | null
  key: string
}

/** What an account summarized, after a place in its list, the newest first; without what it took away. */
export async function selectUsage(
  orm: Orm,
  userId: string,
  { after, limit }: { after: { key: string; id: string } | null; limit: number },
): Promise<{ entries: UsageRow[]; total: number }> {
  const key = sql`(-(extract(epoch from item.created_at) * 1000000)::bigint)`
  const isAfter =
    after === null ? sql`true` : sql`(${key}, item.id) > (${after.key}::bigint, ${after.id}::uuid)`
  const isListed = sql`item.user_id = ${userId} and item.summary_id is not null and item.deleted_at is null`
  const { rows } = await orm.execute<UsageRow>(sql`
    select item.id, transcripts.title, transcripts.video_id as "videoId", transcripts.channel,
      transcripts.duration_seconds as "durationSeconds", ${key}::text as key,
      to_char(item.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "usageDate",
      devices.city, devices.country, devices.ip_address as "ipAddress"
    from history_items as item
    join transcripts on transcripts.id = item.transcript_id
    left join devices on devices.id = item.device_id
    where ${isListed} and ${isAfter}
    order by ${key}, item.id limit ${limit}`)
  const counted = await orm.execute<{ total: number }>(
    sql`select count(*)::int as total from history_items as item where ${isListed}`,
  )
  return { entries: rows, total: counted.rows[0]?.total ?? 0 }
}
