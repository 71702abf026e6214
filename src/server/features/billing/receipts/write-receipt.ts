import { eq, sql } from 'drizzle-orm'
import { isStateCode } from '#product/indian-states.ts'
import { plans } from '#product/plans.ts'
import type { Orm } from '#server/db/database.ts'
import { subscriptions } from '#server/db/schema/billing.ts'
import { receiptCounters, receipts } from '#server/db/schema/receipts.ts'
import type { BillingContext, Seller } from '../context.ts'
import type { Payment } from '../ledger/ledger.ts'
import type { Receipt } from './receipt.ts'

/** The prefixes of the numbers: a series for each kind, so that each has no gaps. */
const series = { receipt: 'PR', invoice: 'PI', demonstration: 'PD' } as const
const digits = 6
const istOffsetMs = 5.5 * 3_600_000
const april = 3
/** The rate for services like this one, in percent. */
const gstPercent = 18

/**
 * Writes the receipt of a payment in the caller's transaction, with the next number of its series, and gives the number:
 * a transaction that is rolled back uses none.
 */
export async function writeReceipt(
  tx: Orm,
  { seller, clock }: BillingContext['billing'],
  { payment, userId }: { payment: Payment; userId: string | null },
): Promise<string> {
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
  return number
}

function taxOf(total: number, { gst }: Seller, state: string | null): Receipt['tax'] {
  if (gst === null) return null
  // For an unknown State of the buyer the law takes that of the seller.
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

/** The financial year of India in which a moment lies, as `2627` for April 2026 to March 2027. */
function financialYear(ms: number): string {
  const there = new Date(ms + istOffsetMs)
  const first = there.getUTCFullYear() - (there.getUTCMonth() < april ? 1 : 0)
  return [first, first + 1].map((year) => String(year % 100).padStart(2, '0')).join('')
}

/**
 * The tax in a price: half for the Union and half for the State when buyer and seller are in one State, else all of it
 * integrated. The taxable amount and the tax add up to the price, to the paisa.
 */
function splitTax(total: number, isSameState: boolean): Omit<NonNullable<Receipt['tax']>, 'serviceCode'> {
  const tax = Math.round((total * gstPercent) / (100 + gstPercent))
  if (!isSameState) {
    const lines = [{ name: 'IGST' as const, percent: gstPercent, amount: tax }]
    return { taxable: total - tax, lines }
  }
  // Both halves are the same amount, as the law has it.
  const half = Math.round(tax / 2)
  const lines = (['CGST', 'SGST'] as const).map((name) => ({ name, percent: gstPercent / 2, amount: half }))
  return { taxable: total - 2 * half, lines }
}
