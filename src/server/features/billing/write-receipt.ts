import { eq, sql } from 'drizzle-orm'
import { isStateCode } from '#product/indian-states.ts'
import { plans } from '#product/plans.ts'
import type { Orm } from '#server/db/database.ts'
import { subscriptions } from '#server/db/schema/billing.ts'
import { receiptCounters, receipts } from '#server/db/schema/receipts.ts'
import type { BillingNeeds, Seller } from './billing-needs.ts'
import type { Payment } from './book.ts'
import { financialYear } from './financial-year.ts'
import type { Receipt } from './receipt.ts'
import { splitTax } from './split-tax.ts'

/** The first letters of the numbers, a series for each kind, so that each is without gaps. */
const series = { receipt: 'PR', invoice: 'PI', demonstration: 'PD' } as const
const digits = 6

/**
 * Writes the receipt of a payment in the caller's transaction, with the next number of its series: when the transaction
 * does not come through, the number was not used.
 */
export async function writeReceipt(
  tx: Orm,
  { seller, clock }: BillingNeeds['billing'],
  { payment, userId }: { payment: Payment; userId: string | null },
): Promise<void> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, payment.subscriptionId))
  if (row === undefined) throw new Error('A payment has no subscription')
  const kind = row.isDemo ? 'demonstration' : seller.gst === null ? 'receipt' : 'invoice'
  const issuedAt = new Date(clock.now())
  const content: Receipt = {
    number: await takeNumber(tx, `${series[kind]}-${financialYear(issuedAt.getTime())}`),
    issuedAt: issuedAt.toISOString(),
    kind,
    seller: { name: seller.name, address: seller.address, gstin: seller.gst?.gstin ?? null },
    buyer: { email: row.buyerEmail ?? '', state: row.buyerState, gstin: row.buyerGstin },
    planName: plans[row.plan].name,
    periodStart: new Date(payment.periodStart).toISOString(),
    periodEnd: new Date(payment.periodEnd).toISOString(),
    payment: payment.reference,
    total: payment.amount,
    tax: kind === 'invoice' ? taxOf(payment.amount, seller, row.buyerState) : null,
  }
  const { number } = content
  await tx.insert(receipts).values({ number, paymentReference: payment.reference, userId, issuedAt, content })
}

function taxOf(total: number, { gst }: Seller, state: string | null): Receipt['tax'] {
  if (gst === null) return null
  // Where the State of the buyer is not known the law takes that of the seller.
  const isSameState = state === null || !isStateCode(state) || gst.state === state
  return { serviceCode: gst.serviceCode, ...splitTax(total, isSameState) }
}

async function takeNumber(tx: Orm, name: string): Promise<string> {
  const [row] = await tx
    .insert(receiptCounters)
    .values({ series: name, last: 1 })
    .onConflictDoUpdate({ target: receiptCounters.series, set: { last: sql`${receiptCounters.last} + 1` } })
    .returning({ last: receiptCounters.last })
  if (row === undefined) throw new Error('A series of receipts gave no number')
  return `${name}-${String(row.last).padStart(digits, '0')}`
}
