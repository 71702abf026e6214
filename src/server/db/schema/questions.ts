import { sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Passage } from '#contract/questions.ts'
import type { SummarySentence } from '#contract/evidence.ts'
import { historyItems } from './history.ts'

/** The questions about summaries with their answers. They belong to the owner of the history item, and go with it. */
export const questions = pgTable(
  'questions',
  {
    id: uuid().primaryKey().defaultRandom(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => historyItems.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    /** `false` when the video does not say. */
    said: boolean().notNull(),
    passages: jsonb().$type<Passage[]>().notNull(),
    /** `null` where no model wrote one. */
    answer: jsonb().$type<SummarySentence[]>(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`now()`),
  },
  (table) => [uniqueIndex('questions_of_item').on(table.itemId, table.question)],
)
