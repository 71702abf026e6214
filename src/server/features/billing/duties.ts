import { isOver } from './book.ts'
import type { Book } from './book.ts'

/** Something that has to be done at the provider because the book says so. */
export type Duty =
  | { kind: 'cancel'; subscriptionId: string; reference: string; when: 'at_end' | 'now' }
  | { kind: 'refund'; payment: string; amount: number; key: string }

/** All that is to be done at the provider, derived from the book alone, so that nothing is forgotten or done twice. */
export function dutiesOf(book: Book): Duty[] {
  const cancels = book.subscriptions.flatMap((subscription): Duty[] => {
    const { id, reference, stop } = subscription
    if (reference === null || stop === null || stop.isDone || isOver(subscription)) return []
    return [{ kind: 'cancel', subscriptionId: id, reference, when: stop.when }]
  })
  const refunds = book.payments.flatMap(({ reference, refundOwed, refunded }): Duty[] => {
    if (refundOwed <= refunded) return []
    const amount = refundOwed - refunded
    // The same refund has the same key however often it is tried.
    return [{ kind: 'refund', payment: reference, amount, key: `${reference}-${refunded}-${refundOwed}` }]
  })
  return [...cancels, ...refunds]
}

/** The book once a subscription was cancelled as wanted. */
export function withCancelDone(book: Book, subscriptionId: string): Book {
  const subscriptions = book.subscriptions.map((each) =>
    each.id === subscriptionId && each.stop !== null
      ? { ...each, stop: { ...each.stop, isDone: true } }
      : each,
  )
  return { ...book, subscriptions }
}
