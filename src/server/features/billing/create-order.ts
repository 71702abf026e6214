import { plans } from '#product/plans.ts'
import { transaction } from '#server/db/transaction.ts'
import { ensureUser } from '#server/features/accounts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { PaidPlan } from '#server/ports/payments.ts'
import type { BillingNeeds } from './billing-needs.ts'
import { choosePurchase } from './choose-purchase.ts'
import type { Purchase } from './choose-purchase.ts'
import { findOpenCheckout } from './open-checkouts.ts'
import { askProvider } from './provider-failure.ts'
import { accountOwner, insertSubscription, loadBook, lockOwner, updateReference } from './repo.ts'
import { soldPlan } from './sold-plan.ts'

/** Who buys what: `isProven` tells whether the address is theirs beyond doubt. */
export type Wish = {
  plan: PaidPlan
  email: string
  isProven: boolean
  buyer: { state: string | null; gstin: string | null }
}

/** What the checkout is opened with. */
export type Order = Purchase & { reference: string; customer: string; plan: PaidPlan; amount: number }

/** How long a checkout can be paid, in ms. */
const payableMs = 3_600_000
const callLimitMs = 20_000

/**
 * Prepares a subscription for an address. A checkout of the same plan that is open already is given again, so that two
 * tabs pay once.
 * @throws AppError `ALREADY_SUBSCRIBED`, `PAYMENT_PROVIDER_UNREACHABLE`, `PAYMENT_PROVIDER_REFUSED`
 */
export async function createOrder(needs: BillingNeeds, wish: Wish): Promise<Order> {
  const { plan, email } = wish
  const prepared = await prepare(needs, wish)
  if ('order' in prepared) return prepared.order
  const { id, owner, purchase, payableUntil } = prepared
  const { provider } = needs.billing
  // Not that of the caller: who closes the page should not leave a subscription that nobody knows of.
  const signal = AbortSignal.timeout(callLimitMs)
  const made = await askProvider(needs.log, async () => ({
    customer: await provider.createCustomer(email, signal),
    reference: await provider.createSubscription(
      { ownId: id, plan: await soldPlan(needs, plan, signal), startsAt: purchase.startsAt, payableUntil },
      signal,
    ),
  }))
  return await transaction(needs.orm, async (tx) => {
    await lockOwner(tx, owner)
    await updateReference(tx, id, made)
    const now = needs.billing.clock.now()
    // The first of two that were prepared at the same moment is given to both; the other one runs out unpaid.
    const amount = plans[plan].price
    const { startsAt } = purchase
    const { account } = provider
    const open = await findOpenCheckout(tx, { ...owner, account, plan, amount, startsAt, now })
    return { ...purchase, ...(open ?? made), plan, amount }
  })
}

type Prepared =
  | { order: Order }
  | {
      id: string
      owner: ReturnType<typeof accountOwner>
      purchase: Purchase
      payableUntil: number
    }

/** Decides what is bought and stores it before anybody outside is asked, so that nothing made there is unknown here. */
async function prepare(needs: BillingNeeds, { plan, email, isProven, buyer }: Wish): Promise<Prepared> {
  const { provider, clock } = needs.billing
  return await transaction(needs.orm, async (tx) => {
    const { id: userId } = await ensureUser(tx, email)
    const owner = accountOwner(userId, provider)
    await lockOwner(tx, owner)
    const now = clock.now()
    const purchase = choosePurchase(await loadBook(tx, owner), plan, now)
    if (purchase === null) throw new AppError('ALREADY_SUBSCRIBED', isProven ? hasIt : signInFirst)
    const { startsAt } = purchase
    const amount = plans[plan].price
    const { account } = provider
    const open = await findOpenCheckout(tx, { ...owner, account, plan, amount, startsAt, now, buyer })
    if (open !== null) return { order: { ...purchase, ...open, plan, amount } }
    const payableUntil = now + payableMs
    const id = await insertSubscription(tx, {
      userId,
      isDemo: provider.isDemo,
      account,
      plan,
      amount,
      startsAt: startsAt === null ? null : new Date(startsAt),
      payableUntil: new Date(payableUntil),
      checkedAt: new Date(now),
      createdAt: new Date(now),
      buyerEmail: email,
      buyerState: buyer.state,
      buyerGstin: buyer.gstin,
    })
    return { id, owner, purchase, payableUntil }
  })
}

const hasIt = 'You have this plan already. Nothing was charged.'
const signInFirst = 'This address has this plan already. Please sign in to use it. Nothing was charged.'
