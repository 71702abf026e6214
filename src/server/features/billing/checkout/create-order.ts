import { setTimeout as delay } from 'node:timers/promises'
import { contract } from '#contract/api.ts'
import { AppError } from '#core/app-error.ts'
import { plans } from '#product/plans.ts'
import type { Db } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { addressKey, ensureUser } from '#server/features/accounts/service.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import type { PaidPlan } from '#server/ports/payments.ts'
import type { CallCounter } from '#server/rate-limit/call-limits.ts'
import { askProvider } from '../ask-provider.ts'
import type { BillingContext } from '../context.ts'
import { findEntitlement, rankOf, renews } from '../ledger/entitlement.ts'
import { countedPayments, ownsPlan, paidThrough, unusedPart } from '../ledger/ledger.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { accountOwner, insertSubscription, loadLedger, lockOwner, updateReference } from '../ledger/repo.ts'
import { refreshSubscription } from '../ledger/write-ledger.ts'
import { closeCheckout, findOpenCheckout, hasPlan, soldPlan } from './repo.ts'
import type { Buyer } from './verify-payment.ts'

/** The order of a plan for an address; `isProven`: the buyer is signed in to it. */
type OrderRequest = {
  plan: PaidPlan
  email: string
  isProven: boolean
  buyer: { state: string | null; gstin: string | null }
}

/** The data that the checkout is opened with. */
export type Order = Purchase & { reference: string; customer: string; plan: PaidPlan; amount: number }

/** The time in which a checkout can be paid, in ms. */
const payableMs = 3_600_000
const callTimeoutMs = 20_000
const pollMs = 100

/**
 * Prepares a subscription for an address. An open checkout of the same plan is reused, so that two tabs pay
 * once; one that another call is preparing is waited for. A typed address gets a checkout of its own, and
 * only while it owns no plan.
 * @throws AppError `SIGN_IN_REQUIRED`, `ALREADY_SUBSCRIBED`, `PAYMENT_PROVIDER_UNREACHABLE`,
 * `PAYMENT_PROVIDER_REFUSED`
 */
export async function createOrder(context: BillingContext, request: OrderRequest): Promise<Order> {
  const { db, billing, log } = context
  const { plan, email, isProven } = request
  const isDemo = billing.provider.isDemo
  // The same answer by the same statement, whatever the address owns.
  if (!isProven && (await hasPlan(db, { email, isDemo }))) throw signInFirst()
  for (;;) {
    const prepared = await prepare(context, request)
    if (prepared === 'in-preparation') {
      await delay(pollMs)
      continue
    }
    if ('order' in prepared) {
      if (await isStillOpen(context, prepared.order)) return prepared.order
      continue
    }
    const { id, purchase, payableUntil } = prepared
    const { provider } = billing
    // A signal of its own: a closed page must not leave a subscription that is not in the ledger.
    const signal = AbortSignal.timeout(callTimeoutMs)
    try {
      const made = await askProvider(log, async () => ({
        customer: await provider.createCustomer(email, signal),
        reference: await provider.createSubscription(
          {
            ownId: id,
            order: { plan, amount: plans[plan].price, email, isProven, ...request.buyer },
            plan: await soldPlan(context, plan, signal),
            startsAt: purchase.startsAt,
            orderedAt: payableUntil - payableMs,
            payableUntil,
          },
          signal,
        ),
      }))
      await updateReference(db, id, made)
      return { ...purchase, ...made, plan, amount: plans[plan].price }
    } catch (error) {
      await closeCheckout(db, id, billing.clock.now())
      throw error
    }
  }
}

/** Asks the provider about a checkout that is given again: it may be paid unreported, or over. */
async function isStillOpen(context: BillingContext, { reference }: Order): Promise<boolean> {
  const signal = AbortSignal.timeout(callTimeoutMs)
  const stored = await askProvider(context.log, () =>
    refreshSubscription(context, { reference, payment: null, signal }),
  )
  if (stored.outcome !== 'applied') return false
  const state = stored.ledger.subscriptions.find((each) => each.reference === reference)?.state
  return state === 'created'
}

type Prepared =
  | { order: Order }
  | { id: string; purchase: Purchase; payableUntil: number }
  /** Another call is preparing the same checkout. */
  | 'in-preparation'

