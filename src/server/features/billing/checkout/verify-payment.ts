import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { PaymentOutcome } from '#contract/billing.ts'
import { AppError } from '#core/app-error.ts'
import { isSameAddress } from '#product/email.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, sql } from '#server/db/sql.ts'
import { findEmail, readActor } from '#server/features/accounts/service.ts'
import type { AccountDeps, Actor } from '#server/features/accounts/service.ts'
import { PaymentFailure } from '#server/ports/payments.ts'
import type { DemoLedger, PaidPlan, PaymentFacts } from '#server/ports/payments.ts'
import { insertAlarms, reportAlarms } from '../alarms.ts'
import { askProvider } from '../ask-provider.ts'
import type { BillingContext, Seller } from '../context.ts'
import { findEntitlement, renews } from '../ledger/entitlement.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { refreshSubscription } from '../ledger/write-ledger.ts'
import { findOrder, noSuchOrder } from './repo.ts'
import type { StoredOrder } from './repo.ts'

/** The result of a checkout in the page, and its buyer. */
type PaymentClaim = {
  reference: string
  payment: string
  signature: string
  plan: PaidPlan
  email: string
  isProven: boolean
}

const callTimeoutMs = 25_000

/**
 * Checks the result of a checkout: the signature over the stored order, and the payment at the provider.
 * Gives the outcome of the payment; the same claim again gives the same.
 * @throws AppError `NOT_FOUND` for an order that is not this buyer's, `PAYMENT_INVALID`,
 * `PAYMENT_PROVIDER_UNREACHABLE`
 */
export async function verifyPayment(context: BillingContext, claim: PaymentClaim): Promise<PaymentOutcome> {
  const { db, log, billing } = context
  const { provider, clock } = billing
  const { reference, payment, signature } = claim
  const order = await findOrder(db, claim)
  if (order.plan !== claim.plan || order.isDemo !== provider.isDemo) throw noSuchOrder()
  if (!provider.isSigned({ subscription: reference, payment, signature })) throw invalid()
  // A signed payment is handled to the end, whether or not the page waits.
  const signal = AbortSignal.timeout(callTimeoutMs)
  const paid = await askProvider(log, () => provider.readPayment(payment, signal), 'after-payment')
  if (!isForOrder(paid, order)) {
    const alarms = paid.isTaken ? [{ kind: 'WRONG_AMOUNT' as const, reference: payment }] : []
    reportAlarms(context, await insertAlarms(db, alarms, clock.now()))
    throw invalid()
  }
  const stored = await askProvider(
    log,
    () => refreshSubscription(context, { reference, payment, signal }),
    'after-payment',
  )
  return stored.outcome === 'applied'
    ? outcomeOf(stored.ledger, order, { payment, now: clock.now() })
    : 'pending'
}

/** A first month that begins later is authorised by a small amount, which is refunded at once. */
function isForOrder({ isTaken, amount, currency }: PaymentFacts, order: StoredOrder): boolean {
  return isTaken && currency === 'INR' && (order.startsAt !== null || amount === order.amount)
}

function outcomeOf(
  ledger: Ledger,
  { id, plan, startsAt }: StoredOrder,
  { payment, now }: { payment: string; now: number },
): PaymentOutcome {
  const paid = ledger.payments.find(({ reference }) => reference === payment)
  if (paid !== undefined && Math.max(paid.refundOwed, paid.refunded) === paid.amount) return 'returned'
  const subscription = ledger.subscriptions.find((each) => each.id === id)
  const isLater = startsAt !== null && startsAt.getTime() > now
  if (isLater && subscription !== undefined && renews(subscription)) return 'scheduled'
  return findEntitlement(ledger, now)?.plan === plan ? 'active' : 'pending'
}

function invalid(): AppError {
  return new AppError('PAYMENT_INVALID', 'Please contact support if money was deducted.')
}

/** A caller with the address that they may buy for, and whether it is proven. */
export type Buyer = { actor: Actor; email: string; isProven: boolean }

/**
 * Checks that a caller buys for their own address: the account's, or the one typed in this browser.
 * @throws AppError `EMAIL_REQUIRED` without an address, `FORBIDDEN` for another one
 */
export async function checkBuyer(
  context: AccountDeps,
  request: FastifyRequest,
  buyerEmail: string,
): Promise<Buyer> {
  const actor = await readActor(context, request)
  const email = await findEmail(context, actor)
  if (email === null) throw new AppError('EMAIL_REQUIRED', 'Please enter your email first.')
  if (!isSameAddress(email, buyerEmail)) {
    throw new AppError('FORBIDDEN', 'You can only subscribe for your own address.')
  }
  return { actor, email, isProven: actor.user !== null }
}

/** The details of the buyer on an invoice. @throws AppError `INVALID_REQUEST` when the law requires more */
export function readInvoiceDetails(
  { gst }: Seller,
  { state, gstin }: { state?: string | undefined; gstin?: string | undefined },
): { state: string | null; gstin: string | null } {
  if (gst === null) return { state: null, gstin: null }
  if (state === undefined) throw refuse('body.state', 'Please choose your State; it goes on the invoice.')
  if (gstin !== undefined && !gstin.startsWith(state))
    throw refuse('body.gstin', 'This GSTIN is for another State.')
  return { state, gstin: gstin ?? null }
}

function refuse(field: string, reason: string): AppError {
  return new AppError('INVALID_REQUEST', reason, { fields: [{ field, reason }] })
}

/**
 * Pays an order by the demonstration of a checkout: nothing is charged.
 * @throws AppError `NOT_FOUND` for an order that is not of this address, `PAYMENT_INVALID` for one that
 * expired
 */
export async function payDemo(
  { db, billing: { provider } }: BillingContext,
  order: { reference: string; email: string; isProven: boolean },
): Promise<{ paymentId: string; signature: string }> {
  await findOrder(db, order)
  if (provider.payDemo === null) throw noSuchOrder()
  try {
    const { payment, signature } = await provider.payDemo(order.reference)
    return { paymentId: payment, signature }
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error
    throw new AppError('PAYMENT_INVALID', 'This demonstration has expired. Please choose the plan again.', {
      cause: error,
    })
  }
}

const loadedRecord = z.object({ record: z.unknown() })

/** Stores the subscriptions of demonstrations in the database, so that all processes see the same. */
export function createDemoLedger(db: Db): DemoLedger {
  return {
    load: async (id) => {
      const statement = sql`select record from demo_subscriptions where id = ${id}`
      return (await findRow(db, loadedRecord, statement))?.record ?? null
    },
    save: async (id, record) => {
      await db.execute(sql`
        insert into demo_subscriptions (id, record) values (${id}, ${JSON.stringify(record)})
        on conflict (id) do update set record = excluded.record`)
    },
  }
}
