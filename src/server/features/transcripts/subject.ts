import { parseVideoLink } from '#product/video-link.ts'
import { noSuchTranscript, findTranscriptVideo } from './repo.ts'
import type { TranscriptRow } from './repo.ts'
import type { LinkDeps, TranscriptDeps } from './context.ts'
import { getTranscript } from './readable-transcript.ts'
import { resolveLink } from './resolve-link.ts'
import { transcribeVideo } from './transcribe-video.ts'
import type { TranscribeOptions } from './transcribe-video.ts'

/** What a summary is asked of: the link of a video, or a stored transcript. */
export type TranscriptSubject = { videoUrl: string } | { transcriptId: string }

/** A subject once its link is resolved, before its transcript is there. */
export type KnownSubject = { videoId: string } | { transcriptId: string }

/** A subject that is known by what was sent alone; `null` for a playlist, and for what is no link. */
export function readSubject(subject: TranscriptSubject): KnownSubject | null {
  if ('transcriptId' in subject) return subject
  const videoId = parseVideoLink(subject.videoUrl)?.videoId ?? null
  return videoId === null ? null : { videoId }
}

/**
 * Resolves the link of a subject; a stored transcript is known by its id. `fromPlaylist`: the link named a playlist, and
 * this is its first video.
 * @throws AppError
 */
export async function identifySubject(
  deps: LinkDeps,
  subject: TranscriptSubject,
  caller: { network: string; signal: AbortSignal },
): Promise<{ known: KnownSubject; fromPlaylist: boolean }> {
  if ('transcriptId' in subject) return { known: subject, fromPlaylist: false }
  const { videoId, fromPlaylist } = await resolveLink(deps, subject.videoUrl, caller)
  return { known: { videoId }, fromPlaylist }
}

/**
 * The name by which the quota counts a subject: one name for a video, whatever its captions. A pasted transcript has a
 * name of its own, since its video is only claimed.
 * @throws AppError `NOT_FOUND` when the transcript is not stored
 */
export async function nameSubject(
  { orm }: Pick<TranscriptDeps, 'orm'>,
  known: KnownSubject,
): Promise<string> {
  if ('videoId' in known) return `video:${known.videoId}`
  const found = await findTranscriptVideo(orm, known.transcriptId)
  if (found === null) throw noSuchTranscript()
  return nameStoredSubject({ id: known.transcriptId, ...found })
}

/** The same name, for a caller that has the row of the transcript. */
export function nameStoredSubject({
  id,
  origin,
  videoId,
}: Pick<TranscriptRow, 'id' | 'origin' | 'videoId'>): string {
  return origin === 'pasted' || videoId === null ? `transcript:${id}` : `video:${videoId}`
}

/** The transcript of a subject: of a video from the store or fetched, or a stored one by its id. @throws AppError */
export async function obtainTranscript(
  deps: TranscriptDeps,
  known: KnownSubject,
  options: TranscribeOptions,
): Promise<TranscriptRow> {
  if ('transcriptId' in known) return await getTranscript(deps, known.transcriptId, options.signal)
  return (await transcribeVideo(deps, { ...known, choice: null }, options)).row
}
