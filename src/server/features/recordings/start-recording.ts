import type { z } from 'zod'
import type { recordingRoutes } from '#contract/recordings.ts'
import { AppError } from '#core/app-error.ts'
import { toStorable } from '#core/storable-text.ts'
import type { Db } from '#server/db/database.ts'
import { idRow, readRow, sql, totalRow } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import { lockPeople } from '#server/features/accounts/service.ts'
import type { Visitor } from '#server/features/accounts/service.ts'
import type { RecordingDeps } from './context.ts'
import { isOwnedBy, ownerColumns, requireRecording, selectRecordings } from './repo.ts'
import type { RecordingRow } from './repo.ts'

type NewRecording = z.output<(typeof recordingRoutes)['POST /api/recordings']['body']>

const maxUnfinished = 5

/**
 * Starts a recording of a caller, or gives the one with the same sound. One that failed, or whose transcript
 * is gone, begins again.
 * @throws AppError `RATE_LIMITED` with as many unfinished ones as there may be
 */
export async function startRecording(
  { db, transcriptHistory }: Pick<RecordingDeps, 'db' | 'transcriptHistory'>,
  actor: Visitor,
  { name, contentHash, durationMs, language }: NewRecording,
): Promise<RecordingRow> {
  const { userId, visitorId } = ownerColumns(actor)
  return await transaction(db, async (tx) => {
    await lockPeople(tx, actor, null)
    const [known] = await selectRecordings(tx, actor, sql`content_hash = ${contentHash}`)
    const isUsable = async ({ state, transcriptId }: RecordingRow): Promise<boolean> =>
      transcriptId === null ? state !== 'failed' : await transcriptHistory.has(tx, actor, transcriptId)
    if (known !== undefined && (await isUsable(known))) return known
    if (known !== undefined) await tx.execute(sql`delete from recordings where id = ${known.id}`)
    await refuseTooMany(tx, actor)
    const { id } = await readRow(
      tx,
      idRow,
      sql`insert into recordings (user_id, visitor_id, name, content_hash, language, duration_ms, created_at)
        values (${userId}, ${visitorId}, ${toStorable(name)}, ${contentHash}, ${language ?? null}, ${durationMs}, ledger_now())
        returning id`,
    )
    return await requireRecording(tx, actor, id)
  })
}

async function refuseTooMany(tx: Db, actor: Visitor): Promise<void> {
  const { total } = await readRow(
    tx,
    totalRow,
    sql`select count(*)::int as total from recordings
      where ${isOwnedBy(actor)} and state in ('receiving', 'hearing')`,
  )
  if (total < maxUnfinished) return
  const detail = `${maxUnfinished} of your recordings aren't finished. Wait for one of them, or cancel one.`
  throw new AppError('RATE_LIMITED', detail, { retryAfterSeconds: 30 })
}
