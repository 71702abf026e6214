import type { Billing, SubscriptionOrder } from '#contract/billing.ts'

/** The plans that are sold on a server without payment keys. */
export const demoOffers = { plans: [], isDemo: true, asksForState: false }

/** An order for Pro in demo billing. */
export function order(changes: Partial<SubscriptionOrder> = {}): SubscriptionOrder {
  return {
    keyId: '',
    amount: 299_00,
    currency: 'INR',
    orderId: 'sub_00000000000001',
    customerId: 'cust_00000000000001',
    plan: { name: 'Pro' },
    isDemo: true,
    checkoutUrl: null,
    startsAt: null,
    credit: 0,
    ...changes,
  }
}

/** The billing of a user who never bought anything. */
export function billing(changes: Partial<Billing> = {}): Billing {
  return {
    plan: 'free',
    status: 'none',
    renewsAt: null,
    endsAt: null,
    price: 0,
    next: null,
    canCancel: false,
    canResume: false,
    canUndo: false,
    payments: [],
    nextBefore: null,
    asksForState: false,
    isDemo: false,
    ...changes,
  }
}

/** A month of Pro that was paid by card. */
export const payment: Billing['payments'][number] = {
  paidAt: '2026-01-02T10:00:00.000Z',
  plan: 'pro',
  amount: 299_00,
  refunded: 0,
  periodStart: '2026-01-02T10:00:00.000Z',
  periodEnd: '2026-02-02T10:00:00.000Z',
  method: 'card',
  receiptNumber: 'P2526-000001',
  isDemo: false,
}
