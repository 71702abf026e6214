import { z } from 'zod'

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
const paise = z.int().nonnegative()

/** What a receipt says, as it was handed out: later changes of names, prices or taxes do not reach it. */
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

/** An amount in paise as a receipt says it: in rupees, always with paise. */
export function inRupees(amount: number): string {
  return rupees.format(amount / 100)
}
