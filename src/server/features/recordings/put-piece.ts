import { hash } from 'node:crypto'
import { z } from 'zod'
import { pieceStates } from '#contract/recordings.ts'
import { AppError } from '#core/app-error.ts'
import { measureSound } from '#core/recordings/measure-sound.ts'
import type { SoundType } from '#core/recordings/measure-sound.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, readRow, sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import type { Recognizer } from '#server/ports/recognizer.ts'
import type { RecordingDeps } from './context.ts'
import { reserveSound } from './minutes.ts'
import { dropFile } from './receive-file.ts'
import { lockRecording, requireRecording, wakeWhenHeard } from './repo.ts'
import type { RecordingRow } from './repo.ts'

/** The difference between the sound of a piece and the time that it says it covers, in ms. */
const toleranceMs = 3000
/** The sound of one owner that waits to be heard, in bytes. */
const maxWaitingBytes = 200 * 1024 * 1024

/** A piece as it is sent. */
type SentPiece = {
  id: string
  index: number
  startMs: number
  endMs: number
  bytes: Uint8Array
}

/**
 * Stores a piece of a recording that is the caller's, which is heard from then on; the same again changes
 * nothing, and one that failed for good is tried again.
 * @throws AppError `NOT_FOUND`, `UNSUPPORTED_MEDIA_TYPE`, `PAYLOAD_TOO_LARGE`, `INVALID_REQUEST`,
 * `RECORDING_LIMIT`, `RATE_LIMITED`
 */
export async function putPiece(
  { db, recognizer }: Pick<RecordingDeps, 'db'> & { recognizer: Recognizer },
  actor: Actor,
  piece: SentPiece,
): Promise<void> {
  const { type, soundMs } = measure(piece, recognizer)
  const soundHash = hash('sha256', piece.bytes)
  await transaction(db, async (tx) => {
    const state = await lockRecording(tx, piece.id)
    if (state === 'ready') return
    if (state !== 'receiving' && state !== 'hearing')
      throw new AppError('NOT_FOUND', 'This recording is gone.')
    const isNew = await clearWay(tx, piece, soundHash)
    if (!isNew) return
    await refuseFullQueue(tx, actor)
    await reserveSound(tx, actor, { recordingId: piece.id, index: piece.index, soundMs })
    await tx.execute(sql`
      insert into recording_pieces (recording_id, index, start_ms, end_ms, sound_hash, media_type, sound, created_at, due_at)
      values (${piece.id}, ${piece.index}, ${piece.startMs}, ${piece.endMs}, ${soundHash}, ${type}, ${piece.bytes},
        ledger_now(), ledger_now())`)
  })
}

const knownRow = z.object({ soundHash: z.string(), state: z.enum(pieceStates) })

/**
 * Tells a new piece from a known one; one that failed makes way for itself.
 * @throws AppError `INVALID_REQUEST`
 */
async function clearWay(tx: Db, { id, index }: SentPiece, soundHash: string): Promise<boolean> {
  const at = sql`recording_id = ${id} and index = ${index}`
  const known = await findRow(
    tx,
    knownRow,
    sql`select sound_hash as "soundHash", state from recording_pieces where ${at}`,
  )
  if (known === null) return true
  if (known.soundHash !== soundHash)
    throw refused('params.index', 'There is another piece of this recording under this number.')
  if (known.state !== 'failed') return false
  await tx.execute(sql`delete from recording_pieces where ${at}`)
  return true
}

/**
 * The kind and the length of a piece.
 * @throws AppError for what is no sound, or has another length than it says
 */
function measure(
  { bytes, startMs, endMs }: SentPiece,
  { maxPieceBytes, maxPieceSeconds }: Recognizer,
): { type: SoundType; soundMs: number } {
  const type = typeOf(bytes)
  if (type === null)
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send each piece as Opus in Ogg, or as WAV.')
  if (bytes.length > maxPieceBytes)
    throw new AppError(
      'PAYLOAD_TOO_LARGE',
      `A piece may have up to ${maxPieceBytes.toLocaleString('en')} bytes.`,
    )
  const soundMs = measureSound(bytes, type)
  if (soundMs === null)
    throw refused('body', `That isn't ${type === 'audio/ogg' ? 'Opus in Ogg' : 'WAV without compression'}.`)
  if (soundMs > maxPieceSeconds * 1000 + toleranceMs)
    throw new AppError('PAYLOAD_TOO_LARGE', `A piece may have up to ${maxPieceSeconds} seconds of sound.`)
  if (Math.abs(endMs - startMs - soundMs) > toleranceMs) {
    throw refused('querystring.endMs', `This piece has ${soundMs} ms of sound, and not ${endMs - startMs}.`)
  }
  return { type, soundMs }
}

/** The kind of a piece by its first bytes, whatever type its sender gives. */
function typeOf(bytes: Uint8Array): SoundType | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 4))
  if (start === 'OggS') return 'audio/ogg'
  return start === 'RIFF' ? 'audio/wav' : null
}

const waitingRow = z.object({ bytes: z.number() })

async function refuseFullQueue(tx: Db, { user, visitorId }: Actor): Promise<void> {
  const { bytes } = await readRow(
    tx,
    waitingRow,
    sql`select coalesce(sum(octet_length(sound)), 0)::float8 as bytes from recording_pieces
      where sound is not null and recording_id in (select id from recordings
        where user_id = ${user?.id ?? null}::uuid or (user_id is null and visitor_id = ${visitorId}::uuid))`,
  )
  if (bytes < maxWaitingBytes) return
  const detail = 'Much of your sound waits to be heard. Send the next piece in a moment.'
  throw new AppError('RATE_LIMITED', detail, { retryAfterSeconds: 10 })
}

function refused(field: string, reason: string): AppError {
  return new AppError('INVALID_REQUEST', reason, { fields: [{ field, reason }] })
}

const sentRow = z.object({ sent: z.int(), firstMissing: z.int() })

/**
 * Notes that all pieces of a recording that is the caller's were sent; any number of times alike.
 * @throws AppError `NOT_FOUND`, `INVALID_REQUEST` where one is missing
 */
export async function completeRecording(
  { db }: Pick<RecordingDeps, 'db'>,
  actor: Actor,
  { id, pieces, durationMs }: { id: string; pieces: number; durationMs: number },
): Promise<RecordingRow> {
  await transaction(db, async (tx) => {
    if ((await lockRecording(tx, id)) !== 'receiving') return
    const { sent, firstMissing } = await readRow(
      tx,
      sentRow,
      sql`select (select count(*)::int from recording_pieces where recording_id = ${id}) as sent,
        (select coalesce(min(n), ${pieces})::int from generate_series(0, ${pieces}::int - 1) as n where not exists (
          select from recording_pieces where recording_id = ${id} and index = n)) as "firstMissing"`,
    )
    if (firstMissing < pieces) throw refused('body.pieces', `Piece ${firstMissing} has not arrived.`)
    if (sent > pieces) throw refused('body.pieces', `${sent} pieces have arrived.`)
    await tx.execute(sql`
      update recordings set state = 'hearing', total_pieces = ${pieces}, duration_ms = ${durationMs}, attempts = 0,
        due_at = null, lease = null where id = ${id}`)
    await dropFile(tx, id)
    await wakeWhenHeard(tx, id)
  })
  return await requireRecording(db, actor, id)
}
