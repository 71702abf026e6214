import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** One who has an allowance: visitors and, later, an account point to it. */
export const people = pgTable('people', {
  id: uuid().primaryKey().defaultRandom(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** A browser that was here, by the id in its cookie. */
export const visitors = pgTable(
  'visitors',
  {
    id: uuid().primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** As typed, in lower case; proves nothing. */
    email: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('visitors_of_person').on(table.personId)],
)
