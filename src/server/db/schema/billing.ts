import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PlanId } from '#product/plans.ts'
import { users } from './accounts.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** How a subscription stands at the payment provider. */
export type StoredState =
  | 'created'
  | 'authenticated'
  | 'active'
  | 'pending'
  | 'halted'
  | 'paused'
  | 'cancelled'
  | 'completed'
  | 'expired'

/** A monthly subscription at the payment provider. Its owner may have gone. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    isDemo: boolean('is_demo').notNull(),
    /** The account at the provider that it belongs to. */
    account: text().notNull(),
    /** The provider's id; `null` until its answer came. */
    reference: text().unique('subscriptions_reference_unique'),
    customer: text(),
    plan: text().$type<Exclude<PlanId, 'free'>>().notNull(),
    /** Paise a month. */
    amount: integer().notNull(),
    /** The buyer had proven that the address is theirs. */
    isProven: boolean('is_proven').notNull(),
    state: text().$type<StoredState>().notNull(),
    stopWhen: text('stop_when').$type<'at_end' | 'now'>(),
    stopBy: text('stop_by').$type<'user' | 'succession' | 'refund'>(),
    stopAt: moment('stop_at'),
    stopDone: boolean('stop_done').notNull().default(false),
    stopAttempts: integer('stop_attempts').notNull().default(0),
    startsAt: moment('starts_at'),
    payableUntil: moment('payable_until').notNull(),
    observedAt: moment('observed_at'),
    supersededAt: moment('superseded_at'),
    /** When the reconciler asks the provider next. */
    nextCheckAt: moment('next_check_at').notNull(),
    /** When a process last took up its pending operations. */
    operationAt: moment('operation_at'),
    createdAt: moment('created_at').notNull(),
    buyerEmail: text('buyer_email'),
    buyerState: text('buyer_state'),
    buyerGstin: text('buyer_gstin'),
  },
  (table) => [
    check('subscriptions_plan_known', sql`${table.plan} in ('pro', 'unlimited')`),
    check('subscriptions_amount_positive', sql`${table.amount} > 0`),
    check('subscriptions_state_known', sql`${table.state} in ('created', 'active')`),
    check('subscriptions_stop_when_known', sql`${table.stopWhen} in ('at_end', 'now')`),
    check('subscriptions_stop_by_known', sql`${table.stopBy} in ('user', 'succession', 'refund')`),
    check('subscriptions_stop_whole', sql`(${table.stopWhen} is null) = (${table.stopBy} is null)`),
    index('subscriptions_of_user').on(table.userId),
    index('subscriptions_by_age').on(table.payableUntil),
    index('subscriptions_to_check')
      .on(table.nextCheckAt)
      .where(
        sql`${table.state} not in ('cancelled', 'completed', 'expired') and ${table.reference} is not null`,
      ),
    index('subscriptions_to_stop')
      .on(table.id)
      .where(sql`${table.stopWhen} is not null and not ${table.stopDone}`),
  ],
)

/** A month that was paid for; the keys are the provider's ids. */
export const payments = pgTable(
  'payments',
  {
    reference: text().primaryKey(),
    invoice: text().notNull().unique('payments_invoice_unique'),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    amount: integer().notNull(),
    refunded: integer().notNull().default(0),
    /** What is to go back in all. */
    refundOwed: integer('refund_owed').notNull().default(0),
    refundAttempts: integer('refund_attempts').notNull().default(0),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    paidAt: moment('paid_at').notNull(),
    method: text(),
  },
  (table) => [
    check(
      'payments_refund_within',
      sql`${table.refunded} <= ${table.amount} and ${table.refundOwed} <= ${table.amount}`,
    ),
    index('payments_by_age').on(table.paidAt),
    index('payments_of_subscription').on(table.subscriptionId, table.paidAt),
    index('payments_owed')
      .on(table.subscriptionId)
      .where(sql`${table.refundOwed} > ${table.refunded}`),
  ],
)

/** Plans that were made at the provider. */
export const soldPlans = pgTable(
  'sold_plans',
  {
    account: text().notNull(),
    plan: text().notNull(),
    amount: integer().notNull(),
    reference: text().notNull(),
  },
  (table) => [primaryKey({ name: 'sold_plans_pkey', columns: [table.account, table.plan, table.amount] })],
)

/** Events of the provider that were handled, each in the transaction of its effect. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('billing_events_by_age').on(table.receivedAt)],
)

/** Money that an operator has to look after. */
export const billingAlarms = pgTable(
  'billing_alarms',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    reference: text().notNull(),
    raisedAt: moment('raised_at').notNull(),
    resolvedAt: moment('resolved_at'),
  },
  (table) => [
    unique('billing_alarms_kind_reference_unique').on(table.kind, table.reference),
    index('billing_alarms_resolved')
      .on(table.resolvedAt)
      .where(sql`${table.resolvedAt} is not null`),
  ],
)

/** Subscriptions of demo billing, which has no provider outside. */
export const demoSubscriptions = pgTable('demo_subscriptions', {
  id: text().primaryKey(),
  record: jsonb().notNull(),
})
