import { uuidForm } from '#core/storable-text.ts'
import { transaction } from '#server/db/transaction.ts'
import { ensureUser } from '#server/features/accounts/service.ts'
import { PaymentFailure } from '#server/ports/payments.ts'
import type { ListedSubscription } from '#server/ports/payments.ts'
import type { LedgerContext } from '../context.ts'
import { passingFailures } from '../ledger/pending-operations.ts'
import { accountOwner, findOwner, insertSubscription, lockOwner } from '../ledger/repo.ts'
import { refreshSubscription } from '../ledger/write-ledger.ts'
import { claimChecks, findAlarms, findDoubled, makeAllDue } from './repo.ts'

/**
 * The outcome of a recovery: the numbers of subscriptions that the provider was asked about and that the
 * database had lost, and a sentence about each that a person has to look at.
 */
export type Recovery = { asked: number; recovered: number; toLookAt: string[] }

/** The provider's clock may be behind ours, and an order reaches it a little after it was stored. In ms. */
const marginMs = 3_600_000

/**
 * Brings the ledger of a restored database to what the provider has: inserts what was ordered since the
 * backup, and asks about that and every subscription that is not over. What is known already stays as it is,
 * so it can be run again at any time.
 * @throws PaymentFailure where the provider does not answer; what was found until then is stored
 */
export async function recoverPurchases(
  context: LedgerContext,
  since: number,
  signal: AbortSignal,
): Promise<Recovery> {
  const { db, billing } = context
  const { provider, clock } = billing
  const now = new Date(clock.now())
  const span = { from: since - marginMs, to: now.getTime() + marginMs }
  const listed = await provider.listSubscriptions(span, signal)
  const toLookAt: string[] = []
  const known: string[] = []
  let recovered = 0
  for (const each of listed) {
    const outcome = await insertLost(context, each)
    if (outcome === 'inserted') recovered += 1
    if (outcome !== 'unreadable') known.push(each.reference)
    else if (!neverPaid.has(each.state)) toLookAt.push(unreadable(each))
  }
  await makeAllDue(db, provider, now)
  const asked = new Set<string>()
  // What was bought in the lost time comes first, in its order.
  for (let due = known; due.length > 0; due = await claimChecks(db, provider, now)) {
    for (const reference of due.filter((each) => !asked.has(each))) {
      asked.add(reference)
      toLookAt.push(...(await ask(context, reference, signal)))
    }
  }
  toLookAt.push(...(await findDoubled(db, known)).map(doubled))
  toLookAt.push(...(await findAlarms(db, new Date(since))).map(alarming))
  return { asked: asked.size, recovered, toLookAt }
}

/** Nobody paid for what is in these states. */
const neverPaid: ReadonlySet<ListedSubscription['state']> = new Set(['created', 'expired'])

/** Inserts an order that the database lost, for the account of its address, as the order itself did. */
async function insertLost(
  { db, billing: { provider } }: LedgerContext,
  listed: ListedSubscription,
): Promise<'known' | 'inserted' | 'unreadable'> {
  const { reference, ownId, order, customer, createdAt, payableUntil, startsAt } = listed
  return await transaction(db, async (tx) => {
    if ((await findOwner(tx, listed)) !== null) return 'known'
    if (order === null || ownId === null || !uuidForm.test(ownId)) return 'unreadable'
    const { id: userId } = await ensureUser(tx, order.email)
    await lockOwner(tx, accountOwner(userId, provider))
    await insertSubscription(tx, {
      id: ownId,
      reference,
      customer,
      userId,
      isDemo: provider.isDemo,
      account: provider.account,
      plan: order.plan,
      amount: order.amount,
      isProven: order.isProven,
      startsAt: startsAt === null ? null : new Date(startsAt),
      payableUntil: new Date(payableUntil),
      nextCheckAt: new Date(createdAt),
      createdAt: new Date(createdAt),
      buyerEmail: order.email,
      buyerState: order.state,
      buyerGstin: order.gstin,
    })
    return 'inserted'
  })
}

/** Asks about a subscription, and gives a sentence where the answer cannot be used: it holds up no other. */
async function ask(context: LedgerContext, reference: string, signal: AbortSignal): Promise<string[]> {
  try {
    await refreshSubscription(context, { reference, payment: null, signal })
    return []
  } catch (error) {
    if (!(error instanceof PaymentFailure) || passingFailures.has(error.kind)) throw error
    return [`${reference}: Razorpay's answer about it can't be used (${error.kind}).`]
  }
}

function unreadable({ reference, state }: ListedSubscription): string {
  return `${reference} is ${state}, and its notes don't say which plan it is and whose. If it is a sale of yours, refund and cancel it at Razorpay.`
}

function doubled({ first, second }: { first: string; second: string }): string {
  return `${first} and ${second} are of one account. The one that was paid last stays; the other ends, and the rest of its month is refunded.`
}

function alarming({ kind, reference }: { kind: string; reference: string }): string {
  return kind === 'PAID_AFTER_STOP'
    ? `${reference} was charged after its owner had cancelled. It is refunded whole, and the owner is mailed.`
    : `${reference}: ${kind}. What it means is in docs/billing.md.`
}
