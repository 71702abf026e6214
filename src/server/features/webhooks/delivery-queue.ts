import { z } from 'zod'
import type { WebhookFailure, WebhookData } from '#contract/webhooks.ts'
import { maxWebhookDeliveries, maxWaitingDeliveries } from '#product/webhooks.ts'
import type { WebhookEventName } from '#product/webhooks.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, idArray, idRow, isoTime, readRows, sql } from '#server/db/sql.ts'
import { pauseOfTarget } from '#server/jobs/send-queue.ts'
import type { TargetOutcome } from '#server/jobs/send-queue.ts'

/** The tables of webhooks and their deliveries. */
export const webhookQueue = {
  targets: 'webhooks',
  items: 'webhook_deliveries',
  targetOf: 'webhook_id',
  target: z.object({ id: z.guid(), url: z.string(), seeds: z.array(z.guid()) }),
  columns: sql`url,
    case when old_secret_until > ledger_now() then array[secret_seed, old_secret_seed] else array[secret_seed] end as seeds`,
}

/** A webhook that this process alone sends to. */
export type ClaimedWebhook = z.output<typeof webhookQueue.target>

const deliverySchema = z.object({ id: z.guid(), body: z.string(), attempts: z.int() })

/** A message whose next attempt is due. */
export type DueDelivery = z.output<typeof deliverySchema>

/** The delivery of a webhook that has been due longest; `null` for none. */
export async function findDueDelivery(db: Db, webhookId: string): Promise<DueDelivery | null> {
  return await findRow(
    db,
    deliverySchema,
    sql`select id, body, attempts from webhook_deliveries
      where webhook_id = ${webhookId} and next_at <= ledger_now() order by next_at limit 1`,
  )
}

/** The end of an attempt. */
export type Attempt = {
  outcome: TargetOutcome
  status: number | null
  answer: string | null
  failure: WebhookFailure | null
  tookMs: number
  /** Until the next one, in seconds; `null` when this was the last. */
  nextSeconds: number | null
}

/** Stores an attempt at a delivery. */
export async function recordOnDelivery(tx: Db, id: string, attempt: Attempt): Promise<void> {
  const { outcome, status, answer, failure, tookMs, nextSeconds } = attempt
  const isOver = outcome === 'delivered' || nextSeconds === null
  const state = outcome === 'delivered' ? 'delivered' : isOver ? 'failed' : 'waiting'
  await tx.execute(sql`
    update webhook_deliveries set attempts = attempts + 1, state = ${state}, tried_at = ledger_now(), status = ${status}::smallint,
      answer = ${answer}, failure = ${failure}, took_ms = ${tookMs}::int,
      next_at = ledger_now() + ${isOver ? null : nextSeconds}::int * interval '1 second'
    where id = ${id}`)
}

/** Gives up what waits for a webhook that is switched off. */
export async function giveUpWaiting(tx: Db, webhookId: string): Promise<void> {
  const failure: WebhookFailure = 'switched-off'
  await tx.execute(sql`
    update webhook_deliveries set state = 'failed', next_at = null, status = null, answer = null, failure = ${failure}
    where webhook_id = ${webhookId} and next_at is not null`)
}

/** Deletes all but the newest deliveries of a webhook that are over. */
export async function trimDeliveries(tx: Db, webhookId: string): Promise<void> {
  await tx.execute(sql`
    delete from webhook_deliveries where webhook_id = ${webhookId} and next_at is null and created_at <= (
      select created_at from webhook_deliveries where webhook_id = ${webhookId} and next_at is null
      order by created_at desc offset ${maxWebhookDeliveries} limit 1)`)
}

/** An event of an account. `readData` is called only for a webhook; `null` announces nothing. */
type Announced<E extends WebhookEventName> = {
  userId: string
  event: E
  readData: (tx: Db) => Promise<WebhookData<E> | null>
}

const wantingSchema = z.object({ id: z.guid(), now: z.string() })

/**
 * Enqueues an event for each webhook of the account that wants it, in the transaction of what it is about:
 * both are there after the commit, or neither.
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
 * Stores a delivery for each of these webhooks, and gives the ids of the deliveries. A webhook for which too
 * many wait gets none.
 */
export async function enqueue(tx: Db, { ids, event, body }: Enqueued): Promise<string[]> {
  const rows = await readRows(
    tx,
    idRow,
    sql`with added as (
        insert into webhook_deliveries (webhook_id, event, body, created_at, state, next_at)
        select webhooks.id, ${event}, ${body}, ledger_now(), 'waiting', ledger_now() from webhooks
        where webhooks.id = any(${idArray(ids)}) and off_at is null
          and (select count(*) from (select from webhook_deliveries as other
            where other.webhook_id = webhooks.id and other.next_at is not null
            limit ${maxWaitingDeliveries}) as waiting) < ${maxWaitingDeliveries}
        returning id, webhook_id),
      woken as (
        update webhooks set next_at = least(next_at, ledger_now() + ${pauseOfTarget})
        from added where webhooks.id = added.webhook_id)
      select id from added`,
  )
  return rows.map(({ id }) => id)
}
