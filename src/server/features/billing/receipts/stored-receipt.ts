import { and, eq } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { payments } from '#server/db/schema/billing.ts'
import { receipts } from '#server/db/schema/receipts.ts'
import { AppError } from '#server/lib/app-error.ts'
import { receiptSchema } from './receipt.ts'
import type { Receipt } from './receipt.ts'

/** A receipt of an account, and how much of its payment was refunded, in paise. @throws AppError `NOT_FOUND` */
export async function readReceipt(
  orm: Orm,
  userId: string,
  number: string,
): Promise<{ receipt: Receipt; refunded: number }> {
  const [row] = await orm
    .select({ content: receipts.content, refunded: payments.refunded })
    .from(receipts)
    .innerJoin(payments, eq(payments.reference, receipts.paymentReference))
    .where(and(eq(receipts.number, number), eq(receipts.userId, userId)))
  if (row === undefined) throw new AppError('NOT_FOUND', 'There is no such receipt.')
  return { receipt: receiptSchema.parse(row.content), refunded: row.refunded }
}

/** A receipt by its number alone, for the email that carries it; `null` where there is none. */
export async function findReceipt(orm: Orm, number: string): Promise<Receipt | null> {
  const [row] = await orm
    .select({ content: receipts.content })
    .from(receipts)
    .where(eq(receipts.number, number))
  return row === undefined ? null : receiptSchema.parse(row.content)
}
