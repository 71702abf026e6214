import { z } from 'zod'
import type { ProblemCode } from '#contract/problems.ts'
import type { Heard } from '#core/recordings/heard.ts'
import type { Db, PooledDb } from '#server/db/database.ts'
import { findRow, sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import { commitSound, releaseSound } from '../minutes.ts'
import { lockRecording, wakeWhenHeard } from '../repo.ts'
import { nextLease } from './hold-lease.ts'
import type { Held } from './hold-lease.ts'

const leasedRow = z.object({
  recordingId: z.guid(),
  index: z.int(),
  lease: z.guid(),
  attempts: z.int(),
  ageSeconds: z.number(),
  startMs: z.int(),
  endMs: z.int(),
  mediaType: z.string(),
  sound: z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array),
  language: z.string().nullable(),
  userId: z.guid().nullable(),
})
/** A piece that this process hears. */
export type LeasedPiece = z.output<typeof leasedRow>

/** Leases a piece; of all recordings their first ones first, so that a long one keeps no other waiting. */
export async function leasePiece(db: Db): Promise<LeasedPiece | null> {
  return await findRow(
    db,
    leasedRow,
    sql`update recording_pieces set lease = gen_random_uuid(), due_at = ${nextLease}, attempts = attempts + 1
      where (recording_id, index) in (select recording_id, index from recording_pieces where due_at <= ledger_now()
        order by index, due_at limit 1 for update skip locked)
      returning recording_id as "recordingId", index, lease, attempts, start_ms as "startMs", end_ms as "endMs",
        extract(epoch from ledger_now() - created_at)::float8 as "ageSeconds", media_type as "mediaType", sound,
        (select language from recordings where id = recording_id) as language,
        (select user_id from recordings where id = recording_id) as "userId"`,
  )
}

/** A piece as the row of a lease. */
export function heldPiece({ recordingId, index, lease }: LeasedPiece): Held {
  const isHeld = sql`recording_id = ${recordingId} and index = ${index} and lease = ${lease}`
  return { table: sql`recording_pieces`, isHeld }
}

/** Speech of a piece, or the code of the failure for which there will be none. */
export type PieceEnd = { heard: Heard } | { failure: ProblemCode }

/**
 * Ends the work on a piece and deletes its sound. Heard, it is counted; failed, its minutes are given back.
 * `false` where the lease is over, and nothing changes.
 */
export async function endPiece(db: PooledDb, leased: LeasedPiece, end: PieceEnd): Promise<boolean> {
  const { recordingId, index } = leased
  return await transaction(db, async (tx) => {
    // Two pieces that end at once are told apart here: the later one sees that the other has ended.
    await lockRecording(tx, recordingId)
    const [heard, failure] = 'heard' in end ? [JSON.stringify(end.heard), null] : [null, end.failure]
    const { rowCount } = await tx.execute(sql`
      update recording_pieces set state = ${failure === null ? 'heard' : 'failed'}, heard = ${heard}::jsonb,
        failure = ${failure}, sound = null, due_at = null, lease = null where ${heldPiece(leased).isHeld}`)
    if (rowCount !== 1) return false
    if (failure === null) await commitSound(tx, { recordingId, index })
    else await releaseSound(tx, recordingId, index)
    await wakeWhenHeard(tx, recordingId)
    return true
  })
}
