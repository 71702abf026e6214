import { hash } from 'node:crypto'
import { lockSlots } from '#server/db/lock-slots.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import type { Transcribed, TranscriptDeps, TranscriptHistory } from './context.ts'
import { getTranscript } from './readable-transcript.ts'
import { insertPasted } from './repo.ts'
import type { NewTranscript } from './repo.ts'

/** Dependencies of storing pasted transcripts. */
export type PasteDeps = TranscriptDeps & { transcriptHistory: TranscriptHistory }

type Caller = { actor: Actor; signal: AbortSignal }

/**
 * Stores a pasted transcript and puts it into the history of the caller, or gives the one with the same content that the caller
 * pasted before. What others pasted is never looked at.
 * @throws AppError `STORAGE_UNAVAILABLE`
 */
export async function storePasted(
  deps: PasteDeps,
  prepared: NewTranscript,
  { actor, signal }: Caller,
): Promise<Transcribed> {
  const transcript = { ...prepared, contentHash: hashContent(prepared) }
  const placed = await deps.bodies.write(transcript.sentences, signal)
  const stored = await transaction(deps.orm, async (tx) => {
    await lockSlots(tx, [ownerKey(actor)])
    const knownId = await deps.transcriptHistory.findPasted(tx, actor, transcript.contentHash)
    const row = knownId === null ? await insertPasted(tx, transcript, placed) : null
    const id = row?.id ?? knownId ?? ''
    await deps.transcriptHistory.put(tx, actor, id)
    return { id, row }
  })
  if (stored.row !== null) return { row: stored.row, cached: false }
  return { row: await getTranscript(deps, stored.id, signal), cached: true }
}

/** The key of all that a pasted transcript says: its sentences, and what is known of them and of its video. */
function hashContent(transcript: NewTranscript): string {
  const { contentHash, videoId, title, language, timings, captionKind, durationSeconds } = transcript
  const { droppedCues, repairedCues, clockOffsetSeconds } = transcript
  const facts = [videoId, title, language, timings, captionKind, durationSeconds]
  return hash(
    'sha256',
    JSON.stringify([contentHash, ...facts, droppedCues, repairedCues, clockOffsetSeconds]),
  )
}

function ownerKey({ user, visitorId }: Actor): string {
  return user === null ? `visitor/${visitorId}` : `user/${user.id}`
}
