import { hash } from 'node:crypto'
import type { Hearing } from '#contract/hearing.ts'
import { AppError } from '#core/app-error.ts'
import { cleanText } from '#core/captions/clean-text.ts'
import { plans, visitorPastedMegabytes, visitorPastedMegabytesPerNetwork } from '#product/plans.ts'
import { retentionDays } from '#product/retention.ts'
import type { Db } from '#server/db/database.ts'
import { lockSlots, transaction } from '#server/db/transaction.ts'
import { turnOf } from '#server/features/accounts/service.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { readPieces } from '#server/lib/stored-sentences.ts'
import type { SealedBody } from '#server/lib/stored-sentences.ts'
import type { LinkDeps, Transcribed, TranscriptDeps, TranscriptHistory } from './context.ts'
import { getTranscript } from './readable-transcript.ts'
import { insertPasted, pastedBytesOfNetwork } from './repo.ts'
import type { NewPaste } from './repo.ts'
import { resolveLink } from './subject.ts'

type Given = {
  bytes: Uint8Array<ArrayBuffer>
  fileName?: string | undefined
  title?: string | undefined
  videoUrl?: string | undefined
  /** A program heard it: how much of it, and the reliability of its times. */
  heard?: { hearing: Hearing; timings: 'exact' | 'estimated' } | undefined
}

/**
 * Stores a transcript that the caller pasted or uploaded, and puts it into their history. It is stored apart
 * from the transcript that others get for the same video, because its text is unproven, and apart from what
 * others pasted.
 * @throws AppError `INVALID_LINK`, or what is wrong with the text
 */
export async function giveTranscript(
  deps: PasteDeps & LinkDeps,
  given: Given,
  { actor, signal }: { actor: Actor; signal: AbortSignal },
): Promise<Transcribed> {
  const link = given.videoUrl?.trim() ?? ''
  const resolved = link === '' ? null : await resolveLink(deps, link, { network: actor.network, signal })
  const { spokenSeconds, packed, pieces, talk, ...prepared } = await deps.transcriptWorker.prepareFile(
    { bytes: given.bytes, fileName: given.fileName },
    { signal, caller: turnOf(actor) },
  )
  const title = cleanText(given.title ?? '').replaceAll('\n', ' ')
  const transcript = {
    ...prepared,
    durationSeconds: spokenSeconds,
    origin: 'pasted' as const,
    videoId: resolved?.videoId ?? null,
    title: title === '' ? prepared.title : title,
    credit: null,
    ...(given.heard === undefined ? {} : { captionKind: 'automatic' as const, ...given.heard }),
  }
  return { ...(await storePasted(deps, { transcript, packed, pieces }, { actor, signal })), talk }
}

type Read = {
  bytes: Uint8Array<ArrayBuffer>
  videoUrl?: string | undefined
}

/**
 * Stores a transcript that the extension read in the caller's browser. The page it was read in may have been
 * anything, so it is trusted no more than a pasted one: it is its owner's, and never becomes the transcript
 * that others get for the video.
 * @throws AppError `INVALID_LINK`, `INVALID_REQUEST`, or what is wrong with the captions
 */
export async function giveBrowserTranscript(
  deps: PasteDeps & LinkDeps,
  { bytes, videoUrl = '' }: Read,
  { actor, signal }: { actor: Actor; signal: AbortSignal },
): Promise<Transcribed> {
  const link = videoUrl.trim()
  const resolved = link === '' ? null : await resolveLink(deps, link, { network: actor.network, signal })
  const { spokenSeconds, durationSeconds, packed, pieces, talk, ...prepared } =
    await deps.transcriptWorker.prepareBrowser(bytes, {
      signal,
      caller: turnOf(actor),
    })
  const transcript = {
    ...prepared,
    durationSeconds: durationSeconds ?? spokenSeconds,
    origin: 'pasted' as const,
    isFromBrowser: true,
    videoId: resolved?.videoId ?? null,
    credit: null,
  }
  return { ...(await storePasted(deps, { transcript, packed, pieces }, { actor, signal })), talk }
}

/** Dependencies of storing pasted transcripts. */
type PasteDeps = TranscriptDeps & { transcriptHistory: TranscriptHistory }

type Caller = { actor: Actor; signal: AbortSignal }

/**
 * Stores a pasted transcript and puts it into the history of the caller, or gives the one with the same
 * content that the caller pasted before. What others pasted is never looked at.
 * @throws AppError `PASTE_LIMIT`, `STORAGE_UNAVAILABLE`
 */
async function storePasted(
  deps: PasteDeps,
  { transcript: prepared, packed, pieces }: { transcript: NewPaste; packed: SealedBody; pieces: string[] },
  { actor, signal }: Caller,
): Promise<Transcribed> {
  const { transcriptHistory: history } = deps
  const transcript = { ...prepared, contentHash: hashContent(prepared) }
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
  if (stored.row !== null)
    return { row: { ...stored.row, sentences: await readPieces(pieces) }, cached: false }
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

/** The key of a pasted transcript's content: its sentences, and the facts about it and its video. */
function hashContent(transcript: NewPaste): string {
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
/** The bytes of a paste besides its text: its row, its first sentences and its item of the history. */
const rowBytes = 2048

/** The bytes of its owner's room that a packed text takes. */
function roomOf(packed: Uint8Array): number {
  return packed.length + rowBytes
}

/** The network whose room a caller takes: a visitor's; accounts have their own. */
function countedNetwork({ user, network }: Actor): string | null {
  return user === null ? network : null
}

/**
 * Refuses a paste that does not fit into the room of its owner or of their network. `which` says whether what
 * the owner deleted, and may still restore, counts.
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
