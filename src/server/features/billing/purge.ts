import { sql } from 'drizzle-orm'
import { retentionDays } from '#product/retention.ts'
import type { Orm } from '#server/db/database.ts'
import { deleteInBatches, isOlderThan } from '#server/db/delete-in-batches.ts'

/** Deletes checkouts that were never paid, old events and emails, solved alarms, and payments that the law asks for no more. */
export async function purgeBilling(orm: Orm): Promise<void> {
  const { payment, abandonedCheckout, endedPlan, billingEvent, billingEmail, resolvedAlarm } = retentionDays
  await deleteInBatches(orm, {
    table: 'receipts',
    key: 'number',
    where: isOlderThan(sql`issued_at`, payment),
  })
  await deleteInBatches(orm, {
    table: 'payments',
    key: 'reference',
    where: sql`${isOlderThan(sql`paid_at`, payment)}
      and not exists (select from receipts where receipts.payment_reference = payments.reference)`,
  })
  await purgeSubscriptions(orm, abandonedCheckout)
  await deleteInBatches(orm, {
    table: 'entitlements',
    key: 'user_id',
    where: isOlderThan(sql`until`, endedPlan),
  })
  await deleteInBatches(orm, { table: 'billing_events', where: isOlderThan(sql`received_at`, billingEvent) })
  await deleteInBatches(orm, { table: 'billing_emails', where: isOlderThan(sql`ended_at`, billingEmail) })
  await deleteInBatches(orm, { table: 'billing_alarms', where: isOlderThan(sql`resolved_at`, resolvedAlarm) })
}

/** What was never paid, or whose payments are gone, unless something is to be done about it at the provider. */
async function purgeSubscriptions(orm: Orm, days: number): Promise<void> {
  const isUnused = sql`${isOlderThan(sql`payable_until`, days)}
    and state in ('created', 'cancelled', 'completed', 'expired')
    and not exists (select from payments where payments.subscription_id = subscriptions.id)`
  await orm.execute(sql`
    delete from demo_subscriptions using subscriptions
    where demo_subscriptions.id = subscriptions.reference and ${isUnused}`)
  await deleteInBatches(orm, { table: 'subscriptions', where: isUnused })
}
