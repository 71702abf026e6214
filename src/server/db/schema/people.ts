import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The owner of a quota: a browser, or the accounts of one mailbox. */
export const people = pgTable(
  'people',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The canonical address of the mailbox of an account; `null` for a browser. */
    mailbox: text().unique('people_mailbox_unique'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('people_by_age').on(table.createdAt)],
)

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
  (table) => [index('visitors_of_person').on(table.personId), index('visitors_by_age').on(table.createdAt)],
)
