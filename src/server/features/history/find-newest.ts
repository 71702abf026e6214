import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
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
    select asked.place, newest.id
    from jsonb_to_recordset(${gatheredKeys})
      as asked (place int, "userId" uuid, "deviceId" uuid, "visitorId" uuid, "summaryId" uuid)
    ${lateral(sql`
      select * from (
        ${newestWhere(sql`user_id = asked."userId"`)}
        union all ${newestWhere(sql`visitor_id = asked."visitorId" and summary_id is not null`)}
        union all ${newestWhere(sql`visitor_id = asked."visitorId" and summary_id is null`)}) as item
      order by created_at desc`)} newest
    where newest.summary_id = asked."summaryId" and newest.deleted_at is null
      and newest.device_id is not distinct from asked."deviceId"`,
)

function newestWhere(condition: SQL): SQL {
  return sql`(select id, summary_id, device_id, deleted_at, created_at from history_items
    where ${condition} order by created_at desc limit 1)`
}

/** The id that a summary has in somebody's history, when nothing was put there since; from this same device. */
export async function findNewest(orm: PooledOrm, owner: Owner, summaryId: string): Promise<string | null> {
  const whose =
    'userId' in owner
      ? { userId: owner.userId, deviceId: owner.deviceId, visitorId: null }
      : { userId: null, deviceId: null, visitorId: owner.visitorId }
  return (await lookUp(orm, { ...whose, summaryId }))?.id ?? null
}
