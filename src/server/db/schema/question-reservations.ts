import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from './people.ts'

/** What is used of the questions that a model answers: one row a question. They go after a day. */
export const questionReservations = pgTable(
  'question_reservations',
  {
    id: uuid().primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** The browser whose free questions are used as well, signed in or not; `null` on a paid plan. */
    visitorId: uuid('visitor_id'),
    /** What was asked, and of what: the same again costs nothing in the same window. */
    subject: text().notNull(),
    state: text().$type<'reserved' | 'committed'>().notNull().default('reserved'),
    /** The calls at work for it; with none it does not count, unless it was committed. */
    holders: integer().notNull().default(1),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    /** Keyed hash of the visitor's network; `null` for others. */
    network: text(),
    /** Until when it counts without being committed. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('question_reservations_state_known', sql`${table.state} in ('reserved', 'committed')`),
    index('question_reservations_of_person').on(table.personId, table.windowStart),
    index('question_reservations_of_visitor')
      .on(table.visitorId, table.windowStart)
      .where(sql`${table.visitorId} is not null`),
    index('question_reservations_of_network')
      .on(table.network, table.createdAt)
      .where(sql`${table.network} is not null`),
    index('question_reservations_by_age').on(table.createdAt),
  ],
)
