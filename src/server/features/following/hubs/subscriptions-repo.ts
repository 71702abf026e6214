import { z } from 'zod'
import type { Db } from '#server/db/database.ts'
import { findRow, readRows, sql } from '#server/db/sql.ts'
import type { FeedHub } from '#server/ports/feeds.ts'

/** How long a hub has to ask back, and what it is asked for at most may last. */
const answerHours = 24
const maxLeaseDays = 30
/** A lease is renewed when three quarters of it are over, and no hub is asked again within the hour. */
const renewedAfter = 0.75
const minRenewalMinutes = 60

/** Stores which hub pushes the feed of a watch, to be asked at once; `null` where none does any more. */
export async function storeHub(db: Db, watchId: string, hub: FeedHub | null): Promise<void> {
  if (hub === null) {
    await db.execute(sql`delete from hub_subscriptions where watch_id = ${watchId}`)
    return
  }
  await db.execute(sql`
    insert into hub_subscriptions (watch_id, hub_url, topic, next_at)
    select id, ${hub.url}, ${hub.topic}, ledger_now() from watches where id = ${watchId}
    on conflict (watch_id) do update set hub_url = excluded.hub_url, topic = excluded.topic, next_at = excluded.next_at,
      asked_at = null, pushes_until = null, attempts = 0`)
}

const dueSchema = z.object({ watchId: z.guid(), hubUrl: z.string(), topic: z.string() })

/**
 * Takes subscriptions to ask for, on all nodes each once. A hub that does not answer, and one that never asks back, is asked again after
 * 15 minutes, doubling to a day: this is written before it is asked, so that a process that dies leaves nothing behind.
 */
export async function takeDueSubscriptions(db: Db, count: number): Promise<z.output<typeof dueSchema>[]> {
  return await readRows(
    db,
    dueSchema,
    sql`update hub_subscriptions set asked_at = ledger_now(), attempts = attempts + 1,
        next_at = ledger_now() + least(15 * power(2, least(attempts, 7)), 1440) * interval '1 minute'
      where watch_id = any(array(
        select watch_id from hub_subscriptions
        where (next_at <= ledger_now() or next_at > ledger_now() + ${maxLeaseDays + 1} * interval '1 day')
          and exists (select from follows where follows.watch_id = hub_subscriptions.watch_id)
        order by next_at limit ${count} for update skip locked))
      returning watch_id as "watchId", hub_url as "hubUrl", topic`,
  )
}

/** Confirms a subscription for so many seconds; `false` where nobody asked for this feed within the last day. */
export async function confirmSubscription(
  db: Db,
  { watchId, topic, leaseSeconds }: { watchId: string; topic: string; leaseSeconds: number },
): Promise<boolean> {
  const lease = sql`least(${leaseSeconds}::float8, ${maxLeaseDays * 86_400}) * interval '1 second'`
  const { rowCount } = await db.execute(sql`
    update hub_subscriptions set attempts = 0, pushes_until = ledger_now() + ${lease},
      next_at = ledger_now() + greatest(${renewedAfter} * ${lease}, ${minRenewalMinutes} * interval '1 minute')
    where watch_id = ${watchId} and topic = ${topic} and asked_at > ledger_now() - ${answerHours} * interval '1 hour'`)
  return rowCount === 1
}

/** Ends a subscription that its hub denies, until tomorrow; `false` where there is none of this feed. */
export async function denySubscription(db: Db, watchId: string, topic: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update hub_subscriptions set pushes_until = null, next_at = ledger_now() + interval '1 day'
    where watch_id = ${watchId} and topic = ${topic}`)
  return rowCount === 1
}

/** The hub that was let push a watch; `null` where none was. */
export async function findPushingHub(db: Db, watchId: string): Promise<string | null> {
  const found = await findRow(
    db,
    z.object({ hubUrl: z.string() }),
    sql`select hub_url as "hubUrl" from hub_subscriptions where watch_id = ${watchId} and pushes_until is not null`,
  )
  return found?.hubUrl ?? null
}
