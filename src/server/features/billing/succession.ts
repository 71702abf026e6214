import { countedPayments, isChargeable, isOver, stopOf } from './book.ts'
import type { Book, Payment, Stop, Subscription } from './book.ts'
import { renews } from './entitlement.ts'
import { unusedPart } from './unused-part.ts'

/**
 * The subscription whose first month was paid last is that of the account. All others give way to it: they end at once,
 * and what is left of their paid months is owed back.
 */
export function succeed(book: Book, now: number): Book {
  const firsts = book.subscriptions.flatMap((subscription) => {
    const [first] = countedPayments(book, subscription.id).toSorted(byPaidAt)
    return first === undefined || subscription.supersededAt !== null ? [] : [{ subscription, first }]
  })
  const winner = firsts.toSorted((one, other) => byPaidAt(one.first, other.first)).at(-1)
  if (winner === undefined) return book
  const { subscription: heir, first } = winner
  const losers = new Set(firsts.map(({ subscription }) => subscription.id).filter((id) => id !== heir.id))
  return {
    subscriptions: book.subscriptions.map((each) => {
      if (each.id === heir.id) return each.stop?.by === 'succession' ? { ...each, stop: null } : each
      if (losers.has(each.id)) return { ...each, supersededAt: first.periodStart, stop: endNow(each, now) }
      // Checkouts that were left, what was agreed to follow before this one was chosen, and what runs on although its
      // months were given back.
      const isLeft = each.createdAt <= heir.createdAt || wasPaid(book, each)
      return isLeft && !isOver(each) ? { ...each, stop: endNow(each, now) } : each
    }),
    payments: book.payments.map((payment) =>
      losers.has(payment.subscriptionId) ? giveBackRest(payment, first.periodStart) : payment,
    ),
  }
}

/** One that begins where the paid months end takes the place of what would have gone on, once it was agreed to. */
export function followOn(book: Book, id: string, now: number): Book {
  const next = book.subscriptions.find((each) => each.id === id)
  if (next === undefined || next.startsAt === null || next.supersededAt !== null || !renews(next)) return book
  const subscriptions = book.subscriptions.map((each) => {
    if (each.id === id || each.createdAt > next.createdAt || !isChargeable(each)) return each
    return { ...each, stop: stopOf(each, 'succession', now) }
  })
  return { ...book, subscriptions }
}

function wasPaid({ payments }: Book, { id }: Subscription): boolean {
  return payments.some(({ subscriptionId }) => subscriptionId === id)
}

function endNow({ stop }: Subscription, now: number): Stop {
  return stop?.when === 'now' ? stop : { when: 'now', by: 'succession', at: now, isDone: false }
}

function giveBackRest(payment: Payment, at: number): Payment {
  return { ...payment, refundOwed: Math.max(payment.refundOwed, unusedPart(payment, at)) }
}

function byPaidAt(one: Payment, other: Payment): number {
  return one.paidAt - other.paidAt || (one.invoice < other.invoice ? -1 : 1)
}
