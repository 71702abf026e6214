import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes } from './bytes.ts'

/** Answers to calls with an `Idempotency-Key`, and those that are being made. */
export const idempotentCalls = pgTable(
  'idempotent_calls',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** An account, or a browser that is not signed in. */
    ownerId: uuid('owner_id').notNull(),
    key: text().notNull(),
    /** A hash of the call and its body. */
    request: text().notNull(),
    /** JSON, packed by zstd; `null` until it is there. */
    answer: bytes(),
    /** Who answers it, and until when that holds without a sign of life. */
    writer: uuid(),
    heldUntil: timestamp('held_until', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('idempotent_calls_of_owner').on(table.ownerId, table.key),
    index('idempotent_calls_by_age').on(table.createdAt),
  ],
)
