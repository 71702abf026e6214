import { sql } from 'drizzle-orm'
import type { PooledOrm } from '#server/db/database.ts'
import { gatheredKeys, gatherQuery, lateral } from '#server/db/gathered-query.ts'
import type { Owner } from './owner.ts'

type Key = {
  userId: string | null
  deviceId: string | null
  visitorId: string | null
  summaryId: string
}

/** In pieces each of which an index answers; whole, it would read the whole table for each batch. */
const lookUp = gatherQuery<Key, { id: string }>(
  'history newest',
  sql`
    select asked.place, item.id
    from jsonb_to_recordset(${gatheredKeys})
      as asked (place int, "userId" uuid, "deviceId" uuid, "visitorId" uuid, "summaryId" uuid)
    ${lateral(sql`
      select id, created_at from history_items
      where user_id = asked."userId" and summary_id = asked."summaryId" and deleted_at is null
        and device_id is not distinct from asked."deviceId"
      union all
      select id, created_at from history_items
      where visitor_id = asked."visitorId" and summary_id = asked."summaryId" and deleted_at is null`)} item
    where item.created_at >= greatest(
      (select max(created_at) from history_items where user_id = asked."userId"),
      (select max(created_at) from history_items where visitor_id = asked."visitorId" and summary_id is not null),
      (select max(created_at) from history_items where visitor_id = asked."visitorId" and summary_id is null))`,
)

/** The id that a summary has in somebody's history, when nothing was put there since; from this same device. */
export async function findNewest(orm: PooledOrm, owner: Owner, summaryId: string): Promise<string | null> {
  const whose =
    'userId' in owner
      ? { userId: owner.userId, deviceId: owner.deviceId, visitorId: null }
      : { userId: null, deviceId: null, visitorId: owner.visitorId }
  return (await lookUp(orm, { ...whose, summaryId }))?.id ?? null
}
