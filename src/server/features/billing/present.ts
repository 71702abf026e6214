import { z } from 'zod'
import type { Billing, PaymentOutcome, SubscriptionOrder } from '#contract/billing.ts'
import { planIds, plans } from '#product/plans.ts'
import type { PlanId } from '#product/plans.ts'
import { readRows, sql } from '#server/db/sql.ts'
import type { Order } from './checkout/create-order.ts'
import type { BillingContext } from './context.ts'
import { describeSubscription } from './ledger/entitlement.ts'
import type { SubscriptionStatus } from './ledger/entitlement.ts'
import { paymentRow, subscriptionRow } from './ledger/ledger-rows.ts'
import { accountOwner, loadLedger } from './ledger/repo.ts'

/** The plans on sale as they go on the wire. */
export function presentPlans() {
  return planIds.map((id) => {
    const { name, price, allowance } = plans[id]
    return {
      id,
      name,
      price,
      currency: 'INR' as const,
      summaries: allowance?.summaries ?? null,
      window: allowance?.window ?? null,
    }
  })
}

/** An order as it goes on the wire. */
export function presentOrder(
  { provider }: BillingContext['billing'],
  { reference, customer, plan, amount, startsAt, credit }: Order,
): SubscriptionOrder {
  return {
    keyId: provider.keyId,
    amount,
    currency: 'INR',
    orderId: reference,
    customerId: customer,
    plan: { name: plans[plan].name },
    isDemo: provider.isDemo,
    checkoutUrl: provider.checkoutUrl,
    startsAt: toIso(startsAt),
    credit,
  }
}

/** The billing of an account as it goes on the wire. */
export function presentBilling(
  { provider, seller }: BillingContext['billing'],
  { status, payments, nextBefore }: BillingView,
): Billing {
  const { renewsAt, endsAt, next, undoable, ...rest } = status
  return {
    ...rest,
    canUndo: undoable !== null,
    renewsAt: toIso(renewsAt),
    endsAt: toIso(endsAt),
    next: next === null ? null : { plan: next.plan, startsAt: new Date(next.startsAt).toISOString() },
    payments: payments.map(presentPayment),
    nextBefore: nextBefore?.toISOString() ?? null,
    asksForState: seller.gst !== null,
    isDemo: provider.isDemo,
  }
}

/** The outcome of a payment in a sentence for its buyer. */
export function outcomeMessage(plan: PlanId, outcome: PaymentOutcome): string {
  const { name } = plans[plan]
  switch (outcome) {
    case 'active':
      return `Your ${name} plan is ready.`
    case 'scheduled':
      return `${name} begins when your paid month ends.`
    case 'pending':
      return 'Your payment arrived. Your plan will be ready in a moment.'
    case 'returned':
  }
  return "This address already has a plan, so we're refunding your payment in full. Please sign in to change the plan."
}

function presentPayment(payment: ShownPayment): Billing['payments'][number] {
  const { plan, amount, refunded, method, receiptNumber, isDemo } = payment
  return {
    paidAt: payment.paidAt.toISOString(),
    plan,
    amount,
    refunded,
    periodStart: payment.periodStart.toISOString(),
    periodEnd: payment.periodEnd.toISOString(),
    method,
    receiptNumber,
    isDemo,
  }
}

function toIso(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString()
}

const shownSchema = paymentRow
  .pick({ amount: true, refunded: true, paidAt: true, periodStart: true, periodEnd: true })
  .extend({
    plan: subscriptionRow.shape.plan,
    isDemo: z.boolean(),
    method: z.string().nullable(),
    receiptNumber: z.string().nullable(),
  })

/** A payment as its owner sees it. */
type ShownPayment = z.output<typeof shownSchema>

/** The subscription status of an account and a page of payments; `nextBefore` gives the next. */
type BillingView = { status: SubscriptionStatus; payments: ShownPayment[]; nextBefore: Date | null }

const pageSize = 24

/** Reads the subscription status of an account and its payments before a moment, the newest first. */
export async function readBilling(
  { db, billing: { provider, clock } }: BillingContext,
  userId: string,
  before: Date | null,
): Promise<BillingView> {
  const ledger = await loadLedger(db, accountOwner(userId, provider))
  const rows = await readRows(
    db,
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
