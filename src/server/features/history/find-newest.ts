import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PooledOrm } from '#server/db/database.ts'
import type { Owner } from './owner.ts'

/** The id that a summary has in a person's history, when nothing was added there since; from this same device. */
export async function findNewest(orm: PooledOrm, owner: Owner, summaryId: string): Promise<string | null> {
  const deviceId = 'userId' in owner ? owner.deviceId : null
  const { rows } = await orm.execute<{ id: string }>(sql`
    select newest.id from (select * from (${itemsOf(owner)}) as item order by created_at desc limit 1) newest
    where newest.summary_id = ${summaryId}::uuid and newest.deleted_at is null
      and newest.device_id is not distinct from ${deviceId}::uuid`)
  return rows[0]?.id ?? null
}

/** The newest items of an owner; for a browser in two pieces, each of which an index answers. */
function itemsOf(owner: Owner): SQL {
  if ('userId' in owner) return newestWhere(sql`user_id = ${owner.userId}::uuid`)
  const isTheirs = sql`visitor_id = ${owner.visitorId}::uuid`
  return sql`${newestWhere(sql`${isTheirs} and summary_id is not null`)}
    union all ${newestWhere(sql`${isTheirs} and summary_id is null`)}`
}

function newestWhere(condition: SQL): SQL {
  return sql`(select id, summary_id, device_id, deleted_at, created_at from history_items
    where ${condition} order by created_at desc limit 1)`
}
