import { z } from 'zod'
import type { Db } from '#server/db/database.ts'
import { identifier, readRows, sql, textArray, userIdRow } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { pauseLeadMs } from '../ledger/ledger.ts'
import { accountOwner, ownerSchema } from '../ledger/repo.ts'
import type { Owner } from '../ledger/repo.ts'

/** The account at the provider whose subscriptions are reconciled. */
export type ProviderAccount = { isDemo: boolean; account: string }

/** Rows of one kind of work that are claimed in one statement. */
export const claimedAtOnce = 20
const minuteMs = 60_000
const hourMs = 60 * minuteMs

const isOpen = sql`state not in ('cancelled', 'completed', 'expired')`

/** As in `pendingOperations`: a cancellation that the provider learns of later, or its pause. */
function isWaiting(now: Date): Sql {
  const isBeforePause = isPaidPast(new Date(now.getTime() + pauseLeadMs))
  return sql`(stop_by = 'user' and stop_when = 'at_end' and (
    (state = 'active' and ${isBeforePause})
    or (state = 'paused' and pause = 'asked' and ${isPaidPast(now)})))`
}

function isPaidPast(at: Date): Sql {
  return sql`exists (select from payments where payments.subscription_id = subscriptions.id
    and greatest(refunded, refund_owed) < payments.amount and period_end > ${at})`
}

/** Claims accounts with pending operations, each for a minute; the longest wait comes first. */
export async function claimOperations(db: Db, at: ProviderAccount, now: Date): Promise<Owner[]> {
  const isDue = sql`subscriptions.is_demo = ${at.isDemo} and subscriptions.account = ${at.account}
    and (operation_at is null or operation_at < ${new Date(now.getTime() - minuteMs)})`
  // In order, so that each is read from the index of what is pending; nearly all rows of both tables are not.
  const toStop = sql`select id from subscriptions
    where stop_when is not null and not stop_done and not ${isWaiting(now)} and ${isOpen}
      and reference is not null and ${isDue}
    order by id limit ${claimedAtOnce}`
  const toRefund = sql`select subscription_id from payments
    join subscriptions on subscriptions.id = payments.subscription_id
    where refund_owed > refunded and ${isDue}
    order by subscription_id limit ${claimedAtOnce}`
  // A note that the provider does not take holds nothing up, so it is tried at leisure.
  const toNote = sql`select id from subscriptions
    where stop_at is distinct from noted_at and not stop_done and ${isOpen}
      and (stop_when is null or (stop_by = 'user' and stop_when = 'at_end')) and reference is not null
      and ${isDue} and (operation_at is null or operation_at < ${new Date(now.getTime() - hourMs)})
    order by id limit ${claimedAtOnce}`
  return await readRows(
    db,
    ownerSchema,
    sql`update subscriptions set operation_at = ${now}
    where id in (
      select id from subscriptions where id in ((${toStop}) union (${toRefund}) union (${toNote})) and ${isDue}
      order by operation_at nulls first limit ${claimedAtOnce} for update skip locked)
    returning id as "subscriptionId", user_id as "userId", is_demo as "isDemo"`,
  )
}

const referenceRow = z.object({ reference: z.string().nullable() })

/**
 * Claims subscriptions whose check at the provider is due: open checkouts every ten minutes, others once a
 * day, at the end of their paid month, and every hour from then on.
 */
export async function claimChecks(db: Db, at: ProviderAccount, now: Date): Promise<string[]> {
  const moment = sql`${now}::timestamptz`
  const paidUntil = sql`(select max(period_end) from payments where payments.subscription_id = subscriptions.id)`
  const rows = await readRows(
    db,
    referenceRow,
    sql`update subscriptions set next_check_at = case
        when state = 'created' then ${moment} + interval '10 minutes'
        when ${paidUntil} > ${moment} then least(${moment} + interval '1 day', ${paidUntil} + interval '1 second')
        else ${moment} + interval '1 hour' end
    where id in (
      select id from subscriptions
      where next_check_at <= ${now} and ${isOpen} and reference is not null
        and is_demo = ${at.isDemo} and account = ${at.account}
      order by next_check_at limit ${claimedAtOnce} for update skip locked)
    returning reference`,
  )
  return rows.flatMap(({ reference }) => reference ?? [])
}

/** Makes the check of every subscription that is not over due now. */
export async function makeAllDue(db: Db, at: ProviderAccount, now: Date): Promise<void> {
  await db.execute(sql`update subscriptions set next_check_at = ${now}
    where ${isOpen} and is_demo = ${at.isDemo} and account = ${at.account} and next_check_at > ${now}`)
}

const doubledRow = z.object({ first: z.string(), second: z.string() })

function isRunning(name: string): Sql {
  const of = identifier(name)
  return sql`${of}.starts_at is null and ${of}.state not in ('created', 'cancelled', 'completed', 'expired')`
}

/** Pairs of subscriptions of one account that began at once and are not over, one of them a given one. */
export async function findDoubled(
  db: Db,
  references: readonly string[],
): Promise<z.output<typeof doubledRow>[]> {
  return await readRows(
    db,
    doubledRow,
    sql`select distinct least(one.reference, other.reference) as first, greatest(one.reference, other.reference) as second
    from subscriptions as one join subscriptions as other on other.user_id = one.user_id and other.id <> one.id
    where one.reference = any(${textArray(references)}) and ${isRunning('one')} and ${isRunning('other')}`,
  )
}

const alarmRow = z.object({ kind: z.string(), reference: z.string() })

/** Alarms since a moment that are open; not those about money whose subscription is in the ledger by now. */
export async function findAlarms(db: Db, since: Date): Promise<z.output<typeof alarmRow>[]> {
  return await readRows(
    db,
    alarmRow,
    sql`select kind, reference from billing_alarms
    where raised_at >= ${since} and resolved_at is null and not (kind = 'UNKNOWN_SUBSCRIPTION'
      and exists (select from payments where payments.reference = billing_alarms.reference))
    order by raised_at, reference`,
  )
}

/** A page of accounts whose plan is over although a subscription may give one, by id. */
export async function findLapsed(
  db: Db,
  { isDemo, now, after }: { isDemo: boolean; now: Date; after: string | null },
): Promise<(Owner & { userId: string })[]> {
  const rows = await readRows(
    db,
    userIdRow,
    sql`select user_id as "userId" from entitlements
    where is_demo = ${isDemo} and until <= ${now} and ${after === null ? sql`true` : sql`user_id > ${after}`}
    order by user_id limit ${claimedAtOnce}`,
  )
  return rows.map(({ userId }) => accountOwner(userId, { isDemo }))
}

/** Ends all demonstrations, when real payments begin. */
export async function deleteDemonstrations(db: Db): Promise<void> {
  await db.execute(sql`delete from entitlements where is_demo`)
  await db.execute(sql`update subscriptions set state = 'cancelled' where is_demo and ${isOpen}`)
}
