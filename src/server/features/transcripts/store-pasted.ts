import { hash } from 'node:crypto'
import type { Orm } from '#server/db/database.ts'
import { lockSlots } from '#server/db/lock-slots.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { packSentences } from './bodies/transcript-bodies.ts'
import type { Transcribed, TranscriptDeps, TranscriptHistory } from './context.ts'
import { countedNetwork, refuseWithoutRoom, roomOf } from './paste-budget.ts'
import { getTranscript } from './readable-transcript.ts'
import { insertPasted } from './repo.ts'
import type { NewTranscript } from './repo.ts'

/** Dependencies of storing pasted transcripts. */
export type PasteDeps = TranscriptDeps & { transcriptHistory: TranscriptHistory }

type Caller = { actor: Actor; signal: AbortSignal }

/**
 * Stores a pasted transcript and puts it into the history of the caller, or gives the one with the same content that the caller
 * pasted before. What others pasted is never looked at.
 * @throws AppError `PASTE_LIMIT`, `STORAGE_UNAVAILABLE`
 */
export async function storePasted(
  deps: PasteDeps,
  prepared: NewTranscript,
  { actor, signal }: Caller,
): Promise<Transcribed> {
  const { transcriptHistory: history } = deps
  const transcript = { ...prepared, contentHash: hashContent(prepared) }
  const packed = await packSentences(transcript.sentences)
  const room = { history, actor, bytes: roomOf(packed.bytes) }
  // Looked at first without a lock, so that nothing is put outside of the database that would be refused.
  if ((await history.findPasted(deps.orm, actor, transcript.contentHash)) === null)
    await refuseWithoutRoom(deps.orm, room, 'undeleted')
  const placed = await deps.bodies.writePacked(packed, signal)
  const network = countedNetwork(actor)
  const stored = await transaction(deps.orm, async (tx) => {
    await lockSlots(tx, [ownerKey(actor), network ?? []].flat())
    const knownId = await history.findPasted(tx, actor, transcript.contentHash)
    if (knownId === null) await makeRoom(tx, room)
    const columns = { ...placed, storedBytes: room.bytes, network }
    const row = knownId === null ? await insertPasted(tx, transcript, columns) : null
    const id = row?.id ?? knownId ?? ''
    await history.put(tx, actor, id)
    return { id, row }
  })
  if (stored.row !== null) return { row: stored.row, cached: false }
  return { row: await getTranscript(deps, stored.id, signal), cached: true }
}

/** Makes room by what the owner deleted, where there is none without. @throws AppError `PASTE_LIMIT` */
async function makeRoom(tx: Orm, room: Parameters<typeof refuseWithoutRoom>[1]): Promise<void> {
  try {
    await refuseWithoutRoom(tx, room, 'all')
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await room.history.dropDeletedPastes(tx, room.actor)
    await refuseWithoutRoom(tx, room, 'all')
  }
}

/** The key of all that a pasted transcript says: its sentences, and what is known of them and of its video. */
function hashContent(transcript: NewTranscript): string {
  const { contentHash, videoId, title, language, timings, captionKind, durationSeconds } = transcript
  const { droppedCues, repairedCues, clockOffsetSeconds } = transcript
  const facts = [videoId, title, language, timings, captionKind, durationSeconds]
  const read = transcript.isFromBrowser === true ? [transcript.channel, transcript.chapters] : []
  return hash(
    'sha256',
    JSON.stringify([contentHash, ...facts, droppedCues, repairedCues, clockOffsetSeconds, ...read]),
  )
}

function ownerKey({ user, visitorId }: Actor): string {
  return user === null ? `visitor/${visitorId}` : `user/${user.id}`
}
