import type { PaidPlan, SubscriptionState } from '#server/ports/payments.ts'

/**
 * The causes of a stop: its user, another subscription that replaced it, a refund of the whole month, or the
 * end of its plan.
 */
export const stopCauses = ['user', 'succession', 'refund', 'lapse'] as const

/** The stop of a subscription since `at`: `at_end` after the paid month, `now` at once. */
export type Stop = {
  when: 'at_end' | 'now'
  by: (typeof stopCauses)[number]
  at: number
  isDone: boolean
}

/**
 * The pause of a subscription whose owner cancelled it; the provider charges nothing in it, and it can be
 * lifted. `asked`: the provider was asked for it, or made it. `lifting`: the owner took the cancellation
 * back. `refused`: the provider does not make or lift it, so that the subscription is cancelled there.
 */
export type Pause = 'asked' | 'lifting' | 'refused'

/** A stored subscription. All times are milliseconds since 1970. */
export type Subscription = {
  id: string
  /** The provider's id; `null` until its answer came. */
  reference: string | null
  plan: PaidPlan
  /** Paise a month. */
  amount: number
  /** True where the buyer had proven the address; else it was only typed. */
  isProven: boolean
  state: SubscriptionState
  stop: Stop | null
  pause: Pause | null
  /** The first charge, if later than the order: the end of the paid month before. */
  startsAt: number | null
  createdAt: number
  payableUntil: number
  /** The time at which the provider was asked for `state`. */
  observedAt: number
  /** The time at which another subscription replaced it; from then on it gives no plan. */
  supersededAt: number | null
  /** The newest cancellation by its owner that is known, taken back or not. */
  cancelledAt: number | null
  /** The cancellation that the provider has a note of, as it was seen last. */
  notedAt: number | null
}

/** A month that was paid for. */
export type Payment = {
  reference: string
  invoice: string
  subscriptionId: string
  /** Paise. */
  amount: number
  /** The amount refunded so far, and the total to refund, in paise. */
  refunded: number
  refundOwed: number
  periodStart: number
  periodEnd: number
  paidAt: number
}

/** All subscriptions and payments of one account. */
export type Ledger = { subscriptions: readonly Subscription[]; payments: readonly Payment[] }

/** Alarms about money for the operator; the list is closed. */
export const alarmKinds = [
  'WRONG_AMOUNT',
  'PAID_AFTER_STOP',
  'UNKNOWN_SUBSCRIPTION',
  'DISPUTE_LOST',
  'CANCEL_FAILED',
  'REFUND_FAILED',
  'EMAIL_FAILED',
] as const
export type AlarmKind = (typeof alarmKinds)[number]

/** An alarm about one record at the provider or of ours; there is one of a kind for each. */
export type Alarm = { kind: AlarmKind; reference: string }

const dayMs = 24 * 3_600_000
/** The smallest refund that the provider makes, in paise. */
const minRefund = 100
const endStates: ReadonlySet<SubscriptionState> = new Set(['cancelled', 'completed', 'expired'])

/** A subscription has ended. */
export function isOver({ state }: Pick<Subscription, 'state'>): boolean {
  return endStates.has(state)
}

/** The provider may charge for the subscription by itself. */
export function isChargeable(subscription: Subscription): boolean {
  return subscription.stop === null && subscription.state !== 'created' && !isOver(subscription)
}

/** An account has more than unpaid checkouts. */
export function ownsPlan({ subscriptions, payments }: Ledger): boolean {
  return (
    payments.length > 0 ||
    subscriptions.some((subscription) => subscription.state !== 'created' && !isOver(subscription))
  )
}

/** The stop of a subscription: only a paid month has an end to wait for. */
export function stopOf({ state }: Subscription, by: Stop['by'], at: number): Stop {
  return { when: state === 'active' ? 'at_end' : 'now', by, at, isDone: false }
}

/**
 * The time before the end of the month at which the provider is asked for a pause, in ms. It may announce a
 * charge 36 hours before it, and a server that is down meanwhile has two days to come back.
 */
export const pauseLeadMs = 2 * dayMs

/** The time before the month's end until which a cancellation can be undone without a race. */
export const undoMarginMs = 15 * 60_000

/** The end of the month of a cancellation by the owner; `null` where it is final. */
export function undoableUntil(ledger: Ledger, { id, state, stop, pause }: Subscription): number | null {
  const isByOwner = stop?.by === 'user' && stop.when === 'at_end' && !stop.isDone
  const isOpen = state === 'active' ? pause !== 'refused' : state === 'paused' && isPausedByUs({ pause })
  return isByOwner && isOpen ? paidThrough(ledger, id) : null
}

function isPausedByUs({ pause }: Pick<Subscription, 'pause'>): boolean {
  return pause === 'asked' || pause === 'lifting'
}

/** The cancellation of a subscription can be undone without a payment. */
export function canUndoStop(ledger: Ledger, subscription: Subscription, now: number): boolean {
  const until = undoableUntil(ledger, subscription)
  return until !== null && now < until - undoMarginMs
}

/**
 * The ledger of an account whose owner takes the cancellation of a subscription back: at once where the
 * provider does not know of it, else when the provider has lifted the pause.
 */
export function undoStop(ledger: Ledger, subscriptionId: string): Ledger {
  return changeSubscription(ledger, subscriptionId, (each) =>
    each.pause === null ? { ...each, stop: null } : { ...each, pause: 'lifting' },
  )
}

/** The ledger with one of its subscriptions changed. */
export function changeSubscription(
  ledger: Ledger,
  subscriptionId: string,
  change: (subscription: Subscription) => Subscription,
): Ledger {
  const subscriptions = ledger.subscriptions.map((each) => (each.id === subscriptionId ? change(each) : each))
  return { ...ledger, subscriptions }
}

/** The payments of a subscription that still give a plan: not those that were or will be refunded whole. */
export function countedPayments(ledger: Ledger, subscriptionId: string): Payment[] {
  return ledger.payments.filter(
    (payment) =>
      payment.subscriptionId === subscriptionId &&
      Math.max(payment.refunded, payment.refundOwed) < payment.amount,
  )
}

/** Until when a subscription is paid for; `null` when it is not. */
export function paidThrough(ledger: Ledger, subscriptionId: string): number | null {
  const ends = countedPayments(ledger, subscriptionId).map(({ periodEnd }) => periodEnd)
  return ends.length === 0 ? null : Math.max(...ends)
}

/**
 * The unused paise of a month at a moment: by the remaining time, all of it within the first day, 0 for less
 * than the minimum refund.
 */
export function unusedPart(
  { amount, periodStart, periodEnd }: Pick<Payment, 'amount' | 'periodStart' | 'periodEnd'>,
  at: number,
): number {
  if (at >= periodEnd) return 0
  if (at - periodStart < dayMs) return amount
  const part = Math.floor((amount * (periodEnd - at)) / (periodEnd - periodStart))
  return part < minRefund ? 0 : part
}

/**
 * The ledger of an account whose owner cancels: the running month stays, an unpaid or later subscription ends
 * at once. `null` when nothing would have been charged.
 */
export function stopByOwner(ledger: Ledger, now: number): Ledger | null {
  if (!ledger.subscriptions.some((each) => isChargeable(each) || each.pause === 'lifting')) return null
  const subscriptions = ledger.subscriptions.map((each) => {
    if (isChargeable(each)) return { ...each, stop: stopOf(each, 'user', now), pause: null, cancelledAt: now }
    return each.pause === 'lifting' ? { ...each, pause: 'asked' as const } : each
  })
  return { ...ledger, subscriptions }
}
