import { z } from 'zod'
import type { WebhookData } from '#contract/webhooks.ts'
import { maxWaitingDeliveries } from '#product/webhooks.ts'
import type { WebhookEventName } from '#product/webhooks.ts'
import { isoTime } from '#server/db/columns.ts'
import type { Db } from '#server/db/database.ts'
import { readRows, sql, idArray } from '#server/db/sql.ts'
import { pauseOfWebhook } from './sending-repo.ts'

/** An event of an account. `readData` is called only where a webhook wants it; with `null` there is nothing to say. */
type Announced<E extends WebhookEventName> = {
  userId: string
  event: E
  readData: (tx: Db) => Promise<WebhookData<E> | null>
}

const wantingSchema = z.object({ id: z.guid(), now: z.string() })

/**
 * Enqueues an event for each webhook of the account that wants it, in the transaction of what it is about: both are there after
 * the commit, or neither.
 */
export async function announce<E extends WebhookEventName>(
  tx: Db,
  { userId, event, readData }: Announced<E>,
): Promise<void> {
  // Locked in one order, so that two events at once cannot wait for each other.
  const wanting = await readRows(
    tx,
    wantingSchema,
    sql`select id, ${isoTime(sql`ledger_now()`)} as now from webhooks
      where user_id = ${userId} and off_at is null and ${event} = any(events) order by id for no key update`,
  )
  const [first] = wanting
  if (first === undefined) return
  const data = await readData(tx)
  if (data === null) return
  const ids = wanting.map(({ id }) => id)
  await enqueue(tx, { ids, event, body: JSON.stringify({ type: event, timestamp: first.now, data }) })
}

type Enqueued = { ids: readonly string[]; event: string; body: string }

/**
 * Stores a delivery for each of these webhooks, and gives the ids of the deliveries. A webhook for which too many wait gets
 * none.
 */
export async function enqueue(tx: Db, { ids, event, body }: Enqueued): Promise<string[]> {
  const rows = await readRows(
    tx,
    z.object({ id: z.guid() }),
    sql`with added as (
        insert into webhook_deliveries (webhook_id, event, body, created_at, state, next_at)
        select webhooks.id, ${event}, ${body}, ledger_now(), 'waiting', ledger_now() from webhooks
        where webhooks.id = any(${idArray(ids)}) and off_at is null
          and (select count(*) from (select from webhook_deliveries as other
            where other.webhook_id = webhooks.id and other.next_at is not null
            limit ${maxWaitingDeliveries}) as waiting) < ${maxWaitingDeliveries}
        returning id, webhook_id),
      woken as (
        update webhooks set next_at = least(next_at, ledger_now() + ${pauseOfWebhook})
        from added where webhooks.id = added.webhook_id)
      select id from added`,
  )
  return rows.map(({ id }) => id)
}
