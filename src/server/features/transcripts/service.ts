import { getTranscript } from './get-transcript.ts'
import { presentVideo } from './present.ts'
import type { VideoFacts } from './present.ts'
import type { TranscriptRow } from './repo.ts'
import { requireVideoId } from './require-video-id.ts'
import { transcribeVideo } from './transcribe-video.ts'
import type { TranscriptDeps } from './transcribe-video.ts'

/** What other features are told of a stored transcript. */
export type StoredTranscript = TranscriptRow

/** What other features have to give to ask for transcripts. */
export type TranscriptNeeds = TranscriptDeps

/** Where a transcript is to be had: the video of a link, or the store. */
export type TranscriptSubject = { videoUrl: string } | { transcriptId: string }

/** What a subject is known by before its transcript is there. */
export type KnownSubject = { videoId: string } | { transcriptId: string }

/** Finds out which video a link names. @throws AppError `INVALID_LINK` */
export function identifySubject(subject: TranscriptSubject): KnownSubject {
  return 'videoUrl' in subject ? { videoId: requireVideoId(subject.videoUrl) } : subject
}

/** Makes sure that a transcript which has to be in the store is there. @throws AppError `NOT_FOUND` */
export async function requireSubject(
  needs: Pick<TranscriptNeeds, 'orm'>,
  subject: KnownSubject,
): Promise<void> {
  if ('transcriptId' in subject) await getTranscript(needs, subject.transcriptId)
}

/** The transcript of a video, fetched if the store has none, or a stored one by its id. @throws AppError */
export async function obtainTranscript(
  needs: TranscriptNeeds,
  subject: TranscriptSubject,
  signal: AbortSignal,
): Promise<StoredTranscript> {
  if ('transcriptId' in subject) return await getTranscript(needs, subject.transcriptId)
  return (await transcribeVideo(needs, subject.videoUrl, signal)).row
}

/** What is known of the video of a transcript, as it goes on the wire. */
export function describeVideo(transcript: VideoFacts): ReturnType<typeof presentVideo> {
  return presentVideo(transcript)
}
