import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { historyItems } from './history.ts'

/** The highlighted lines of summaries with their notes. They belong to the owner of the history item, and go with it. */
export const highlights = pgTable(
  'highlights',
  {
    id: uuid().primaryKey().defaultRandom(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => historyItems.id, { onDelete: 'cascade' }),
    /** The kind and the place of the line, as in the contract. */
    line: text().notNull(),
    /** Empty where none was written. */
    note: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`now()`),
  },
  (table) => [uniqueIndex('highlights_of_item').on(table.itemId, table.line)],
)