/** Stores the purchase before the provider is asked, so that the ledger knows every subscription there. */
async function prepare(context: BillingContext, request: OrderRequest): Promise<Prepared> {
  const { plan, email, isProven, buyer } = request
  const { provider, clock } = context.billing
  return await transaction(context.db, async (tx) => {
    const { id: userId } = await ensureUser(tx, email)
    const owner = accountOwner(userId, provider)
    await lockOwner(tx, owner)
    const now = clock.now()
    const purchase = purchaseFor(await loadLedger(tx, owner), request, now)
    const amount = plans[plan].price
    const subscription = {
      userId,
      isDemo: provider.isDemo,
      account: provider.account,
      plan,
      amount,
      startsAt: purchase.startsAt === null ? null : new Date(purchase.startsAt),
    }
    const open = isProven ? await findOpenCheckout(tx, subscription, { now, buyer, callTimeoutMs }) : null
    if (open === 'in-preparation') return open
    if (open !== null) return { order: { ...purchase, ...open, plan, amount } }
    const payableUntil = now + payableMs
    const id = await insertCheckout(tx, { ...subscription, isProven }, { now, payableUntil, email, buyer })
    return { id, purchase, payableUntil }
  })
}

function purchaseFor(ledger: Ledger, { plan, isProven }: OrderRequest, now: number): Purchase {
  if (!isProven && ownsPlan(ledger)) throw signInFirst()
  const purchase = choosePurchase(ledger, plan, now)
  if (purchase === null) {
    throw new AppError('ALREADY_SUBSCRIBED', 'You already have this plan. Nothing more was charged.')
  }
  return purchase
}

type NewCheckout = Omit<
  Parameters<typeof insertSubscription>[1],
  'payableUntil' | 'nextCheckAt' | 'createdAt' | 'buyerEmail' | 'buyerState' | 'buyerGstin'
>

async function insertCheckout(
  tx: Db,
  checkout: NewCheckout,
  {
    now,
    payableUntil,
    email,
    buyer,
  }: Pick<OrderRequest, 'email' | 'buyer'> & { now: number; payableUntil: number },
): Promise<string> {
  return await insertSubscription(tx, {
    ...checkout,
    payableUntil: new Date(payableUntil),
    nextCheckAt: new Date(now + checkMs),
    createdAt: new Date(now),
    buyerEmail: email,
    buyerState: buyer.state,
    buyerGstin: buyer.gstin,
  })
}

/** The time in ms after which the reconciler first asks whether a checkout was paid. */
const checkMs = 10 * 60_000

function signInFirst(): AppError {
  return new AppError('SIGN_IN_REQUIRED', 'Please sign in to buy a plan for this email. Nothing was charged.')
}

const {
  browser: perBrowser,
  network: perNetwork,
  address: perAddress,
} = contract['POST /api/create-subscription-order'].counts

/**
 * Counts the order of a buyer who only typed the address, whatever that owns: each makes a subscription at
 * the provider and a row of the address's owner. A signed-in buyer gets the open checkout again, and is not
 * counted.
 * @throws AppError `RATE_LIMITED`
 */
export async function countTypedOrder(
  { secret, callCounter }: Pick<AccountDeps, 'secret'> & { callCounter: CallCounter },
  { actor, email, isProven }: Buyer,
): Promise<void> {
  if (isProven) return
  // The address last: a caller who is refused before takes nothing from its owner.
  await callCounter.count(`orders/browser/${actor.visitorId ?? ''}`, perBrowser)
  await callCounter.count(`orders/network/${actor.network}`, perNetwork)
  await callCounter.count(`orders/address/${addressKey(secret, email)}`, perAddress)
}

/** The terms of a purchase: the first charge (`null` for now), and the refund of this month. */
type Purchase = { startsAt: number | null; credit: number }

/** A first month that would begin sooner than this begins at once. */
const minWaitMs = 3_600_000

/**
 * The kind of purchase by which an account with this ledger gets a plan; `null` when it has the plan already.
 * A higher plan begins at once and the rest of the running month comes back; the same one after a
 * cancellation, and a lower one, begin when the paid month ends.
 */
export function choosePurchase(ledger: Ledger, plan: PaidPlan, now: number): Purchase | null {
  const current = findEntitlement(ledger, now)
  if (current === null) return { startsAt: null, credit: 0 }
  const subscription = ledger.subscriptions.find(({ id }) => id === current.subscriptionId)
  const end = paidThrough(ledger, current.subscriptionId)
  const isRenewing = subscription !== undefined && renews(subscription)
  if (current.plan === plan && isRenewing && (end === null || end > now)) return null
  if (rankOf(plan) > rankOf(current.plan)) return { startsAt: null, credit: creditOf(ledger, current, now) }
  if (ledger.subscriptions.some((each) => each.plan === plan && each.startsAt === end && renews(each)))
    return null
  const isLater = end !== null && end - now > minWaitMs
  return { startsAt: isLater ? end : null, credit: isLater ? 0 : creditOf(ledger, current, now) }
}

function creditOf(ledger: Ledger, { subscriptionId }: { subscriptionId: string }, now: number): number {
  return countedPayments(ledger, subscriptionId).reduce((sum, payment) => sum + unusedPart(payment, now), 0)
}
