import { z } from 'zod'
import type { WebhookFailure, WebhookData } from '#contract/webhooks.ts'
import { failingDays, maxWebhookDeliveries, maxWaitingDeliveries } from '#product/webhooks.ts'
import type { WebhookEventName } from '#product/webhooks.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, idArray, idRow, isoTime, readRows, sql } from '#server/db/sql.ts'

/** The seconds for which a process has a webhook for itself: longer than an attempt takes. */
const heldSeconds = 60
/** So many webhooks of one account are sent to at once. */
const maxOfAccount = 3
/** So many due webhooks are looked at for each turn. */
const maxLookedAt = 200

/**
 * The pause of a webhook after failed attempts, so that one that never answers takes few turns from the
 * others: 2 seconds, doubling to a minute.
 */
const pauseOfWebhook = sql`
  (case failed_attempts when 0 then 0 else least(60, power(2, least(failed_attempts, 6))) end * interval '1 second')`

const claimedSchema = z.object({
  id: z.guid(),
  url: z.string(),
  seeds: z.array(z.guid()),
  failedAttempts: z.int(),
})

/** A webhook that this process alone sends to. */
export type ClaimedWebhook = z.output<typeof claimedSchema>

const isFree = sql`(held_until is null or held_until < ledger_now())`

/**
 * Claims due webhooks for a process: the first one of each account before the second one of any, and of these
 * the one that waited longest. One whose process died is free again when the claim is over.
 */
export async function claimWebhooks(db: Db, sender: string, limit: number): Promise<ClaimedWebhook[]> {
  return await readRows(
    db,
    claimedSchema,
    sql`with due as (
        select id, user_id, next_at from webhooks where next_at <= ledger_now() and ${isFree}
        order by next_at limit ${maxLookedAt}),
      turns as (
        select id, next_at, row_number() over (partition by user_id order by next_at) + (
          select count(*) from webhooks as own where own.user_id = due.user_id and own.held_until >= ledger_now()) as turn
        from due),
      chosen as (
        select webhooks.id from webhooks join turns on turns.id = webhooks.id
        where turn <= ${maxOfAccount} and webhooks.next_at <= ledger_now() and ${isFree}
        order by turn, turns.next_at limit ${limit} for update of webhooks skip locked)
      update webhooks set sender = ${sender}, held_until = ledger_now() + ${heldSeconds} * interval '1 second'
      from chosen where webhooks.id = chosen.id
      returning webhooks.id, url, failed_attempts as "failedAttempts",
        case when old_secret_until > ledger_now() then array[secret_seed, old_secret_seed] else array[secret_seed] end as seeds`,
  )
}

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

const nextDue = sql`(select min(waiting.next_at) from webhook_deliveries as waiting
  where waiting.webhook_id = webhooks.id and waiting.next_at is not null)`

/** Lets go of a webhook; it is due again when the next of its deliveries is, and its pause is over. */
export async function releaseWebhook(tx: Db, id: string, sender: string): Promise<void> {
  await tx.execute(sql`
    update webhooks set sender = null, held_until = null, next_at = greatest(${nextDue},
      case when failed_attempts > 0 and ${nextDue} is not null then ledger_now() + ${pauseOfWebhook} end)
    where id = ${id} and sender = ${sender}`)
}

/** The end of an attempt. */
export type Attempt = {
  outcome: 'delivered' | 'failed' | 'gone'
  status: number | null
  answer: string | null
  failure: WebhookFailure | null
  tookMs: number
  /** Until the next one, in seconds; `null` when this was the last. */
  nextSeconds: number | null
}

const isOffRow = z.object({ isOff: z.boolean() })

/**
 * Locks a webhook that is still this process's, and stores what an attempt says of it; `isOff` when it has
 * failed for too long, or says that it is gone. `null` when another process has it by now.
 */
export async function recordOnWebhook(
  tx: Db,
  { id, sender }: { id: string; sender: string },
  outcome: Attempt['outcome'],
): Promise<{ isOff: boolean } | null> {
  const [isDelivered, isGone] = [outcome === 'delivered', outcome === 'gone']
  const reason = sql`case when off_reason is not null then off_reason when ${isDelivered} then null when ${isGone} then 'gone'
    when failing_since < ledger_now() - ${failingDays} * interval '1 day' then 'failing' end`
  return await findRow(
    tx,
    isOffRow,
    sql`update webhooks set
        failed_attempts = case when ${isDelivered} then 0 else failed_attempts + 1 end,
        failing_since = case when ${isDelivered} then null else coalesce(failing_since, ledger_now()) end,
        off_reason = ${reason},
        off_at = case when ${reason} is not null then coalesce(off_at, ledger_now()) end,
        is_notice_due = is_notice_due or off_reason is null and ${reason} is not null
      where id = ${id} and sender = ${sender} returning off_at is not null as "isOff"`,
  )
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
        update webhooks set next_at = least(next_at, ledger_now() + ${pauseOfWebhook})
        from added where webhooks.id = added.webhook_id)
      select id from added`,
  )
  return rows.map(({ id }) => id)
}
