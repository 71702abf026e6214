import { hash } from 'node:crypto'
import type { z } from 'zod'
import type { recordingRoutes } from '#contract/recordings.ts'
import { AppError } from '#core/app-error.ts'
import { toStorable } from '#core/storable-text.ts'
import type { Db } from '#server/db/database.ts'
import { idRow, readRow, sql, totalRow } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import { lockPeople } from '#server/features/accounts/service.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import type { RecordingDeps } from './context.ts'
import { isOwnedBy, ownerColumns, requireRecording, selectRecordings } from './repo.ts'
import type { RecordingRow } from './repo.ts'

type NewRecording = z.output<(typeof recordingRoutes)['POST /api/recordings']['body']>

/** Starts the recording of what a link names, which a worker fetches. @throws AppError `RATE_LIMITED` */
export async function startRecordingOfLink(
  deps: Pick<RecordingDeps, 'db' | 'transcriptHistory'>,
  actor: Actor,
  { url, name = url, language }: { url: string; name?: string; language?: string | undefined },
): Promise<RecordingRow> {
  const contentHash = hash('sha256', `link ${url}`)
  return await startRecording(deps, actor, { name, contentHash, durationMs: 0, language }, url)
}

const maxUnfinished = 5

/**
 * Starts a recording of a caller, or gives the one with the same sound. One that failed, or whose transcript
 * is gone, begins again.
 * @throws AppError `RATE_LIMITED` with as many unfinished ones as there may be
 */
export async function startRecording(
  { db, transcriptHistory }: Pick<RecordingDeps, 'db' | 'transcriptHistory'>,
  actor: Actor,
  { name, contentHash, durationMs, language }: NewRecording,
  link: string | null = null,
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
      sql`insert into recordings (user_id, visitor_id, name, content_hash, language, duration_ms, link, created_at, due_at)
        values (${userId}, ${visitorId}, ${toStorable(name.slice(0, 300))}, ${contentHash}, ${language ?? null}, ${durationMs}, ${link},
          ledger_now(), case when ${link}::text is null then null else ledger_now() end)
        returning id`,
    )
    return await requireRecording(tx, actor, id)
  })
}

async function refuseTooMany(tx: Db, actor: Actor): Promise<void> {
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
