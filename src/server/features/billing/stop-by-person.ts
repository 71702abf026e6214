import { isChargeable, stopOf } from './book.ts'
import type { Book } from './book.ts'

/**
 * The book of somebody who wants no further charge: the running month stays, what has not begun or is unpaid ends at
 * once. `null` when nothing would have been charged anyway.
 */
export function stopByPerson(book: Book, now: number): Book | null {
  if (!book.subscriptions.some(isChargeable)) return null
  const subscriptions = book.subscriptions.map((each) =>
    isChargeable(each) ? { ...each, stop: stopOf(each, 'person', now) } : each,
  )
  return { ...book, subscriptions }
}
