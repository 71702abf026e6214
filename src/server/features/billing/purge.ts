import { sql } from '#server/db/sql.ts'
import { retentionDays } from '#product/retention.ts'
import type { Orm } from '#server/db/database.ts'
import { deleteInBatches, hasNo, isDue, isOlderThan, sweptAtOnce, inBatches } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'

const { billingEvent, billingEmail, resolvedAlarm } = retentionDays

/** Old events and emails, and solved alarms. */
export const dueBilling: readonly Due[] = [
  { table: 'billing_events', by: 'received_at', where: isOlderThan(sql`received_at`, billingEvent) },
  { table: 'billing_emails', by: 'ended_at', where: isOlderThan(sql`ended_at`, billingEmail) },
  { table: 'billing_alarms', by: 'resolved_at', where: isOlderThan(sql`resolved_at`, resolvedAlarm) },
]

/** Deletes checkouts that were never paid, old events and emails, solved alarms, and payments that the law asks for no more. */
export async function purgeBilling(orm: Orm, signal: AbortSignal): Promise<void> {
  const { payment, endedPlan } = retentionDays
  const isOldReceipt = isOlderThan(sql`issued_at`, payment)
  await deleteInBatches(
    orm,
    { table: 'receipts', key: 'number', by: 'issued_at', where: isOldReceipt },
    signal,
  )
  const isOldPayment = sql`${isOlderThan(sql`paid_at`, payment)}
    and ${hasNo(sql`select from receipts where receipts.payment_reference = payments.reference`)}`
  await deleteInBatches(
    orm,
    { table: 'payments', key: 'reference', by: 'paid_at', where: isOldPayment },
    signal,
  )
  await purgeSubscriptions(orm, signal)
  const isOldPlan = isOlderThan(sql`until`, endedPlan)
  await deleteInBatches(orm, { table: 'entitlements', key: 'user_id', by: 'until', where: isOldPlan }, signal)
  for (const due of dueBilling) await deleteInBatches(orm, due, signal)
}

/** What was never paid, or whose payments are gone, unless something is to be done about it at the provider. */
async function purgeSubscriptions(orm: Orm, signal: AbortSignal): Promise<void> {
  const isUnused = sql`${isOlderThan(sql`payable_until`, retentionDays.abandonedCheckout)}
    and state in ('created', 'cancelled', 'completed', 'expired')
    and ${hasNo(sql`select from payments where payments.subscription_id = subscriptions.id`)}`
  await inBatches({ size: sweptAtOnce, signal }, async (size) => {
    const { rowCount } = await orm.execute(sql`
      with gone as (
        delete from subscriptions where ${isDue({ table: 'subscriptions', by: 'payable_until', where: isUnused }, size)}
        returning reference),
      demo as (
        delete from demo_subscriptions using gone where demo_subscriptions.id = gone.reference)
      select from gone`)
    return rowCount ?? 0
  })
}
