import { and, desc, eq, lt } from 'drizzle-orm'
import { payments, subscriptions } from '#server/db/schema/billing.ts'
import { receipts } from '#server/db/schema/receipts.ts'
import type { BillingContext } from './context.ts'
import { accountOwner, loadLedger } from './ledger/repo.ts'
import { describeSubscription } from './ledger/entitlement.ts'
import type { SubscriptionStatus } from './ledger/entitlement.ts'

/** A payment as its owner sees it. */
export type ShownPayment = {
  plan: 'pro' | 'unlimited'
  amount: number
  refunded: number
  paidAt: Date
  periodStart: Date
  periodEnd: Date
  method: string | null
  isDemo: boolean
  receiptNumber: string | null
}

/** The subscription status of an account and one page of its payments; `nextBefore` asks for the next page. */
export type BillingView = { status: SubscriptionStatus; payments: ShownPayment[]; nextBefore: Date | null }

const pageSize = 24

/** Reads the subscription status of an account and its payments before a moment, the newest first. */
export async function readBilling(
  { orm, billing: { provider, clock } }: BillingContext,
  userId: string,
  before: Date | null,
): Promise<BillingView> {
  const ledger = await loadLedger(orm, accountOwner(userId, provider))
  const isOlder = before === null ? undefined : lt(payments.paidAt, before)
  const rows = await orm
    .select({
      plan: subscriptions.plan,
      amount: payments.amount,
      refunded: payments.refunded,
      paidAt: payments.paidAt,
      periodStart: payments.periodStart,
      periodEnd: payments.periodEnd,
      method: payments.method,
      isDemo: subscriptions.isDemo,
      receiptNumber: receipts.number,
    })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .leftJoin(receipts, eq(receipts.paymentReference, payments.reference))
    .where(and(eq(subscriptions.userId, userId), isOlder))
    .orderBy(desc(payments.paidAt))
    .limit(pageSize + 1)
  const shown = rows.slice(0, pageSize)
  return {
    status: describeSubscription(ledger, clock.now()),
    payments: shown,
    nextBefore: rows.length > pageSize ? (shown.at(-1)?.paidAt ?? null) : null,
  }
}
