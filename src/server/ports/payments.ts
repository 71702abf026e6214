import type { PlanId } from '#product/plans.ts'

/** Plans that are paid for. */
export type PaidPlan = Exclude<PlanId, 'free'>

/** The states of a subscription at the provider; the last three are final. */
export const subscriptionStates = [
  'created',
  'authenticated',
  'active',
  'pending',
  'halted',
  'paused',
  'cancelled',
  'completed',
  'expired',
] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** One paid month. Times are ms since 1970, amounts hundredths of the currency. */
export type PaidInvoice = {
  invoice: string
  payment: string
  amount: number
  currency: string
  periodStart: number
  periodEnd: number
  paidAt: number
}

/** The provider's facts about a subscription at one moment. */
export type SubscriptionFacts = {
  reference: string
  state: SubscriptionState
  /** Our own id, which was given along when it was made; `null` when it is none of ours. */
  ownId: string | null
  paid: PaidInvoice[]
}

/** The provider's facts about a payment. `refunded` is the returned part of `amount`. */
export type PaymentFacts = {
  reference: string
  isTaken: boolean
  amount: number
  currency: string
  refunded: number
  /** As card or upi. */
  method: string | null
  /** The time of the owner's cancellation after it, as `noteCancellation` wrote it down; in ms. */
  cancelledAt: number | null
}

/** An event of the provider: the subscription and the payment that it is about, as far as it names them. */
export type PaymentEvent = { id: string; name: string; subscription: string | null; payment: string | null }

/** An order: a plan for so many paise a month, and its buyer; `state` and `gstin` are for the invoice. */
export type SoldOrder = {
  plan: PaidPlan
  amount: number
  email: string
  /** The buyer had proven the address; else it was only typed. */
  isProven: boolean
  state: string | null
  gstin: string | null
}

/** A subscription in the provider's list. Times in ms. */
export type ListedSubscription = {
  reference: string
  state: SubscriptionState
  /** Our own id and the order, which were given along; `null` where they were not, or cannot be read. */
  ownId: string | null
  order: SoldOrder | null
  /** The provider's id of the buyer; `null` until it is known. */
  customer: string | null
  createdAt: number
  payableUntil: number
  /** The time of the first charge; `null` for at once. */
  startsAt: number | null
}

/** A subscription that is to be made. Times in ms. */
type NewSubscription = {
  ownId: string
  /** The provider keeps it beside the subscription. */
  order: SoldOrder
  /** The provider's plan, from `createPlan`. */
  plan: string
  /** The time of the first month's charge; `null` at once. */
  startsAt: number | null
  /** The time of the order; the provider counts its longest duration from here. */
  orderedAt: number
  /** Until when it can be paid. */
  payableUntil: number
}

/** The reason for an empty call to the provider. `refused` and `unknown` do not pass. */
type PaymentFailureKind = 'unreachable' | 'refused' | 'unknown' | 'unauthorized' | 'changed'

/** A failed call to the payment provider. It holds no key, no signature and no personal data. */
export class PaymentFailure extends Error {
  override name = 'PaymentFailure'
  readonly kind: PaymentFailureKind

  constructor(kind: PaymentFailureKind, options: { cause?: unknown; reason?: string } = {}) {
    super(
      options.reason === undefined
        ? `The payment provider: ${kind}`
        : `The payment provider: ${options.reason}`,
      options.cause === undefined ? {} : { cause: options.cause },
    )
    this.kind = kind
  }
}

/** Takes money every month. All calls settle in bounded time. @throws PaymentFailure */
export type PaymentProvider = {
  /** Nothing is charged: there are no keys. */
  isDemo: boolean
  /** The account at the provider that plans and subscriptions belong to; changes with the keys. */
  account: string
  /** Public; what the checkout is opened with. Empty in a demonstration. */
  keyId: string
  /** The script of the checkout; `null` where the page shows its own. */
  checkoutUrl: string | null
  /** Plans that the operator made by hand, instead of those that `createPlan` makes. */
  plans: Readonly<Partial<Record<PaidPlan, string>>>
  /** The provider's id for a buyer, the same for the same address. */
  createCustomer: (email: string, signal: AbortSignal) => Promise<string>
  /** A plan at a price a month; it never changes. */
  createPlan: (plan: { name: string; amount: number }, signal: AbortSignal) => Promise<string>
  createSubscription: (subscription: NewSubscription, signal: AbortSignal) => Promise<string>
  readSubscription: (reference: string, signal: AbortSignal) => Promise<SubscriptionFacts>
  /** All subscriptions that were made in a span of time, in ms, the oldest first. */
  listSubscriptions: (
    made: { from: number; to: number },
    signal: AbortSignal,
  ) => Promise<ListedSubscription[]>
  readPayment: (reference: string, signal: AbortSignal) => Promise<PaymentFacts>
  /** Keeps a cancellation's moment beside a payment, in ms; `null` removes it. No other effect. */
  noteCancellation: (payment: string, at: number | null, signal: AbortSignal) => Promise<void>
  /** Ends a subscription, with its paid month or at once. */
  cancel: (reference: string, when: 'at_end' | 'now', signal: AbortSignal) => Promise<void>
  /** Stops the charges of an active subscription until `resume`; its paid month goes on. */
  pause: (reference: string, signal: AbortSignal) => Promise<void>
  /** Takes a subscription up again that was paused by us: it is charged when its paid month ends. */
  resume: (reference: string, signal: AbortSignal) => Promise<void>
  /** Gives money back; `key` makes a repeat of the call the same refund. */
  refund: (payment: string, refund: { amount: number; key: string }, signal: AbortSignal) => Promise<void>
  /** The checkout gave this signature for the payment of this subscription; compared in constant time. */
  isSigned: (paid: { subscription: string; payment: string; signature: string }) => boolean
  /** The event of a webhook, or `null` when its signature is not the provider's. */
  readEvent: (body: Uint8Array, headers: Readonly<Record<string, unknown>>) => PaymentEvent | null
  /** Pays the demonstration of a checkout, once however often it is called; `null` with real payments. */
  payDemo: ((reference: string) => Promise<{ payment: string; signature: string }>) | null
}

/** The store of the provider of demonstrations for its subscriptions. */
export type DemoLedger = {
  /** The value stored under the id; `null` when there is none. */
  load: (id: string) => Promise<unknown>
  save: (id: string, record: object) => Promise<void>
}
