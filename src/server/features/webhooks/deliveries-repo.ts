import { z } from 'zod'
import { webhookFailures } from '#contract/webhooks.ts'
import { retentionDays } from '#product/retention.ts'
import { maxWebhookDeliveries, testEvent, webhookEvents } from '#product/webhooks.ts'
import { isoTime } from '#server/db/columns.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, readRow, readRows, sql } from '#server/db/sql.ts'
import { isOlderThan } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'

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

/** How many deliveries of a webhook wait for an attempt. */
export async function countWaiting(db: Db, webhookId: string): Promise<number> {
  const { waiting } = await readRow(
    db,
    z.object({ waiting: z.int() }),
    sql`select count(*)::int as waiting from webhook_deliveries where webhook_id = ${webhookId} and next_at is not null`,
  )
  return waiting
}

/** The state of a webhook that is to be sent to, locked; `null` for one that is not the account's. */
export async function lockWebhook(tx: Db, userId: string, id: string): Promise<{ isOff: boolean } | null> {
  return await findRow(
    tx,
    z.object({ isOff: z.boolean() }),
    sql`select off_at is not null as "isOff" from webhooks where id = ${id} and user_id = ${userId} for no key update`,
  )
}

/** Has a delivery that is over sent again, with all its attempts; one that waits is tried now. `false` when there is none. */
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
