import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { historyItems } from './history.ts'

/** The shared lines of summaries. They belong to the owner of the history item, and go with it. */
export const moments = pgTable(
  'moments',
  {
    id: uuid().primaryKey().defaultRandom(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => historyItems.id, { onDelete: 'cascade' }),
    /** The kind and the place of the line, as in the contract. */
    line: text().notNull(),
    nonce: text().notNull(),
    /** SHA-256 of the token of the page. */
    tokenHash: text('token_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    uniqueIndex('moments_of_item').on(table.itemId, table.line),
    uniqueIndex('moments_shared').on(table.tokenHash),
  ],
)
