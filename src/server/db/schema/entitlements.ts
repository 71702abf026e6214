import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { users } from './accounts.ts'

/**
 * The paid plan of an address. Written by billing alone; a demonstration counts only where no real payments are
 * taken.
 */
export const entitlements = pgTable(
  'entitlements',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: text().$type<'pro' | 'unlimited'>().notNull(),
    /** The months of the plan are counted from here. */
    since: timestamp({ withTimezone: true }).notNull(),
    /** The plan holds until then, the days of grace after a failed renewal included. */
    until: timestamp({ withTimezone: true }).notNull(),
    isDemo: boolean('is_demo').notNull(),
  },
  (table) => [
    check('entitlements_plan_known', sql`${table.plan} in ('pro', 'unlimited')`),
    index('entitlements_by_end').on(table.until),
  ],
)
