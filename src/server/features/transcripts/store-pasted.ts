import { hash } from 'node:crypto'
import { plans, visitorPastedMegabytes, visitorPastedMegabytesPerNetwork } from '#product/plans.ts'
import { retentionDays } from '#product/retention.ts'
import type { Db } from '#server/db/database.ts'
import { lockSlots, transaction } from '#server/db/transaction.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { packSentences } from './bodies/transcript-bodies.ts'
import type { Transcribed, TranscriptDeps, TranscriptHistory } from './context.ts'
import { getTranscript } from './readable-transcript.ts'
import { insertPasted, pastedBytesOfNetwork } from './repo.ts'
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
  if ((await history.findPasted(deps.db, actor, transcript.contentHash)) === null)
    await refuseWithoutRoom(deps.db, room, 'undeleted')
  const placed = await deps.bodies.writePacked(packed, signal)
  const network = countedNetwork(actor)
  const stored = await transaction(deps.db, async (tx) => {
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
async function makeRoom(tx: Db, room: Parameters<typeof refuseWithoutRoom>[1]): Promise<void> {
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

const megabyte = 1024 * 1024
/** What a paste takes besides its text: its row, its first sentences and its item of the history. */
const rowBytes = 2048

/** What a packed text takes of the room of its owner. */
function roomOf(packed: Uint8Array): number {
  return packed.length + rowBytes
}

/** The network whose room a caller takes: a visitor's; accounts have their own. */
function countedNetwork({ user, network }: Actor): string | null {
  return user === null ? network : null
}

/**
 * Refuses a paste that does not fit into the room of its owner or of their network. `which` says whether what the owner deleted, and
 * may still restore, counts.
 * @throws AppError `PASTE_LIMIT`
 */
async function refuseWithoutRoom(
  db: Db,
  { history, actor, bytes }: { history: TranscriptHistory; actor: Actor; bytes: number },
  which: 'all' | 'undeleted',
): Promise<void> {
  const { own, ofNetwork } = budgetOf(actor)
  if ((await history.pastedBytes(db, actor, which)) + bytes > own) throw ownRoomUsed(actor)
  const network = countedNetwork(actor)
  if (network === null || (await pastedBytesOfNetwork(db, network)) + bytes <= ofNetwork) return
  throw new AppError(
    'PASTE_LIMIT',
    `Your network has used its room for pasted transcripts. Sign in to paste yours, or try again in up to ${retentionDays.visitorPaste} days.`,
  )
}

function budgetOf({ user, plan }: Actor): { own: number; ofNetwork: number } {
  const own = user === null ? visitorPastedMegabytes : plans[plan].pastedMegabytes
  return { own: own * megabyte, ofNetwork: visitorPastedMegabytesPerNetwork * megabyte }
}

function ownRoomUsed({ user, plan }: Actor): AppError {
  if (user === null) {
    return new AppError(
      'PASTE_LIMIT',
      `You've used the ${visitorPastedMegabytes} MB for transcripts pasted without an account. Sign in for more room, or wait: each goes after ${retentionDays.visitorPaste} days.`,
    )
  }
  const larger = plan === 'unlimited' ? '' : ', or choose a larger plan'
  return new AppError(
    'PASTE_LIMIT',
    `You've used the ${plans[plan].pastedMegabytes} MB for pasted transcripts of your plan. Delete some from your history${larger}.`,
  )
}
