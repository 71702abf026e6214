import { z } from 'zod'
import { sql } from '#server/db/sql.ts'
import type { Orm } from '#server/db/database.ts'
import { findRow } from '#server/db/read-rows.ts'
import { AppError } from '#server/lib/app-error.ts'

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
const paise = z.int().nonnegative()

/** The content of a receipt as it was issued: later changes of names, prices or taxes do not change it. */
export const receiptSchema = z.object({
  number: z.string(),
  /** ISO 8601. */
  issuedAt: z.string(),
  kind: z.enum(['receipt', 'invoice', 'demonstration']),
  seller: z.object({ name: z.string(), address: z.string().nullable(), gstin: z.string().nullable() }),
  buyer: z.object({ email: z.string(), state: z.string().nullable(), gstin: z.string().nullable() }),
  planName: z.string(),
  periodStart: z.string(),
  periodEnd: z.string(),
  payment: z.string(),
  /** With taxes. */
  total: paise,
  tax: z
    .object({
      serviceCode: z.string(),
      taxable: paise,
      lines: z.array(
        z.object({ name: z.enum(['CGST', 'SGST', 'IGST']), percent: z.number(), amount: paise }),
      ),
    })
    .nullable(),
})
export type Receipt = z.infer<typeof receiptSchema>

const storedSchema = z.object({ receipt: receiptSchema })

/** An amount in paise, written in rupees with paise. */
export function inRupees(amount: number): string {
  return rupees.format(amount / 100)
}

/** A receipt of an account, and how much of its payment was refunded, in paise. @throws AppError `NOT_FOUND` */
export async function readReceipt(
  orm: Orm,
  userId: string,
  number: string,
): Promise<{ receipt: Receipt; refunded: number }> {
  const found = await findRow(
    orm,
    storedSchema.extend({ refunded: z.int() }),
    sql`select receipts.content as receipt, payments.refunded
    from receipts join payments on payments.reference = receipts.payment_reference
    where receipts.number = ${number} and receipts.user_id = ${userId}`,
  )
  if (found === null) throw new AppError('NOT_FOUND', "There's no such receipt.")
  return found
}

/** A receipt by its number alone, for its email; `null` for an unknown number. */
export async function findReceipt(orm: Orm, number: string): Promise<Receipt | null> {
  const found = await findRow(
    orm,
    storedSchema,
    sql`select content as receipt from receipts where number = ${number}`,
  )
  return found?.receipt ?? null
}
