import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { webhookFailures } from '#contract/webhooks.ts'
import { retentionDays } from '#product/retention.ts'
import {
  maxWebhooks,
  oldSecretHours,
  webhookEvents,
  maxWebhookDeliveries,
  testEvent,
} from '#product/webhooks.ts'
import type { WebhookEventName } from '#product/webhooks.ts'
import type { Db } from '#server/db/database.ts'
import { isoTime, findRow, readRows, textArray, joinSql, sql, readRow } from '#server/db/sql.ts'
import { isOlderThan } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'
import type { AccountHook } from '#server/features/accounts/service.ts'
import { purposeKey } from '#server/features/accounts/service.ts'

const webhookSchema = z.object({
  id: z.guid(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  createdAt: z.string(),
  state: z.enum(['on', 'failing', 'off']),
  offReason: z.enum(['owner', 'failing', 'gone']).nullable(),
  offAt: z.string().nullable(),
  failingSince: z.string().nullable(),
  oldSecretUntil: z.string().nullable(),
})

/** A webhook as its owner sees it; times in ISO 8601. */
export type WebhookRow = z.output<typeof webhookSchema>

/** With what its secret is derived from. */
const seededSchema = webhookSchema.extend({ seed: z.guid() })

const columns = sql`id, url, events, ${isoTime(sql`created_at`)} as "createdAt",
  case when off_at is not null then 'off' when failing_since is not null then 'failing' else 'on' end as state,
  off_reason as "offReason", ${isoTime(sql`off_at`)} as "offAt", ${isoTime(sql`failing_since`)} as "failingSince",
  case when old_secret_until > ledger_now() then ${isoTime(sql`old_secret_until`)} end as "oldSecretUntil"`

/** The webhooks of an account, newest first. */
export async function listWebhooks(db: Db, userId: string): Promise<WebhookRow[]> {
  return await readRows(
    db,
    webhookSchema,
    sql`select ${columns} from webhooks where user_id = ${userId} order by webhooks.created_at desc, id`,
  )
}

/** A webhook of an account; `null` for one that is not its own. */
export async function findWebhook(db: Db, userId: string, id: string): Promise<WebhookRow | null> {
  return await findRow(
    db,
    webhookSchema,
    sql`select ${columns} from webhooks where id = ${id} and user_id = ${userId}`,
  )
}

type NewWebhook = { url: string; events: readonly WebhookEventName[] }

/** Stores a webhook, in a transaction that locks the account; `null` when it has as many as it may have. */
export async function insertWebhook(
  tx: Db,
  userId: string,
  { url, events }: NewWebhook,
): Promise<z.output<typeof seededSchema> | null> {
  return await findRow(
    tx,
    seededSchema,
    sql`insert into webhooks (user_id, url, events, secret_seed, created_at)
      select ${userId}, ${url}, ${textArray(events)}, gen_random_uuid(), ledger_now()
      where (select count(*) from webhooks where user_id = ${userId}) < ${maxWebhooks}
      returning ${columns}, secret_seed as seed`,
  )
}

/** The changes of a webhook; a field that is not given stays. */
export type WebhookChange = { [K in keyof NewWebhook]?: NewWebhook[K] | undefined } & {
  isOn?: boolean | undefined
}

/** Changes a webhook of an account, and gives it; `null` for none. Switching on clears failures. */
export async function updateWebhook(
  tx: Db,
  { userId, id }: { userId: string; id: string },
  { url, events, isOn }: WebhookChange,
): Promise<WebhookRow | null> {
  const changes = [
    ...(url === undefined ? [] : [sql`url = ${url}`]),
    ...(events === undefined ? [] : [sql`events = ${textArray(events)}`]),
    ...(isOn === true
      ? [
          sql`off_at = null, off_reason = null, is_notice_due = false, failing_since = null, failed_attempts = 0`,
        ]
      : []),
    ...(isOn === false
      ? [
          sql`off_at = coalesce(off_at, ledger_now()), off_reason = coalesce(off_reason, 'owner'), is_notice_due = false`,
        ]
      : []),
  ]
  if (changes.length === 0) return await findWebhook(tx, userId, id)
  return await findRow(
    tx,
    webhookSchema,
    sql`update webhooks set ${joinSql(changes, ', ')} where id = ${id} and user_id = ${userId} returning ${columns}`,
  )
}

/** Gives a webhook a new secret, beside which the old one is valid for a day; `null` for none. */
export async function rollSeed(
  db: Db,
  userId: string,
  id: string,
): Promise<z.output<typeof seededSchema> | null> {
  return await findRow(
    db,
    seededSchema,
    sql`update webhooks set old_secret_seed = secret_seed, secret_seed = gen_random_uuid(),
        old_secret_until = ledger_now() + ${oldSecretHours} * interval '1 hour'
      where id = ${id} and user_id = ${userId} returning ${columns}, secret_seed as seed`,
  )
}

/** The seed from which the newest secret of an account's webhook is derived; `null` for no such webhook. */
export async function findSeed(db: Db, userId: string, id: string): Promise<string | null> {
  const row = await findRow(
    db,
    seededSchema.pick({ seed: true }),
    sql`select secret_seed as seed from webhooks where id = ${id} and user_id = ${userId}`,
  )
  return row?.seed ?? null
}

/** Deletes a webhook of an account with its deliveries; `false` when it has no such one. */
export async function removeWebhook(db: Db, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`delete from webhooks where id = ${id} and user_id = ${userId}`)
  return rowCount === 1
}

