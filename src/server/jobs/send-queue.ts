import { z } from 'zod'
import { failingDays, retrySeconds } from '#product/webhooks.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, identifier, readRows, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'

/** The tables of targets that something is sent to, and of the items that wait for them. */
export type SendQueue<Target extends z.ZodType> = {
  targets: string
  items: string
  /** The column of an item that names its target. */
  targetOf: string
  /** The row of a target that a process sends to. */
  target: Target
  columns: Sql
}

/** The seconds for which a process has a target for itself: longer than an attempt takes. */
const heldSeconds = 60
/** So many targets of one account are sent to at once. */
const maxOfAccount = 3
/** So many due targets are looked at for each turn. */
const maxLookedAt = 200

/**
 * The pause of a target after failed attempts, so that one that never answers takes few turns from the
 * others: 2 seconds, doubling to a minute.
 */
export const pauseOfTarget = sql`
  (case failed_attempts when 0 then 0 else least(60, power(2, least(failed_attempts, 6))) end * interval '1 second')`

const isFree = sql`(held_until is null or held_until < ledger_now())`

/**
 * Claims due targets for a process: the first one of each account before the second one of any, and of these
 * the one that waited longest. One whose process died is free again when the claim is over.
 */
export async function claimTargets<Target extends z.ZodType>(
  db: Db,
  queue: SendQueue<Target>,
  sender: string,
  limit: number,
): Promise<z.output<Target>[]> {
  const targets = identifier(queue.targets)
  return await readRows(
    db,
    queue.target,
    sql`with due as (
        select id, user_id, next_at from ${targets} where next_at <= ledger_now() and ${isFree}
        order by next_at limit ${maxLookedAt}),
      turns as (
        select id, next_at, row_number() over (partition by user_id order by next_at) + (
          select count(*) from ${targets} as own where own.user_id = due.user_id and own.held_until >= ledger_now()) as turn
        from due),
      chosen as (
        select target.id from ${targets} as target join turns on turns.id = target.id
        where turn <= ${maxOfAccount} and target.next_at <= ledger_now() and ${isFree}
        order by turn, turns.next_at limit ${limit} for update of target skip locked)
      update ${targets} as target set sender = ${sender}, held_until = ledger_now() + ${heldSeconds} * interval '1 second'
      from chosen where target.id = chosen.id
      returning target.id, ${queue.columns}`,
  )
}

/** Lets go of a target; it is due again when the next of its items is, and its pause is over. */
export async function releaseTarget(
  tx: Db,
  queue: Omit<SendQueue<z.ZodType>, 'target' | 'columns'>,
  id: string,
  sender: string,
): Promise<void> {
  const nextDue = sql`(select min(waiting.next_at) from ${identifier(queue.items)} as waiting
    where waiting.${identifier(queue.targetOf)} = target.id and waiting.next_at is not null)`
  await tx.execute(sql`
    update ${identifier(queue.targets)} as target set sender = null, held_until = null, next_at = case when off_at is null
      then greatest(${nextDue}, case when failed_attempts > 0 and ${nextDue} is not null then ledger_now() + ${pauseOfTarget} end)
      end
    where id = ${id} and sender = ${sender}`)
}

/** The meaning of an attempt for the target: it takes messages, does not, or wants no more. */
export type TargetOutcome = 'delivered' | 'failed' | 'gone'

const isOffRow = z.object({ isOff: z.boolean() })

/**
 * Locks a target that is still this process's, and stores what an attempt says of it; `isOff` when it has
 * failed for too long, or says that it is gone. `null` when another process has it by now.
 */
export async function recordOnTarget(
  tx: Db,
  { targets }: Pick<SendQueue<z.ZodType>, 'targets'>,
  { id, sender }: { id: string; sender: string },
  outcome: TargetOutcome,
): Promise<{ isOff: boolean } | null> {
  const [isDelivered, isGone] = [outcome === 'delivered', outcome === 'gone']
  const reason = sql`case when off_reason is not null then off_reason when ${isDelivered} then null when ${isGone} then 'gone'
    when failing_since < ledger_now() - ${failingDays} * interval '1 day' then 'failing' end`
  return await findRow(
    tx,
    isOffRow,
    sql`update ${identifier(targets)} set
        failed_attempts = case when ${isDelivered} then 0 else failed_attempts + 1 end,
        failing_since = case when ${isDelivered} then null else coalesce(failing_since, ledger_now()) end,
        off_reason = ${reason},
        off_at = case when ${reason} is not null then coalesce(off_at, ledger_now()) end,
        is_notice_due = is_notice_due or off_reason is null and ${reason} is not null
      where id = ${id} and sender = ${sender} returning off_at is not null as "isOff"`,
  )
}

/** Each pause varies by this share, so that what failed together is not retried together. */
const jitter = 0.2

/** The seconds until the next attempt after so many failures; `null` after the last one. */
export function nextAttemptSeconds(failed: number, random: () => number): number | null {
  const pause = retrySeconds[failed - 1]
  return pause === undefined ? null : Math.round(pause * (1 - jitter + 2 * jitter * random()))
}
