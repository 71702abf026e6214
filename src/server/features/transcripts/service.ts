import type { SQL } from 'drizzle-orm'
import type { Actor } from '#server/features/accounts/service.ts'
import { getTranscript, requireReadable as refuseOthers } from './readable-transcript.ts'
import type { ReaderDeps } from './readable-transcript.ts'
import { noSuchTranscript } from './no-such-transcript.ts'
import { presentVideo } from './present.ts'
import type { VideoFacts } from './present.ts'
import { nameTranscript } from './name-transcript.ts'
import { findTranscriptVideo } from './repo.ts'
import type { TranscriptRow } from './repo.ts'
import { resolveLink } from './resolve-link.ts'
import type { TranscriptShelf as Shelf } from './transcript-shelf.ts'
import { transcribeVideo } from './transcribe-video.ts'
import type { TranscriptDeps } from './transcribe-video.ts'
import { isCurrentFor } from './video-statements.ts'

/** What other features are told of a stored transcript. */
export type StoredTranscript = TranscriptRow

/** What other features have to give to ask for transcripts. */
export type TranscriptNeeds = TranscriptDeps

/** Where people find the transcripts again that they asked for or gave. */
export type TranscriptShelf = Shelf

/** Where a transcript is to be had: the video of a link, or the store. */
export type TranscriptSubject = { videoUrl: string } | { transcriptId: string }

/** What a subject is known by before its transcript is there. */
export type KnownSubject = { videoId: string } | { transcriptId: string }

/**
 * Finds out which video a link means; a stored transcript is known by its id. `fromPlaylist`: the link named a playlist,
 * and this is its first video.
 * @throws AppError
 */
export async function identifySubject(
  needs: TranscriptNeeds,
  subject: TranscriptSubject,
  asked: { network: string; signal: AbortSignal },
): Promise<{ known: KnownSubject; fromPlaylist: boolean }> {
  if ('transcriptId' in subject) return { known: subject, fromPlaylist: false }
  const { videoId, fromPlaylist } = await resolveLink(needs, subject.videoUrl, asked)
  return { known: { videoId }, fromPlaylist }
}

/**
 * Names what somebody asks for: the same video has one name, whichever of its captions are taken; what a person gave has
 * one of its own, since nobody vouches for which video it belongs to.
 * @throws AppError `NOT_FOUND` when the transcript is not in the store
 */
export async function nameSubject(
  { orm }: Pick<TranscriptNeeds, 'orm'>,
  known: KnownSubject,
): Promise<string> {
  if ('videoId' in known) return `video:${known.videoId}`
  const found = await findTranscriptVideo(orm, known.transcriptId)
  if (found === null) throw noSuchTranscript()
  return nameTranscript({ id: known.transcriptId, ...found })
}

/** The same for somebody who has the transcript at hand. */
export function nameStoredSubject(transcript: Pick<StoredTranscript, 'id' | 'origin' | 'videoId'>): string {
  return nameTranscript(transcript)
}

/** The transcript of a video, fetched if the store has none, or a stored one by its id. @throws AppError */
export async function obtainTranscript(
  needs: TranscriptNeeds,
  known: KnownSubject,
  signal: AbortSignal,
): Promise<StoredTranscript> {
  if ('transcriptId' in known) return await getTranscript(needs, known.transcriptId)
  return (await transcribeVideo(needs, { ...known, choice: null }, signal)).row
}

/** Refuses a transcript that was pasted and is not in the history of the caller. @throws AppError `NOT_FOUND` */
export async function requireReadable(deps: ReaderDeps, actor: Actor, id: string): Promise<void> {
  await refuseOthers(deps, actor, id)
}

/** What is known of the video of a transcript, as it goes on the wire. */
export function describeVideo(transcript: VideoFacts): ReturnType<typeof presentVideo> {
  return presentVideo(transcript)
}

/** Holds for the row with the usual captions of a video, in a query on the transcripts. */
export function isUsualTranscriptOf(videoId: string): SQL | undefined {
  return isCurrentFor(videoId, '')
}
