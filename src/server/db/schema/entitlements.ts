import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { planIds } from '#product/plans.ts'
import { users } from './accounts.ts'

/** The plans that are paid for. */
export const paidPlanSchema = z.enum(planIds).exclude(['free'])

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
    plan: text().$type<z.output<typeof paidPlanSchema>>().notNull(),
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
