import type { PaidPlan, SubscriptionState } from '#server/ports/payments.ts'

/**
 * What we want of the provider since `at`. `at_end`: no charge after the paid month; `now`: it ends at once. By the
 * person, or by succession: another subscription of the same account took its place.
 */
export type Stop = { when: 'at_end' | 'now'; by: 'person' | 'succession'; at: number; isDone: boolean }

/** A subscription as we keep it. All times are milliseconds since 1970. */
export type Subscription = {
  id: string
  /** The provider's id; `null` until its answer came. */
  reference: string | null
  plan: PaidPlan
  /** Paise a month. */
  amount: number
  state: SubscriptionState
  stop: Stop | null
  /** When its first month is charged, where that is later: the end of what was paid before. */
  startsAt: number | null
  createdAt: number
  payableUntil: number
  /** When the provider was asked for what `state` says. */
  observedAt: number
  /** When another one took its place; from then on it gives nothing. */
  supersededAt: number | null
}

/** A month that was paid for. */
export type Payment = {
  reference: string
  invoice: string
  subscriptionId: string
  /** Paise. */
  amount: number
  /** What went back so far, and what is to go back in all, in paise. */
  refunded: number
  refundOwed: number
  periodStart: number
  periodEnd: number
  paidAt: number
}

/** All subscriptions and payments of one account. */
export type Book = { subscriptions: readonly Subscription[]; payments: readonly Payment[] }

/** Money that somebody has to look after; the list is closed. */
export const alarmKinds = [
  'WRONG_AMOUNT',
  'PAID_AFTER_STOP',
  'UNKNOWN_SUBSCRIPTION',
  'CANCEL_FAILED',
  'REFUND_FAILED',
] as const
export type AlarmKind = (typeof alarmKinds)[number]

/** An alarm about one thing at the provider; there is one of a kind for each. */
export type Alarm = { kind: AlarmKind; reference: string }

const endings: ReadonlySet<SubscriptionState> = new Set(['cancelled', 'completed', 'expired'])

/** Whether a subscription is over for good. */
export function isOver({ state }: Pick<Subscription, 'state'>): boolean {
  return endings.has(state)
}

/** Whether the provider may charge for it without anybody doing anything. */
export function isChargeable(subscription: Subscription): boolean {
  return subscription.stop === null && subscription.state !== 'created' && !isOver(subscription)
}

/** What keeps a subscription from being charged again: only in a paid month is there an end to wait for. */
export function stopOf({ state }: Subscription, by: Stop['by'], at: number): Stop {
  return { when: state === 'active' ? 'at_end' : 'now', by, at, isDone: false }
}

/** The payments of a subscription that still give something: not those that went back or will go back wholly. */
export function countedPayments(book: Book, subscriptionId: string): Payment[] {
  return book.payments.filter(
    (payment) =>
      payment.subscriptionId === subscriptionId &&
      Math.max(payment.refunded, payment.refundOwed) < payment.amount,
  )
}

/** Until when a subscription is paid for; `null` when it is not. */
export function paidThrough(book: Book, subscriptionId: string): number | null {
  const ends = countedPayments(book, subscriptionId).map(({ periodEnd }) => periodEnd)
  return ends.length === 0 ? null : Math.max(...ends)
}
