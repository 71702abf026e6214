import { z } from 'zod'
import { isStateCode } from '#product/indian-states.ts'
import { plans } from '#product/plans.ts'
import type { Db } from '#server/db/database.ts'
import { columnsOf, readRow, sql } from '#server/db/sql.ts'
import type { BillingContext, Seller } from '../context.ts'
import { subscriptionRow } from '../ledger/ledger-rows.ts'
import type { Payment } from '../ledger/ledger.ts'
import type { Receipt } from './receipt-page.ts'

const buyerSchema = subscriptionRow.pick({
  isDemo: true,
  plan: true,
  buyerEmail: true,
  buyerState: true,
  buyerGstin: true,
})
const buyerColumns = columnsOf(buyerSchema, 'subscriptions')

/** The prefixes of the numbers: a series for each kind, gapless except after a restored backup. */
const series = { receipt: 'PR', invoice: 'PI', demonstration: 'PD' } as const
const digits = 6
const istOffsetMs = 5.5 * 3_600_000
const april = 3
/** The rate for services like this one, in percent. */
const gstPercent = 18

/**
 * Writes the receipt of a payment in the caller's transaction, with the next number of its series, and gives
 * the number: a transaction that is rolled back uses none.
 */
export async function writeReceipt(
  tx: Db,
  { seller, clock }: BillingContext['billing'],
  { payment, userId }: { payment: Payment; userId: string | null },
): Promise<string> {
  const row = await readRow(
    tx,
    buyerSchema,
    sql`select ${buyerColumns} from subscriptions where id = ${payment.subscriptionId}`,
  )
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
  await tx.execute(sql`
    insert into receipts (number, payment_reference, user_id, issued_at, content)
    values (${number}, ${payment.reference}, ${userId}, ${issuedAt}, ${JSON.stringify(content)})`)
  return number
}

function taxOf(total: number, { gst }: Seller, state: string | null): Receipt['tax'] {
  if (gst === null) return null
  // For an unknown State of the buyer the law takes that of the seller.
  const isSameState = state === null || !isStateCode(state) || gst.state === state
  return { serviceCode: gst.serviceCode, ...splitTax(total, isSameState) }
}

const lastNumberRow = z.object({ last: z.int() })

async function takeNumber(tx: Db, name: string): Promise<string> {
  const { last } = await readRow(
    tx,
    lastNumberRow,
    sql`insert into receipt_counters as counter (series, last) values (${name}, 1)
    on conflict (series) do update set last = counter.last + 1 returning last`,
  )
  return `${name}-${String(last).padStart(digits, '0')}`
}

/**
 * Leaves a gap in every series of the running financial year, so that no number comes again that was given
 * after a backup was made: the next one is above the seconds of that year. They outrun any shop with less
 * than a receipt a second, whatever is restored how often, and fit the 16 characters that the law allows.
 */
export async function skipLostNumbers(tx: Db, now: number): Promise<void> {
  // A backup from before there were receipts has no table of them.
  const { rows } = await tx.execute(sql`select from pg_tables where tablename = 'receipt_counters'`)
  if (rows.length === 0) return
  const year = financialYear(now)
  const seconds = Math.floor((now - Date.UTC(firstYear(now), april) + istOffsetMs) / 1000)
  for (const prefix of Object.values(series)) {
    await tx.execute(sql`
      insert into receipt_counters as counter (series, last) values (${`${prefix}-${year}`}, ${seconds})
      on conflict (series) do update set last = greatest(counter.last, excluded.last)`)
  }
}

/** The financial year of India in which a moment lies, as `2627` for April 2026 to March 2027. */
function financialYear(ms: number): string {
  const first = firstYear(ms)
  return [first, first + 1].map((year) => String(year % 100).padStart(2, '0')).join('')
}

/** The year in whose April the financial year of a moment began, in India. */
function firstYear(ms: number): number {
  const there = new Date(ms + istOffsetMs)
  return there.getUTCFullYear() - (there.getUTCMonth() < april ? 1 : 0)
}

/**
 * The tax in a price: half for the Union and half for the State when buyer and seller are in one State, else
 * all of it integrated. The taxable amount and the tax add up to the price, to the paisa.
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
