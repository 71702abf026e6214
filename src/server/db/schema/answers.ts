import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Passage } from '#contract/questions.ts'
import type { SummarySentence } from '#contract/evidence.ts'

/** The answers of models to the questions of an owner, and those that are being written. */
export const answers = pgTable(
  'answers',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** An account, or a browser that is not signed in. */
    ownerId: uuid('owner_id').notNull(),
    transcriptId: uuid('transcript_id').notNull(),
    /** A hash of all that shapes the answer. */
    key: text().notNull(),
    /** A hash of the transcript and the question. */
    subject: text().notNull(),
    question: text().notNull(),
    /** `null` until it is written. */
    said: boolean(),
    passages: jsonb().$type<Passage[]>(),
    answer: jsonb().$type<SummarySentence[]>(),
    /** Who writes it, and until when that holds without a sign of life. */
    writer: uuid(),
    heldUntil: timestamp('held_until', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('answers_of_owner').on(table.ownerId, table.key),
    index('answers_by_age').on(table.createdAt),
  ],
)
