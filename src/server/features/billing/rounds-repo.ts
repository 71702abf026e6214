import { sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import type { Owner } from './repo.ts'

/** How the provider is named whose subscriptions a round is about. */
export type Books = { isDemo: boolean; account: string }

const batch = 20
const isOver = sql`s.state in ('cancelled', 'completed', 'expired')`

/** Takes accounts for which something has to be done at the provider, each for a minute. */
export async function claimDuties(orm: Orm, { isDemo, account }: Books, now: Date): Promise<Owner[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await orm.execute<Owner>(sql`
    update subscriptions set duty_at = ${at}
    where id in (
      select s.id from subscriptions s
      where s.is_demo = ${isDemo} and s.account = ${account}
        and (s.duty_at is null or s.duty_at < ${at} - interval '1 minute')
        and ((s.stop_when is not null and not s.stop_done and not ${isOver} and s.reference is not null)
          or exists (select from payments p where p.subscription_id = s.id and p.refund_owed > p.refunded))
      limit ${batch} for update skip locked)
    returning id as "subscriptionId", user_id as "userId", is_demo as "isDemo"`)
  return rows
}

/**
 * Takes subscriptions that the provider has to be asked about: open checkouts every ten minutes, others every hour once
 * their paid month is over and every day before.
 */
export async function claimChecks(orm: Orm, { isDemo, account }: Books, now: Date): Promise<string[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await orm.execute<{ reference: string }>(sql`
    update subscriptions set checked_at = ${at}
    where id in (
      select s.id from subscriptions s
      where s.is_demo = ${isDemo} and s.account = ${account} and s.reference is not null and not ${isOver}
        and s.checked_at < ${at} - case
          when s.state = 'created' then interval '10 minutes'
          when exists (select from payments p where p.subscription_id = s.id and p.period_end > ${at})
            then interval '1 day'
          else interval '1 hour' end
      order by s.checked_at limit ${batch} for update skip locked)
    returning reference`)
  return rows.map(({ reference }) => reference)
}

/** Accounts whose plan is over by the table although a subscription of theirs may give one. */
export async function findLapsed(orm: Orm, { isDemo }: Books, now: Date): Promise<Owner[]> {
  const { rows } = await orm.execute<Owner>(sql`
    select e.user_id as "userId", e.is_demo as "isDemo", '' as "subscriptionId" from entitlements e
    where e.is_demo = ${isDemo} and e.until <= ${now.toISOString()}::timestamptz
    limit ${batch}`)
  return rows
}

/** Forgets the words of the provider that it does not send again any more. */
export async function deleteOldEvents(orm: Orm, now: Date): Promise<void> {
  await orm.execute(
    sql`delete from billing_events where received_at < ${now.toISOString()}::timestamptz - interval '30 days'`,
  )
}

/** Ends all demonstrations: real payments are taken from now on. */
export async function deleteDemonstrations(orm: Orm): Promise<void> {
  await orm.execute(sql`delete from entitlements where is_demo`)
  await orm.execute(sql`update subscriptions s set state = 'cancelled' where s.is_demo and not ${isOver}`)
}
