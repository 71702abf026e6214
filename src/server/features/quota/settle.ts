import { AppError } from '#core/app-error.ts'
import { retentionDays } from '#product/retention.ts'
import type { Db } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import { deleteInBatches, isOlderThan, updateInBatches } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'
import { sweepQuestionReservations } from './questions/reserve-question.ts'
import { inMs } from './window.ts'

/** The reason of a release: the summary failed, was cancelled, or its time was over. */
type ReleaseReason = 'failed' | 'cancelled' | 'expired'

/** The variant of a reservation that is released, and the reason. */
export type Release = {
  reservationId: string
  variant: string
  reason: ReleaseReason
  /** Other work still needs the variant; called while the reservation is locked. */
  isInUse: () => Promise<boolean>
}

/**
 * Lets a reservation hold for so many ms from now, in the transaction that starts its work.
 * @throws AppError `SUMMARY_STOPPED` when it was released meanwhile
 */
export async function extendReservation(tx: Db, reservationId: string, ms: number): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update reservations set expires_at = greatest(expires_at, ${inMs(ms)})
    where id = ${reservationId} and state <> 'released'`)
  if (rowCount !== 1) throw released()
}

/**
 * Makes a reservation final, in the transaction that stores the summary in the history; any number of times
 * alike. One that expired while the service was away is final as well.
 * @throws AppError `SUMMARY_STOPPED` when it was released
 */
export async function commitReservation(tx: Db, reservationId: string): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update reservations set state = 'committed', reason = null, settled_at = coalesce(settled_at, ledger_now())
    where id = ${reservationId} and (state <> 'released' or reason = 'expired')`)
  if (rowCount !== 1) throw released()
}

/**
 * Gives one variant of a reservation back, in a transaction, unless other work needs it. The reservation is
 * released with its last variant; one that was committed stays, and the variant no longer counts among those
 * asked for.
 */
export async function releaseReservation(
  tx: Db,
  { reservationId, variant, reason, isInUse }: Release,
): Promise<void> {
  // Of two that end at once the later one sees that the other has ended, and gives the variant back.
  await tx.execute(sql`select from reservations where id = ${reservationId} for update`)
  if (await isInUse()) return
  const isLast = sql`(state = 'reserved' and array_remove(variants, ${variant}::text) = '{}')`
  await tx.execute(sql`
    update reservations set
      variants = array_remove(variants, ${variant}::text),
      state = case when ${isLast} then 'released' else state end,
      reason = case when ${isLast} then ${reason} end,
      settled_at = case when ${isLast} then ledger_now() else settled_at end
    where id = ${reservationId} and state <> 'released'`)
}

const table = 'reservations'
const { releasedReservation, committedReservation } = retentionDays

const expired: Due = {
  table,
  by: 'expires_at',
  where: sql`state = 'reserved' and expires_at < ledger_now()`,
}
const settled: readonly Due[] = [
  {
    table,
    by: 'settled_at',
    where: sql`state = 'released' and ${isOlderThan(sql`settled_at`, releasedReservation)}`,
  },
  {
    table,
    by: 'settled_at',
    where: sql`state = 'committed' and ${isOlderThan(sql`settled_at`, committedReservation)}`,
  },
]
const oldCounts: Due = {
  table: 'call_counts',
  key: 'key',
  by: 'reset_at',
  where: sql`reset_at < ledger_now()`,
}

/** The rows that `sweepReservations` releases or deletes, except the parts that it only blanks. */
export const dueReservations: readonly Due[] = [expired, ...settled, oldCounts]

/**
 * Releases the reservations whose time is over, which do not count already, and deletes what is past its
 * retention: the network after a day, reservations after their days, those of questions and counts of calls
 * after their window.
 */
export async function sweepReservations(db: Db, signal: AbortSignal): Promise<void> {
  const set = sql`state = 'released', reason = 'expired', settled_at = ledger_now()`
  await updateInBatches(db, { ...expired, set }, signal)
  await updateInBatches(
    db,
    {
      table,
      by: 'created_at',
      set: sql`network = null`,
      where: sql`network is not null and created_at < ledger_now() - interval '25 hours'`,
    },
    signal,
  )
  for (const due of settled) await deleteInBatches(db, due, signal)
  await sweepQuestionReservations(db, signal)
  await deleteInBatches(db, oldCounts, signal)
}

function released(): AppError {
  return new AppError('SUMMARY_STOPPED', 'This summary was stopped. Please ask for it again.')
}
