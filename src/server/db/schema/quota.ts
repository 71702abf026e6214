import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from './people.ts'

export type ReservationState = 'reserved' | 'committed' | 'released'

/** Why a reservation was released: the summary failed, was cancelled, or its time was over. */
export type ReleaseReason = 'failed' | 'cancelled' | 'expired'

/** What is used of the quotas: one row a summary that was begun for a user or visitor. */
export const reservations = pgTable(
  'reservations',
  {
    id: uuid().primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** The browser whose free quota is used as well, signed in or not; `null` on a paid plan. */
    visitorId: uuid('visitor_id'),
    /** What the summary is of: the same again costs nothing in the same window. */
    subject: text().notNull(),
    /** The ways to summarize the subject that were asked for. */
    variants: text().array().notNull().default([]),
    state: text().$type<ReservationState>().notNull().default('reserved'),
    reason: text().$type<ReleaseReason>(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    /** Keyed hash of the visitor's network; `null` for others, and once the day is over. */
    network: text(),
    /** Until when it counts without being committed. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    check('reservations_state_known', sql`${table.state} in ('reserved', 'committed', 'released')`),
    check('reservations_reason_known', sql`${table.reason} in ('failed', 'cancelled', 'expired')`),
    check(
      'reservations_released_with_reason',
      sql`(${table.state} = 'released') = (${table.reason} is not null)`,
    ),
    index('reservations_of_person')
      .on(table.personId, table.windowStart)
      .where(sql`${table.state} <> 'released'`),
    index('reservations_of_visitor')
      .on(table.visitorId, table.windowStart)
      .where(sql`${table.visitorId} is not null and ${table.state} <> 'released'`),
    index('reservations_of_network')
      .on(table.network, table.createdAt)
      .where(sql`${table.network} is not null and ${table.state} <> 'released'`),
    index('reservations_open')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'reserved'`),
    index('reservations_network_by_age')
      .on(table.createdAt)
      .where(sql`${table.network} is not null`),
    index('reservations_of_any_visitor')
      .on(table.visitorId)
      .where(sql`${table.visitorId} is not null`),
    index('reservations_of_any_state').on(table.personId),
    index('reservations_settled')
      .on(table.state, table.settledAt)
      .where(sql`${table.settledAt} is not null`),
  ],
)

/** Calls counted by key until `resetAt`, on all nodes alike; the table is not logged. */
export const callCounts = pgTable(
  'call_counts',
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    resetAt: timestamp('reset_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('call_counts_over').on(table.resetAt)],
)
