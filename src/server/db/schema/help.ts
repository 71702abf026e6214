import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PlanId } from '#product/plans.ts'
import { users } from './accounts.ts'

/** The help requests; stored whether or not they could be mailed. */
export const helpRequests = pgTable(
  'help_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** `null` for who was not signed in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Where to answer. */
    email: text().notNull(),
    topic: text().notNull(),
    /** The plan of the caller at the request. */
    plan: text().$type<PlanId>().notNull(),
    state: text().$type<'open' | 'answered'>().notNull().default('open'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** The last claim by a process that mails it. */
    mailTriedAt: timestamp('mail_tried_at', { withTimezone: true }),
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
  },
  (table) => [
    check('help_requests_plan_known', sql`${table.plan} in ('free', 'pro', 'unlimited')`),
    check('help_requests_state_known', sql`${table.state} in ('open', 'answered')`),
    check(
      'help_requests_answered_when',
      sql`(${table.state} = 'answered') = (${table.answeredAt} is not null)`,
    ),
    index('help_requests_listed').on(sql`(${table.state} = 'answered')`, table.createdAt, table.id),
    index('help_requests_by_time').on(table.createdAt),
    index('help_requests_of_user')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
    index('help_requests_not_mailed')
      .on(table.createdAt)
      .where(sql`${table.mailedAt} is null`),
  ],
)
