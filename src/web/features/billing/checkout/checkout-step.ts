import type { SubscriptionOrder } from '#contract/billing.ts'

/** What stands on the invoice, where the law asks for it. */
export type Buyer = { state?: string; gstin?: string }

/**
 * Where a purchase is: an address or a State is asked for, the order is made, the demonstration is shown, or the
 * provider has the person; `confirming` waits until the payment has become a plan.
 */
export type CheckoutStep =
  | { name: 'preparing' | 'email' | 'buyer' | 'provider' | 'confirming' }
  | { name: 'demonstration'; order: SubscriptionOrder }
