import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { payments } from './billing.ts'

/** The last number of each series of receipts. */
export const receiptCounters = pgTable('receipt_counters', {
  series: text().primaryKey(),
  last: integer().notNull(),
})

/** What was handed to the buyer, word for word. */
export const receipts = pgTable(
  'receipts',
  {
    number: text().primaryKey(),
    paymentReference: text('payment_reference')
      .notNull()
      .unique('receipts_payment_reference_unique')
      .references(() => payments.reference),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    content: jsonb().notNull(),
    mailAttempts: integer('mail_attempts').notNull().default(0),
    mailTriedAt: timestamp('mail_tried_at', { withTimezone: true }),
    /** When it was mailed, or given up. */
    mailEndedAt: timestamp('mail_ended_at', { withTimezone: true }),
  },
  (table) => [
    index('receipts_of_user').on(table.userId),
    index('receipts_to_mail')
      .on(table.issuedAt)
      .where(sql`${table.mailEndedAt} is null`),
  ],
)
