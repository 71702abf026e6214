import type { Orm } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import type { PaymentFacts, SubscriptionFacts } from '#server/ports/payments.ts'
import { insertAlarms, tellAlarms } from './alarms.ts'
import type { BillingNeeds } from './billing-needs.ts'
import type { Alarm, Book, Payment } from './book.ts'
import { findEntitlement } from './entitlement.ts'
import {
  findOwner,
  insertEvent,
  loadBook,
  lockOwner,
  saveBook,
  updateMethod,
  writeEntitlement,
} from './repo.ts'
import type { Owner } from './repo.ts'
import { settle, settleRefund } from './settle.ts'
import { writeReceipt } from './write-receipt.ts'

/** What the provider said: of a subscription, and of one of its payments. `event` is the word of it that was sent. */
export type Told = {
  facts: SubscriptionFacts
  payment: PaymentFacts | null
  /** When the provider was asked, in ms. */
  observedAt: number
  event: { id: string; name: string } | null
}

/** What came of it: the account that it is about, `repeated` for an event that was taken before. */
export type Applied = { outcome: 'applied'; owner: Owner; book: Book } | { outcome: 'repeated' | 'unknown' }

/**
 * Takes what the provider said, in one transaction with the record of the event. This and `change` are the only writers
 * of subscriptions, payments and entitlements; any number of times and in any order is alike.
 */
export async function apply(needs: BillingNeeds, told: Told): Promise<Applied> {
  const { facts, payment, observedAt, event } = told
  const now = needs.billing.clock.now()
  const done = await transaction(needs.orm, async (tx) => {
    if (event !== null && !(await insertEvent(tx, event, now))) return null
    const owner = await findOwner(tx, facts)
    if (owner === null) {
      // Somebody pays for what we know nothing of.
      const unknown = facts.paid.map(({ payment: reference }): Alarm => ({
        kind: 'UNKNOWN_SUBSCRIPTION',
        reference,
      }))
      return { owner, alarms: await insertAlarms(tx, unknown, now) }
    }
    await lockOwner(tx, owner)
    const before = await loadBook(tx, owner)
    const { fresh, alarms, ...settled } = settle(before, { id: owner.subscriptionId, facts, observedAt })
    const book = payment === null ? settled.book : settleRefund(settled.book, payment)
    await write(tx, needs, { owner, before, book, fresh })
    if (payment !== null && payment.method !== null) await updateMethod(tx, payment.reference, payment.method)
    return { owner, book, alarms: await insertAlarms(tx, alarms, now) }
  })
  if (done === null) return { outcome: 'repeated' }
  tellAlarms(needs, done.alarms)
  if (done.owner === null) return { outcome: 'unknown' }
  return { outcome: 'applied', owner: done.owner, book: done.book }
}

/** Changes the book of an account by what its owner or we want, not the provider. Gives the book after it. */
export async function change(
  needs: BillingNeeds,
  owner: Owner,
  work: (book: Book, now: number) => Book,
): Promise<Book> {
  return await transaction(needs.orm, async (tx) => {
    await lockOwner(tx, owner)
    const before = await loadBook(tx, owner)
    const book = work(before, needs.billing.clock.now())
    await write(tx, needs, { owner, before, book, fresh: [] })
    return book
  })
}

async function write(
  tx: Orm,
  needs: BillingNeeds,
  { owner, before, book, fresh }: { owner: Owner; before: Book; book: Book; fresh: readonly Payment[] },
): Promise<void> {
  const { userId, isDemo } = owner
  const now = needs.billing.clock.now()
  await saveBook(tx, before, book)
  for (const payment of fresh) await writeReceipt(tx, needs.billing, { payment, userId })
  if (userId !== null) await writeEntitlement(tx, { userId, isDemo, now }, findEntitlement(book, now))
}
