import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from './people.ts'

export type PlaceState = 'held' | 'kept' | 'released'

/** Why a place was given back: the summary failed, nobody waited for it, or its holder showed no sign of life. */
export type ReleaseReason = 'failed' | 'left' | 'lapsed'

/** The ledger of the allowance: one row a summary that was begun for somebody. */
export const places = pgTable(
  'places',
  {
    id: uuid().primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** What the summary is of: the same again costs nothing in the same window. */
    subject: text().notNull(),
    state: text().$type<PlaceState>().notNull().default('held'),
    reason: text().$type<ReleaseReason>(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    /** Keyed hash of the visitor's network; `null` for others, and once the day is over. */
    network: text(),
    leaseUntil: timestamp('lease_until', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    check('places_state_known', sql`${table.state} in ('held', 'kept', 'released')`),
    check('places_reason_known', sql`${table.reason} in ('failed', 'left', 'lapsed')`),
    check('places_released_with_reason', sql`(${table.state} = 'released') = (${table.reason} is not null)`),
    index('places_of_person')
      .on(table.personId, table.windowStart)
      .where(sql`${table.state} <> 'released'`),
    index('places_of_network')
      .on(table.network, table.createdAt)
      .where(sql`${table.network} is not null and ${table.state} <> 'released'`),
    index('places_held')
      .on(table.leaseUntil)
      .where(sql`${table.state} = 'held'`),
  ],
)

/** Calls counted by key until `resetAt`, on all nodes alike; the table is not logged. */
export const callCounts = pgTable('call_counts', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  resetAt: timestamp('reset_at', { withTimezone: true }).notNull(),
})
