import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { payments, subscriptions } from '#server/db/schema/billing.ts'
import { entitlements } from '#server/db/schema/entitlements.ts'
import { stopLeadMs } from '../ledger/ledger.ts'
import type { Owner } from '../ledger/repo.ts'

/** The account at the provider whose subscriptions are reconciled. */
export type ProviderAccount = { isDemo: boolean; account: string }

/** Rows of one kind of work that are claimed in one statement. */
export const claimedAtOnce = 20
const minuteMs = 60_000

const isOpen = sql`${subscriptions.state} not in ('cancelled', 'completed', 'expired')`

/** As `undoableUntil` has it: a cancellation that the provider learns of later. */
function isUndoable(now: Date) {
  const dueFrom = new Date(now.getTime() + stopLeadMs).toISOString()
  return sql`${subscriptions.stopBy} = 'user' and ${subscriptions.stopWhen} = 'at_end' and ${subscriptions.state} = 'active'
    and exists (select from ${payments} where ${payments.subscriptionId} = ${subscriptions.id}
      and greatest(${payments.refunded}, ${payments.refundOwed}) < ${payments.amount}
      and ${payments.periodEnd} > ${dueFrom}::timestamptz)`
}

/** Claims accounts with pending operations at the provider, each for a minute; the longest wait comes first. */
export async function claimOperations(orm: Orm, at: ProviderAccount, now: Date): Promise<Owner[]> {
  const isDue = and(
    eq(subscriptions.isDemo, at.isDemo),
    eq(subscriptions.account, at.account),
    or(isNull(subscriptions.operationAt), lt(subscriptions.operationAt, new Date(now.getTime() - minuteMs))),
  )
  // In order, so that each is read from the index of what is pending; nearly all rows of both tables are not.
  const toStop = orm
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        isNotNull(subscriptions.stopWhen),
        sql`not ${subscriptions.stopDone}`,
        sql`not (${isUndoable(now)})`,
        isOpen,
        isNotNull(subscriptions.reference),
        isDue,
      ),
    )
    .orderBy(asc(subscriptions.id))
    .limit(claimedAtOnce)
  const toRefund = orm
    .select({ id: payments.subscriptionId })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(and(gt(payments.refundOwed, payments.refunded), isDue))
    .orderBy(asc(payments.subscriptionId))
    .limit(claimedAtOnce)
  const due = orm
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(inArray(subscriptions.id, toStop.union(toRefund)), isDue))
    .orderBy(sql`${subscriptions.operationAt} nulls first`)
    .limit(claimedAtOnce)
    .for('update', { skipLocked: true })
  return await orm
    .update(subscriptions)
    .set({ operationAt: now })
    .where(inArray(subscriptions.id, due))
    .returning({
      subscriptionId: subscriptions.id,
      userId: subscriptions.userId,
      isDemo: subscriptions.isDemo,
    })
}

/**
 * Claims subscriptions whose check at the provider is due: open checkouts every ten minutes, others once a day, at the end
 * of their paid month, and every hour from then on.
 */
export async function claimChecks(orm: Orm, at: ProviderAccount, now: Date): Promise<string[]> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const paidUntil = sql`(select max(${payments.periodEnd}) from ${payments} where ${payments.subscriptionId} = ${subscriptions.id})`
  const due = orm
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        lte(subscriptions.nextCheckAt, now),
        isOpen,
        isNotNull(subscriptions.reference),
        eq(subscriptions.isDemo, at.isDemo),
        eq(subscriptions.account, at.account),
      ),
    )
    .orderBy(asc(subscriptions.nextCheckAt))
    .limit(claimedAtOnce)
    .for('update', { skipLocked: true })
  const rows = await orm
    .update(subscriptions)
    .set({
      nextCheckAt: sql`case
        when ${subscriptions.state} = 'created' then ${moment} + interval '10 minutes'
        when ${paidUntil} > ${moment} then least(${moment} + interval '1 day', ${paidUntil} + interval '1 second')
        else ${moment} + interval '1 hour' end`,
    })
    .where(inArray(subscriptions.id, due))
    .returning({ reference: subscriptions.reference })
  return rows.flatMap(({ reference }) => reference ?? [])
}

/** A page of accounts whose stored plan is over although one of their subscriptions may give a plan, by their ids. */
export async function findLapsed(
  orm: Orm,
  { isDemo, now, after }: { isDemo: boolean; now: Date; after: string | null },
): Promise<(Owner & { userId: string })[]> {
  const rows = await orm
    .select({ userId: entitlements.userId, isDemo: entitlements.isDemo })
    .from(entitlements)
    .where(
      and(
        eq(entitlements.isDemo, isDemo),
        lte(entitlements.until, now),
        after === null ? undefined : gt(entitlements.userId, after),
      ),
    )
    .orderBy(asc(entitlements.userId))
    .limit(claimedAtOnce)
  return rows.map((row) => ({ ...row, subscriptionId: '' }))
}

/** Ends all demonstrations, when real payments begin. */
export async function deleteDemonstrations(orm: Orm): Promise<void> {
  await orm.delete(entitlements).where(eq(entitlements.isDemo, true))
  await orm
    .update(subscriptions)
    .set({ state: 'cancelled' })
    .where(and(eq(subscriptions.isDemo, true), isOpen))
}
