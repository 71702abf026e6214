import { z } from 'zod'
import { AppError } from '#core/app-error.ts'
import { freeVariants, plans, visitorSummariesPerNetwork } from '#product/plans.ts'
import { waitingTime } from '#product/times.ts'
import type { Db, PooledDb } from '#server/db/database.ts'
import { idRow, readRow, sql } from '#server/db/sql.ts'
import { lockSlots, transaction } from '#server/db/transaction.ts'
import { lockPeople } from '#server/features/accounts/service.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { countedBrowser, counts, currentWindow, inMs, isInWindow } from './window.ts'

/** The subject of a summary and its variant: style and language, when the engine has options. */
export type ReservedWork = { subject: string; variant: string }

/**
 * The result of a reservation: a new one, one that was made before for the same subject and covers this work,
 * or none because the quota is used up. `isNewVariant`: nobody had reserved this variant in it before.
 */
export type Reservation =
  | { outcome: 'reserved' | 'covered'; reservationId: string; isNewVariant: boolean }
  | { outcome: 'locked' }

/** The time in ms for which a reservation holds until its work is started. */
const untilStartMs = 60_000

type Caller = { actor: Actor; personId: string; browser: string | null; network: string | null }

/**
 * Reserves a summary before work on it begins. The same work again in the same window is covered, and so are
 * a few more variants of the same subject. Callers of one person are served one after the other, on all
 * nodes. A power cut may forget a reservation: nothing was delivered for it, and it counts for no one.
 * @throws AppError `EMAIL_REQUIRED` for a visitor's second summary, `RATE_LIMITED` for a full network
 */
export async function reserve(db: PooledDb, actor: Actor, work: ReservedWork): Promise<Reservation> {
  return await transaction(db, (tx) => reserveIn(tx, actor, work), { withoutFlush: true })
}

async function reserveIn(tx: Db, actor: Actor, work: ReservedWork): Promise<Reservation> {
  const network = actor.user === null ? actor.network : null
  const browser = countedBrowser(actor)
  // Sent together in this order: the network before the people everywhere, which prevents deadlocks.
  const [, { personId, email }] = await Promise.all([
    network === null ? null : lockSlots(tx, [network]),
    lockPeople(tx, actor, browser),
  ])
  const caller = { actor, personId, browser, network }
  for (;;) {
    const ledger = await readLedger(tx, caller, work)
    const mayAdd = ledger.variants <= freeVariants
    const coveringId = ledger.coveringId ?? (mayAdd ? ledger.sameId : null)
    if (coveringId === null) {
      const { allowance } = plans[actor.plan]
      if (allowance !== null && ledger.used >= allowance.summaries) return { outcome: 'locked' }
      if (allowance !== null && email === null && ledger.hasAny) {
        throw new AppError('EMAIL_REQUIRED', 'Authentication required for second summary')
      }
      refuseFullNetwork(ledger)
      return {
        outcome: 'reserved',
        reservationId: await insertReservation(tx, caller, work, ledger.firstStart),
        isNewVariant: true,
      }
    }
    if (await cover(tx, coveringId, work.variant)) {
      return { outcome: 'covered', reservationId: coveringId, isNewVariant: ledger.coveringId === null }
    }
    // It was released meanwhile; the next iteration does not find it.
  }
}

const ledgerSchema = z.object({
  used: z.int(),
  /** The start of the window by its earliest reservation. */
  firstStart: z.string().nullable(),
  /** A reservation that has this very work, and one of the same subject. */
  coveringId: z.guid().nullable(),
  sameId: z.guid().nullable(),
  /** The number of requested variants of the subject. */
  variants: z.int(),
  hasAny: z.boolean(),
  /** Visitors' summaries of the last day on the network, and the seconds until one expires. */
  usedOnNetwork: z.int(),
  networkWaitSeconds: z.int(),
})

/** Reads all facts that decide a reservation at once; people and network are locked. */
async function readLedger(
  tx: Db,
  { actor, personId, browser, network }: Caller,
  { subject, variant }: ReservedWork,
): Promise<z.output<typeof ledgerSchema>> {
  const isOwn = sql`(person_id = ${personId} or visitor_id = ${browser}::uuid)`
  return await readRow(
    tx,
    ledgerSchema,
    sql`with mine as (
      select id, subject, state, variants, person_id, window_start, created_at from reservations
      where ${isOwn} and state <> 'released' and ${counts} and ${isInWindow(actor)}),
    same as (
      select id, variants, created_at, ${variant}::text = any(variants) as covers from mine
      where subject = ${subject} and (person_id = ${personId} or state = 'committed')),
    on_network as (
      select created_at from reservations
      where network = ${network}::text and created_at > ledger_now() - interval '24 hours'
        and state <> 'released' and ${counts})
    select
      (select count(*)::int from mine) as used,
      (select min(window_start)::text from mine) as "firstStart",
      (select id from same where covers order by created_at desc limit 1) as "coveringId",
      (select id from same order by created_at desc limit 1) as "sameId",
      (select count(distinct variant)::int from same, unnest(variants) as variant) as variants,
      exists (select from reservations where ${isOwn} and state <> 'released' and ${counts}) as "hasAny",
      (select count(*)::int from on_network) as "usedOnNetwork",
      coalesce((select ceil(extract(epoch from min(created_at) + interval '24 hours' - ledger_now()))::int
        from on_network), 0) as "networkWaitSeconds"`,
  )
}

/** Adds a variant to a reservation that has not expired; `false` when it was released meanwhile. */
async function cover(tx: Db, reservationId: string, variant: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update reservations set
      variants = case when ${variant}::text = any(variants) then variants else variants || ${variant}::text end,
      expires_at = greatest(expires_at, ${inMs(untilStartMs)})
    where id = ${reservationId} and state <> 'released'`)
  return rowCount === 1
}

async function insertReservation(
  tx: Db,
  { actor, personId, browser, network }: Caller,
  { subject, variant }: ReservedWork,
  firstStart: string | null,
): Promise<string> {
  const start = firstStart === null ? currentWindow(actor).start : sql`${firstStart}::timestamptz`
  const { id } = await readRow(
    tx,
    idRow,
    sql`insert into reservations
      (person_id, visitor_id, subject, variants, network, window_start, expires_at, created_at)
    values (${personId}, ${browser}, ${subject}, array[${variant}::text], ${network}, ${start},
      ${inMs(untilStartMs)}, ledger_now())
    returning id`,
  )
  return id
}

function refuseFullNetwork({ usedOnNetwork, networkWaitSeconds }: z.output<typeof ledgerSchema>): void {
  if (usedOnNetwork < visitorSummariesPerNetwork) return
  const retryAfterSeconds = Math.max(1, networkWaitSeconds)
  const detail = `Your network has used its free summaries for today. Please try again ${waitingTime(retryAfterSeconds)}, or sign in.`
  throw new AppError('RATE_LIMITED', detail, { retryAfterSeconds })
}
