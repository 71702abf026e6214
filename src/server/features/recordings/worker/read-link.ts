import { problems } from '#contract/problems.ts'
import { AppError } from '#core/app-error.ts'
import { pieceOverlap } from '#core/recordings/cut-pieces.ts'
import { sql } from '#server/db/sql.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { giveTranscript } from '#server/features/transcripts/service.ts'
import type { LinkedSound, SoundAddress } from '#server/ports/sound-links.ts'
import type { RecordingWorkDeps } from '../context.ts'
import { completeRecording, putPiece } from '../put-piece.ts'
import { readEpisode } from '../read-episode.ts'
import { readFile } from '../receive-file.ts'
import { actorOf, fail, leaseRecording, markReady, videoUrlOf } from './finish-recording.ts'
import type { LeasedRecording } from './finish-recording.ts'
import { extendLease, giveBack, holdLease, leaseSeconds } from './hold-lease.ts'

const maxAttempts = 5
const firstPauseSeconds = 10

/**
 * Reads the link of a recording, or its file that was sent whole: its transcript, or its sound into pieces;
 * `false` where none waits.
 */
export async function readNextLink(
  deps: RecordingWorkDeps,
  signMs: number,
  stop: AbortSignal,
): Promise<boolean> {
  const { db } = deps
  const leased = await leaseRecording(db, 'receiving', leaseSeconds)
  if (leased === null) return false
  const { id, lease, attempts } = leased
  const held = { table: sql`recordings`, isHeld: sql`id = ${id} and lease = ${lease}` }
  if (attempts > maxAttempts) {
    await fail(db, leased, 'SOUND_UNREADABLE')
    return true
  }
  await holdLease(
    async () => await extendLease(db, held),
    signMs,
    async (over) => {
      try {
        await readLink(deps, leased, AbortSignal.any([stop, over]))
      } catch (error) {
        if (over.aborted) return
        if (!stop.aborted && !(error instanceof AppError)) throw error
        const code = error instanceof AppError && !stop.aborted ? error.code : null
        const passes = code !== null && problems[code].passes === 'shortly' && attempts < maxAttempts
        if (code !== null && !passes) await fail(db, leased, code)
        else {
          const afterSeconds = stop.aborted ? 0 : firstPauseSeconds * 2 ** attempts
          await giveBack(db, held, { afterSeconds, isFree: stop.aborted })
        }
      }
    },
  )
  return true
}

async function readLink(
  deps: RecordingWorkDeps,
  leased: LeasedRecording,
  signal: AbortSignal,
): Promise<void> {
  const actor = await actorOf(deps, leased)
  if (actor === null) throw new AppError('NOT_FOUND')
  if (leased.fileBytes !== null) {
    return await sendSound(deps, actor, { leased, sound: readFile(deps.db, leased.id) }, signal)
  }
  const { title, transcripts, sound } = await deps.soundLinks.find(leased.link ?? '', { signal })
  const named = { ...leased, name: title?.trim() || leased.name }
  await deps.db.execute(sql`
    update recordings set name = ${named.name.slice(0, 300)} where id = ${leased.id} and lease = ${leased.lease}`)
  const given = await readGiven(deps, actor, { transcripts, leased: named }, signal)
  if (given !== null) return await markReady(deps.db, named, { ...given, gaps: [] })
  if (sound === null) throw new AppError('SOUND_NOT_FOUND')
  await sendSound(deps, actor, { leased, sound }, signal)
}

type Episode = Pick<LinkedSound, 'transcripts'> & { leased: LeasedRecording }

/** The transcript that a publisher gives; `null` without one that can be read. */
async function readGiven(
  deps: RecordingWorkDeps,
  actor: Actor,
  { transcripts, leased }: Episode,
  signal: AbortSignal,
): Promise<{ transcriptId: string; title: string | null } | null> {
  try {
    const file = await readEpisode(deps, { transcripts }, signal)
    const named = { ...file, title: leased.name, videoUrl: videoUrlOf(leased) }
    const { row } = await giveTranscript(deps, named, { actor, signal })
    return { transcriptId: row.id, title: row.title }
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

type Sounding = { leased: LeasedRecording; sound: SoundAddress | AsyncIterable<Uint8Array> }

/** Sends sound in pieces as a page does. Where its end cannot be heard, what comes before it is used. */
async function sendSound(
  { db, clock, recognizer, soundLinks }: RecordingWorkDeps,
  actor: Actor,
  { leased: { id, lease }, sound }: Sounding,
  signal: AbortSignal,
): Promise<void> {
  if (recognizer === null) throw new AppError('RECORDING_NEEDS_RECOGNIZER')
  if (soundLinks.cut === null) throw new AppError('SOUND_NEEDS_FFMPEG')
  let [pieces, durationMs] = [0, 0]
  try {
    for await (const piece of soundLinks.cut(
      sound,
      { ...recognizer, overlapSeconds: pieceOverlap },
      { signal },
    )) {
      await untilRoom(async () => await putPiece({ db, recognizer }, actor, { id, ...piece }), clock, signal)
      pieces = piece.index + 1
      durationMs = piece.endMs
      await db.execute(sql`
        update recordings set duration_ms = ${durationMs} where id = ${id} and lease = ${lease}`)
    }
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof AppError) || pieces === 0) throw error
    await db.execute(sql`update recordings set failure = ${error.code} where id = ${id} and lease = ${lease}`)
  }
  if (pieces === 0) throw new AppError('SOUND_UNREADABLE')
  await completeRecording({ db }, actor, { id, pieces, durationMs })
}

/** Waits where much of the caller's sound waits already. */
async function untilRoom(
  put: () => Promise<void>,
  clock: RecordingWorkDeps['clock'],
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    try {
      return await put()
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error
      await clock.wait((error.retryAfterSeconds ?? 1) * 1000, signal)
      signal.throwIfAborted()
    }
  }
}