/** The webhooks of an account with their deliveries; their secrets are in no export. */
export const webhooksHook: AccountHook = {
  name: 'webhooks',
  export: async (db, userId) => {
    const { rows } = await db.execute(sql`
      select url, events, created_at as "createdAt", off_at as "offAt", (
          select coalesce(jsonb_agg(jsonb_build_object('event', event, 'state', state, 'createdAt', delivered.created_at,
            'attempts', attempts, 'status', status, 'body', body, 'answer', answer) order by delivered.created_at desc), '[]')
          from webhook_deliveries as delivered where delivered.webhook_id = webhooks.id) as deliveries
      from webhooks where user_id = ${userId} order by webhooks.created_at`)
    return rows
  },
  purge: async (tx, userId) => {
    await tx.execute(sql`delete from webhooks where user_id = ${userId}`)
  },
}

const deliverySchema = z.object({
  id: z.guid(),
  event: z.enum([...webhookEvents, testEvent]),
  state: z.enum(['waiting', 'delivered', 'failed']),
  createdAt: z.string(),
  attempts: z.int(),
  triedAt: z.string().nullable(),
  nextAt: z.string().nullable(),
  status: z.int().nullable(),
  failure: z.enum(webhookFailures).nullable(),
  tookMs: z.int().nullable(),
  body: z.string(),
  answer: z.string().nullable(),
})

/** The newest deliveries of a webhook. */
export async function listDeliveries(db: Db, webhookId: string): Promise<z.output<typeof deliverySchema>[]> {
  return await readRows(
    db,
    deliverySchema,
    sql`select id, event, state, ${isoTime(sql`created_at`)} as "createdAt", attempts,
        ${isoTime(sql`tried_at`)} as "triedAt",
        ${isoTime(sql`next_at`)} as "nextAt", status, failure, took_ms as "tookMs", body, answer
      from webhook_deliveries where webhook_id = ${webhookId}
      order by webhook_deliveries.created_at desc limit ${maxWebhookDeliveries}`,
  )
}

const waitingRow = z.object({ waiting: z.int() })

/** The number of a webhook's deliveries that wait for an attempt. */
export async function countWaiting(db: Db, webhookId: string): Promise<number> {
  const { waiting } = await readRow(
    db,
    waitingRow,
    sql`select count(*)::int as waiting from webhook_deliveries where webhook_id = ${webhookId} and next_at is not null`,
  )
  return waiting
}

const isOffRow = z.object({ isOff: z.boolean() })

/** The state of a webhook that is to be sent to, locked; `null` for one that is not the account's. */
export async function lockWebhook(tx: Db, userId: string, id: string): Promise<{ isOff: boolean } | null> {
  return await findRow(
    tx,
    isOffRow,
    sql`select off_at is not null as "isOff" from webhooks where id = ${id} and user_id = ${userId} for no key update`,
  )
}

/** Sends a finished delivery again with all attempts, a waiting one now; `false` for none. */
export async function reviveDelivery(tx: Db, webhookId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    with revived as (
      update webhook_deliveries set state = 'waiting', attempts = 0, next_at = ledger_now()
      where id = ${id} and webhook_id = ${webhookId} returning webhook_id)
    update webhooks set next_at = ledger_now() from revived where webhooks.id = revived.webhook_id`)
  return rowCount === 1
}

/** Deliveries past their retention, those that wait included: they have long been tried for the last time. */
export const dueDeliveries: Due = {
  table: 'webhook_deliveries',
  by: 'created_at',
  where: isOlderThan(sql`created_at`, retentionDays.webhookDelivery),
}

/** The secret of a webhook in Standard Webhooks' form: derived, so the database signs nothing. */
export function webhookSecret(serverSecret: string, seed: string): string {
  const key = createHmac('sha256', purposeKey(serverSecret, 'webhook secret')).update(seed).digest('base64')
  return `whsec_${key}`
}
