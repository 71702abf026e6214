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
  },
  (table) => [index('receipts_of_user').on(table.userId), index('receipts_by_age').on(table.issuedAt)],
)

/** Emails about a plan and its payments, stored in the transaction of what they are about. */
export const billingEmails = pgTable(
  'billing_emails',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: jsonb().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The next attempt. */
    nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
    /** When it was sent or given up. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('billing_emails_due')
      .on(table.nextAt)
      .where(sql`${table.endedAt} is null`),
    index('billing_emails_of_user').on(table.userId),
    index('billing_emails_by_end')
      .on(table.endedAt)
      .where(sql`${table.endedAt} is not null`),
  ],
)
