import { sql } from '#server/db/sql.ts'
import { z } from 'zod'
import { readRows } from '#server/db/read-rows.ts'
import type { BillingContext } from './context.ts'
import { paymentRow, subscriptionRow } from './ledger/ledger-rows.ts'
import { accountOwner, loadLedger } from './ledger/repo.ts'
import { describeSubscription } from './ledger/entitlement.ts'
import type { SubscriptionStatus } from './ledger/entitlement.ts'

const shownSchema = paymentRow
  .pick({ amount: true, refunded: true, paidAt: true, periodStart: true, periodEnd: true })
  .extend({
    plan: subscriptionRow.shape.plan,
    isDemo: z.boolean(),
    method: z.string().nullable(),
    receiptNumber: z.string().nullable(),
  })

/** A payment as its owner sees it. */
export type ShownPayment = z.output<typeof shownSchema>

/** The subscription status of an account and one page of its payments; `nextBefore` asks for the next page. */
export type BillingView = { status: SubscriptionStatus; payments: ShownPayment[]; nextBefore: Date | null }

const pageSize = 24

/** Reads the subscription status of an account and its payments before a moment, the newest first. */
export async function readBilling(
  { orm, billing: { provider, clock } }: BillingContext,
  userId: string,
  before: Date | null,
): Promise<BillingView> {
  const ledger = await loadLedger(orm, accountOwner(userId, provider))
  const rows = await readRows(
    orm,
    shownSchema,
    sql`select subscriptions.plan, payments.amount, payments.refunded, payments.paid_at as "paidAt",
      payments.period_start as "periodStart", payments.period_end as "periodEnd", payments.method,
      subscriptions.is_demo as "isDemo", receipts.number as "receiptNumber"
    from payments
    join subscriptions on subscriptions.id = payments.subscription_id
    left join receipts on receipts.payment_reference = payments.reference
    where subscriptions.user_id = ${userId} and ${before === null ? sql`true` : sql`payments.paid_at < ${before}`}
    order by payments.paid_at desc limit ${pageSize + 1}`,
  )
  const shown = rows.slice(0, pageSize)
  return {
    status: describeSubscription(ledger, clock.now()),
    payments: shown,
    nextBefore: rows.length > pageSize ? (shown.at(-1)?.paidAt ?? null) : null,
  }
}
