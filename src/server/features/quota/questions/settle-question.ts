import { sql } from '#server/db/sql.ts'
import type { Orm } from '#server/db/database.ts'
import { deleteInBatches } from '#server/db/sweep-rows.ts'

/** Makes a reservation final, in the transaction that stores the answer; any number of times alike. */
export async function commitQuestion(tx: Orm, reservationId: string): Promise<void> {
  await tx.execute(sql`update question_reservations set state = 'committed' where id = ${reservationId}`)
}

/** Gives the share of one call in a reservation back. What was committed stays; what has no call at work does not count. */
export async function releaseQuestion(orm: Orm, reservationId: string): Promise<void> {
  await orm.execute(sql`
    update question_reservations set holders = greatest(0, holders - 1) where id = ${reservationId}`)
}

/** Deletes reservations that belong to no window any more. */
export async function sweepQuestionReservations(orm: Orm, signal: AbortSignal): Promise<void> {
  const where = sql`created_at < ledger_now() - interval '25 hours'`
  await deleteInBatches(orm, { table: 'question_reservations', by: 'created_at', where }, signal)
}
