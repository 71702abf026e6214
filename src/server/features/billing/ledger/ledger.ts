import type { PaidPlan, SubscriptionState } from '#server/ports/payments.ts'

/**
 * The stop of a subscription since `at`. `at_end`: no charge after the paid month; `now`: it ends at once. The cause is
 * the user, succession (another subscription of the account replaced it) or a refund of the whole month.
 */
export type Stop = {
  when: 'at_end' | 'now'
  by: 'user' | 'succession' | 'refund'
  at: number
  isDone: boolean
}

/** A stored subscription. All times are milliseconds since 1970. */
export type Subscription = {
  id: string
  /** The provider's id; `null` until its answer came. */
  reference: string | null
  plan: PaidPlan
  /** Paise a month. */
  amount: number
  /** Whether the buyer had proven the address; else it was only typed. */
  isProven: boolean
  state: SubscriptionState
  stop: Stop | null
  /** When its first month is charged, if later than the order: the end of the paid month before. */
  startsAt: number | null
  createdAt: number
  payableUntil: number
  /** When the provider was asked for `state`. */
  observedAt: number
  /** When another subscription replaced it; from then on it gives no plan. */
  supersededAt: number | null
}

/** A month that was paid for. */
export type Payment = {
  reference: string
  invoice: string
  subscriptionId: string
  /** Paise. */
  amount: number
  /** What was refunded so far, and what is to be refunded in all, in paise. */
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

/** Whether a subscription has ended. */
export function isOver({ state }: Pick<Subscription, 'state'>): boolean {
  return endStates.has(state)
}

/** Whether the provider may charge for it by itself. */
export function isChargeable(subscription: Subscription): boolean {
  return subscription.stop === null && subscription.state !== 'created' && !isOver(subscription)
}

/** Whether an account has more than unpaid checkouts. */
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
 * How long before the end of the month the provider learns of a cancellation, which it cannot take back. It may announce a
 * charge 36 hours before it, and a server that is down meanwhile has two days to come back.
 */
export const stopLeadMs = 2 * dayMs

/**
 * Until when the cancellation of an owner is ours alone, so that it can be undone; `null` where the provider learns of it at once
 * or knows it already.
 */
export function undoableUntil(ledger: Ledger, { id, state, stop }: Subscription): number | null {
  const end = paidThrough(ledger, id)
  const isWaiting = stop?.by === 'user' && stop.when === 'at_end' && !stop.isDone && state === 'active'
  return isWaiting && end !== null ? end - stopLeadMs : null
}

/** An undo this close to the report to the provider could cross it on the way. */
const undoMarginMs = 15 * 60_000

/** Whether the cancellation of a subscription can be undone without a payment. */
export function canUndoStop(ledger: Ledger, subscription: Subscription, now: number): boolean {
  const until = undoableUntil(ledger, subscription)
  return until !== null && now < until - undoMarginMs
}

/** The ledger of an account whose owner takes the cancellation of a subscription back. */
export function undoStop(ledger: Ledger, subscriptionId: string): Ledger {
  const subscriptions = ledger.subscriptions.map((each) =>
    each.id === subscriptionId ? { ...each, stop: null } : each,
  )
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
 * The unused paise of a month at a moment: by the remaining time, all of it within the first day, 0 for less than the
 * minimum refund.
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
 * The ledger of an account whose owner cancels: the running month stays, an unpaid or later subscription ends at once.
 * `null` when nothing would have been charged.
 */
export function stopByOwner(ledger: Ledger, now: number): Ledger | null {
  if (!ledger.subscriptions.some(isChargeable)) return null
  const subscriptions = ledger.subscriptions.map((each) =>
    isChargeable(each) ? { ...each, stop: stopOf(each, 'user', now) } : each,
  )
  return { ...ledger, subscriptions }
}
