import { hash } from 'node:crypto'
import { z } from 'zod'
import type { recordingRoutes } from '#contract/recordings.ts'
import { AppError } from '#core/app-error.ts'
import { toStorable } from '#core/storable-text.ts'
import type { Db } from '#server/db/database.ts'
import { idRow, readRow, sql, totalRow } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import { lockPeople } from '#server/features/accounts/service.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import type { RecordingDeps } from './context.ts'
import { releaseSound } from './minutes.ts'
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
  return await startRecording(deps, actor, { name, contentHash, durationMs: 0, language }, { link: url })
}

/** Sound that the server takes out by itself: of a link, or of a file that is sent whole. */
type Whole = { link?: string; fileBytes?: number }

const maxUnfinished = 5

/**
 * Starts a recording of a caller, or gives the one with the same sound. One that failed, whose transcript is
 * gone, or whose sound comes in another way now, begins again.
 * @throws AppError `RATE_LIMITED` with as many unfinished ones as there may be
 */
export async function startRecording(
  { db, transcriptHistory }: Pick<RecordingDeps, 'db' | 'transcriptHistory'>,
  actor: Actor,
  { name, contentHash, durationMs, language }: NewRecording,
  { link, fileBytes }: Whole = {},
): Promise<RecordingRow> {
  const { userId, visitorId } = ownerColumns(actor)
  return await transaction(db, async (tx) => {
    await lockPeople(tx, actor, null)
    const [known] = await selectRecordings(tx, actor, sql`content_hash = ${contentHash}`)
    const isUsable = async ({ state, transcriptId, fileBytes: size }: RecordingRow): Promise<boolean> => {
      if (transcriptId !== null) return await transcriptHistory.has(tx, actor, transcriptId)
      return state === 'hearing' || (state === 'receiving' && size === (fileBytes ?? null))
    }
    if (known !== undefined && (await isUsable(known))) return known
    if (known !== undefined) {
      await releaseSound(tx, known.id, null)
      await tx.execute(sql`delete from recordings where id = ${known.id}`)
    }
    await refuseTooMany(tx, actor, fileBytes !== undefined)
    const { id } = await readRow(
      tx,
      idRow,
      sql`insert into recordings (user_id, visitor_id, name, content_hash, language, duration_ms, link, file_bytes, created_at, due_at)
        values (${userId}, ${visitorId}, ${toStorable(name.slice(0, 300))}, ${contentHash}, ${language ?? null}, ${durationMs}, ${link ?? null}, ${fileBytes ?? null},
          ledger_now(), case when ${link ?? null}::text is null then null else ledger_now() end)
        returning id`,
    )
    return await requireRecording(tx, actor, id)
  })
}

async function refuseTooMany(tx: Db, actor: Actor, isWhole: boolean): Promise<void> {
  const { total, files } = await readRow(
    tx,
    totalRow.extend({ files: z.int() }),
    sql`select count(*)::int as total, count(file_bytes) filter (where state = 'receiving')::int as files
      from recordings where ${isOwnedBy(actor)} and state in ('receiving', 'hearing')`,
  )
  if (isWhole && files > 0) {
    const detail = 'Another file of yours is on its way. Wait for it, or cancel it.'
    throw new AppError('RATE_LIMITED', detail, { retryAfterSeconds: 30 })
  }
  if (total < maxUnfinished) return
  const detail = `${maxUnfinished} of your recordings aren't finished. Wait for one of them, or cancel one.`
  throw new AppError('RATE_LIMITED', detail, { retryAfterSeconds: 30 })
}
