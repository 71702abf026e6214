import type { Billing, SubscriptionOrder } from '#contract/billing.ts'
import { plans } from '#product/plans.ts'
import type { BillingNeeds } from './billing-needs.ts'
import type { Order } from './create-order.ts'
import type { BillingView, ShownPayment } from './read-billing.ts'

/** An order as the checkout is opened with it. */
export function presentOrder(
  { provider }: BillingNeeds['billing'],
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

/** How an account stands, as its owner sees it. */
export function presentBilling(
  { provider, seller }: BillingNeeds['billing'],
  { standing, payments, nextBefore }: BillingView,
): Billing {
  const { renewsAt, endsAt, next, ...rest } = standing
  return {
    ...rest,
    renewsAt: toIso(renewsAt),
    endsAt: toIso(endsAt),
    next: next === null ? null : { plan: next.plan, startsAt: new Date(next.startsAt).toISOString() },
    payments: payments.map(presentPayment),
    nextBefore: nextBefore?.toISOString() ?? null,
    asksForState: seller.gst !== null,
    isDemo: provider.isDemo,
  }
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
