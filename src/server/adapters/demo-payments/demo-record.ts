import { z } from 'zod'
import type { PaidInvoice, SubscriptionFacts } from '#server/ports/payments.ts'

/** A subscription of a demonstration. All times are milliseconds since 1970. */
export const demoRecordSchema = z.object({
  ownId: z.string(),
  /** Paise a month that nobody pays. */
  amount: z.int(),
  startsAt: z.number().nullable(),
  payableUntil: z.number(),
  /** When the stand-in for the checkout was gone through. */
  paidAt: z.number().nullable(),
  /** When it was cancelled: `atEnd` lets the running month be. */
  cancelled: z.object({ at: z.number(), atEnd: z.boolean() }).nullable(),
  /** Paise that went back, by the key of the refund. */
  refunds: z.record(z.string(), z.object({ payment: z.string(), amount: z.int() })),
})
export type DemoRecord = z.infer<typeof demoRecordSchema>

/** More months than anybody lets a demonstration run. */
const maxMonths = 1200

/** What follows from a record at a moment: a demonstration renews itself each month until it is cancelled. */
export function demoFacts(reference: string, record: DemoRecord, now: number): SubscriptionFacts {
  const paid = paidMonths(reference, record, now)
  return { reference, ownId: record.ownId, paid, state: stateOf(record, paid, now) }
}

/** The number of a month in the name of its payment. */
export function demoPayment(reference: string, month: number): string {
  return `${reference.replace('sub_', 'pay_')}_${month}`
}

function stateOf(
  { startsAt, payableUntil, paidAt, cancelled }: DemoRecord,
  paid: readonly PaidInvoice[],
  now: number,
): SubscriptionFacts['state'] {
  const end = paid.at(-1)?.periodEnd ?? 0
  if (cancelled !== null && (!cancelled.atEnd || now >= end)) return 'cancelled'
  if (paidAt === null) return now > payableUntil ? 'expired' : 'created'
  return startsAt !== null && now < startsAt ? 'authenticated' : 'active'
}

function paidMonths(reference: string, record: DemoRecord, now: number): PaidInvoice[] {
  const { amount, startsAt, paidAt, cancelled } = record
  const months: PaidInvoice[] = []
  if (paidAt === null) return months
  const start = startsAt ?? paidAt
  const until = Math.min(now, cancelled?.at ?? now)
  for (let month = 0; month < maxMonths && monthsAfter(start, month) <= until; month += 1) {
    months.push({
      invoice: `${reference.replace('sub_', 'inv_')}_${month}`,
      payment: demoPayment(reference, month),
      amount,
      currency: 'INR',
      periodStart: monthsAfter(start, month),
      periodEnd: monthsAfter(start, month + 1),
      paidAt: monthsAfter(start, month),
    })
  }
  return months
}

/** The same day and time so many months later, on the last day of a shorter month; ms since 1970, by UTC. */
function monthsAfter(ms: number, months: number): number {
  const date = new Date(ms)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date.getTime()
}
