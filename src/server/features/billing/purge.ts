import { plans } from '#product/plans.ts'
import { retentionDays } from '#product/retention.ts'
import type { Db } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import { deleteInBatches, hasNo, inBatches, isDue, isOlderThan, sweptAtOnce } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'
import type { AccountHook } from '#server/features/accounts/service.ts'
import { writeMoment } from '#server/lib/written-language.ts'
import type { MailLanguage } from '#server/lib/written-language.ts'
import { describeSubscription } from './ledger/entitlement.ts'
import { accountOwner, loadLedger } from './ledger/repo.ts'

const { billingEvent, billingEmail, resolvedAlarm } = retentionDays

/** Old events and emails, and solved alarms. */
export const dueBilling: readonly Due[] = [
  { table: 'billing_events', by: 'received_at', where: isOlderThan(sql`received_at`, billingEvent) },
  { table: 'billing_emails', by: 'ended_at', where: isOlderThan(sql`ended_at`, billingEmail) },
  { table: 'billing_alarms', by: 'resolved_at', where: isOlderThan(sql`resolved_at`, resolvedAlarm) },
]

/** Deletes unpaid checkouts, old events and emails, solved alarms, and payments past the law's time. */
export async function purgeBilling(db: Db, signal: AbortSignal): Promise<void> {
  const { payment, endedPlan } = retentionDays
  const isOldReceipt = isOlderThan(sql`issued_at`, payment)
  await deleteInBatches(
    db,
    { table: 'receipts', key: 'number', by: 'issued_at', where: isOldReceipt },
    signal,
  )
  const isOldPayment = sql`${isOlderThan(sql`paid_at`, payment)}
    and ${hasNo(sql`select from receipts where receipts.payment_reference = payments.reference`)}`
  await deleteInBatches(
    db,
    { table: 'payments', key: 'reference', by: 'paid_at', where: isOldPayment },
    signal,
  )
  await purgeSubscriptions(db, signal)
  const isOldPlan = isOlderThan(sql`until`, endedPlan)
  await deleteInBatches(db, { table: 'entitlements', key: 'user_id', by: 'until', where: isOldPlan }, signal)
  for (const due of dueBilling) await deleteInBatches(db, due, signal)
}

/** Deletes subscriptions never paid, or without payments, unless an action at the provider is open. */
async function purgeSubscriptions(db: Db, signal: AbortSignal): Promise<void> {
  const isUnused = sql`${isOlderThan(sql`payable_until`, retentionDays.abandonedCheckout)}
    and state in ('created', 'cancelled', 'completed', 'expired')
    and ${hasNo(sql`select from payments where payments.subscription_id = subscriptions.id`)}`
  await inBatches({ size: sweptAtOnce, signal }, async (size) => {
    const { rowCount } = await db.execute(sql`
      with gone as (
        delete from subscriptions where ${isDue({ table: 'subscriptions', by: 'payable_until', where: isUnused }, size)}
        returning reference),
      demo as (
        delete from demo_subscriptions using gone where demo_subscriptions.id = gone.reference)
      select from gone`)
    return rowCount ?? 0
  })
}

/**
 * Exports and ends the billing of an account. Payments and receipts outlive it without their owner, as tax
 * law requires; its subscriptions are stopped.
 */
export const billingHook: AccountHook = {
  name: 'billing',
  export: exportBilling,
  deletionNote,
  purge: async (tx, userId) => {
    await tx.execute(sql`
      update subscriptions set stop_when = 'now', stop_by = 'user', stop_at = now(), stop_done = false, operation_at = null
      where user_id = ${userId} and state not in ('cancelled', 'completed', 'expired')`)
    await tx.execute(sql`
      update subscriptions set user_id = null, buyer_email = null, buyer_state = null, buyer_gstin = null
      where user_id = ${userId}`)
    await tx.execute(sql`update receipts set user_id = null where user_id = ${userId}`)
    await tx.execute(sql`delete from entitlements where user_id = ${userId}`)
  },
}

/** The note on the paid plan of an account that is to be deleted. */
async function deletionNote(
  db: Db,
  userId: string,
  { endsAt, language }: { endsAt: Date; language: MailLanguage },
): Promise<string | null> {
  const words = language.words.accountMails.deletion
  for (const isDemo of [false, true]) {
    const ledger = await loadLedger(db, accountOwner(userId, { isDemo }))
    const { plan, renewsAt, canCancel } = describeSubscription(ledger, Date.now())
    if (plan === 'free') continue
    const { name } = plans[plan]
    const renews = canCancel && renewsAt !== null && renewsAt < endsAt.getTime()
    return renews ? words.planRenews(name, writeMoment(language, renewsAt)) : words.planEnds(name)
  }
  return null
}

async function exportBilling(db: Db, userId: string): Promise<unknown> {
  const { rows: bought } = await db.execute(sql`
    select plan, amount, state, is_demo as "isDemo", created_at as "createdAt" from subscriptions
    where user_id = ${userId} order by created_at`)
  const { rows: paid } = await db.execute(sql`
    select p.reference, p.amount, p.refunded, p.paid_at as "paidAt", p.period_start as "periodStart",
      p.period_end as "periodEnd", p.method, r.content as receipt
    from payments p join subscriptions s on s.id = p.subscription_id
    left join receipts r on r.payment_reference = p.reference
    where s.user_id = ${userId} order by p.paid_at`)
  return { subscriptions: bought, payments: paid }
}
