import { z } from 'zod'
import { problemCodes, problems } from '#contract/problems.ts'
import { pieceStates, recordingStates } from '#contract/recordings.ts'
import type { Recording, RecordingPiece } from '#contract/recordings.ts'
import { AppError } from '#core/app-error.ts'
import type { Heard } from '#core/recordings/heard.ts'
import type { RecordingPiece as HeardPiece } from '#core/recordings/join-pieces.ts'
import { maxRecordingMs } from '#product/limits.ts'
import { retentionDays } from '#product/retention.ts'
import type { Db } from '#server/db/database.ts'
import { columnsOf, findRow, idArray, readRows, sql, wideInt } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import type { Actor } from '#server/features/accounts/service.ts'

const recordingRow = z.object({
  id: z.guid(),
  name: z.string(),
  contentHash: z.string(),
  language: z.string().nullable(),
  state: z.enum(recordingStates),
  durationMs: z.int(),
  totalPieces: z.int().nullable(),
  transcriptId: z.guid().nullable(),
  failure: z.enum(problemCodes).nullable(),
  link: z.string().nullable(),
  /** The size of a file that is sent whole, and what has arrived of it. */
  fileBytes: wideInt.nullable(),
  arrivedBytes: wideInt,
})
/** A recording without its pieces. */
export type RecordingRow = z.output<typeof recordingRow>
const recordingColumns = columnsOf(recordingRow, 'recordings')

const pieceRow = z.object({
  recordingId: z.guid(),
  index: z.int(),
  startMs: z.int(),
  endMs: z.int(),
  state: z.enum(pieceStates),
  failure: z.enum(problemCodes).nullable(),
})
type PieceRow = z.output<typeof pieceRow>

/** The owner of new recordings as columns. */
export function ownerColumns({ user, visitorId }: Actor): {
  userId: string | null
  visitorId: string | null
} {
  return { userId: user?.id ?? null, visitorId: user === null ? visitorId : null }
}

/** Holds for the recordings of a caller. */
export function isOwnedBy(actor: Actor): Sql {
  const { userId, visitorId } = ownerColumns(actor)
  return sql`(recordings.user_id = ${userId}::uuid or recordings.visitor_id = ${visitorId}::uuid)`
}

/** The recording of a caller. @throws AppError `NOT_FOUND` for the id of another owner */
export async function requireRecording(db: Db, actor: Actor, id: string): Promise<RecordingRow> {
  const row = await findRow(
    db,
    recordingRow,
    sql`select ${recordingColumns} from recordings where id = ${id} and ${isOwnedBy(actor)}`,
  )
  if (row === null) throw new AppError('NOT_FOUND', "There's no such recording.")
  return row
}

/**
 * Holds for a recording that waits for its owner: it is not finished, it failed, or of its transcript there
 * never was a summary. One that is past the days of an unfinished one does not wait any more.
 */
export const withoutSummary = sql`(state in ('receiving', 'hearing', 'failed') or state = 'ready'
  and created_at > ledger_now() - ${retentionDays.unfinishedRecording} * interval '1 day'
  and (select bool_and(summary_id is null and deleted_at is null) from history_items
    where transcript_id = recordings.transcript_id
      and coalesce(user_id, visitor_id) = coalesce(recordings.user_id, recordings.visitor_id)))`

/** The recordings of a caller that a condition holds for, the newest first. */
export async function selectRecordings(db: Db, actor: Actor, condition: Sql): Promise<RecordingRow[]> {
  return await readRows(
    db,
    recordingRow,
    sql`select ${recordingColumns} from recordings
      where ${isOwnedBy(actor)} and ${condition} order by created_at desc, id limit 50`,
  )
}

/** Recordings with their pieces, as they go on the wire. */
export async function presentRecordings(db: Db, rows: readonly RecordingRow[]): Promise<Recording[]> {
  const pieces = await readRows(
    db,
    pieceRow,
    sql`select recording_id as "recordingId", index, start_ms as "startMs", end_ms as "endMs", failure,
        case when state = 'waiting' and lease is not null then 'hearing' else state end as state
      from recording_pieces where recording_id = any(${idArray(rows.map(({ id }) => id))}) order by index`,
  )
  return rows.map((row) =>
    present(
      row,
      pieces.filter(({ recordingId }) => recordingId === row.id),
    ),
  )
}

/** One recording with its pieces. */
export async function presentRecording(db: Db, row: RecordingRow): Promise<Recording> {
  const [recording] = await presentRecordings(db, [row])
  if (recording === undefined) throw new Error('A recording that was read is not presented')
  return recording
}

function present(row: RecordingRow, pieces: readonly PieceRow[]): Recording {
  const ranges = (state: PieceRow['state']) => pieces.filter((piece) => piece.state === state)
  return {
    ...row,
    file: row.fileBytes === null ? null : { bytes: row.fileBytes, arrivedBytes: row.arrivedBytes },
    reason: row.failure === null ? null : `${problems[row.failure].title}.`,
    heardMs: coveredMs(ranges('heard')),
    pieces: pieces.map(presentPiece),
    gaps: ranges('failed').map(({ startMs, endMs }) => ({ startMs, endMs })),
  }
}

function presentPiece({ index, startMs, endMs, state, failure }: PieceRow): RecordingPiece {
  return { index, startMs, endMs, state, ...(failure === null ? {} : { failure }) }
}

/** The length of what ranges cover together, which begin in their order. */
function coveredMs(ranges: readonly { startMs: number; endMs: number }[]): number {
  let [covered, until] = [0, 0]
  for (const { startMs, endMs } of ranges.toSorted((one, other) => one.startMs - other.startMs)) {
    covered += Math.max(0, endMs - Math.max(startMs, until))
    until = Math.max(until, endMs)
  }
  return covered
}

const stateRow = z.object({ state: z.enum(recordingStates) })

/** Locks a recording until the transaction ends and gives its state; `null` for one that is gone. */
export async function lockRecording(tx: Db, id: string): Promise<RecordingRow['state'] | null> {
  const row = await findRow(tx, stateRow, sql`select state from recordings where id = ${id} for update`)
  return row?.state ?? null
}

/** Has a locked recording joined once each of its pieces was heard or has failed. */
export async function wakeWhenHeard(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`
    update recordings set due_at = ledger_now() where id = ${id} and state = 'hearing'
      and not exists (select from recording_pieces where recording_id = ${id} and state = 'waiting')`)
}

const heardRow = z.object({
  startMs: z.int(),
  endMs: z.int(),
  heard: z.custom<Heard>((value) => typeof value === 'object').nullable(),
  failure: z.enum(problemCodes).nullable(),
})

/** The pieces of a recording as they were heard, in their order: all, or those from one on before another. */
export async function readHeard(
  db: Db,
  id: string,
  { from, to }: { from: number; to: number } = { from: 0, to: maxRecordingMs },
): Promise<HeardPiece[]> {
  const rows = await readRows(
    db,
    heardRow,
    sql`select start_ms as "startMs", end_ms as "endMs", heard, failure from recording_pieces
      where recording_id = ${id} and index >= ${from} and index < ${to} order by index`,
  )
  return rows.map(({ heard, failure, ...range }) =>
    heard === null ? { ...range, failure: failure ?? 'RECOGNIZER_UNAVAILABLE' } : { ...range, heard },
  )
}
