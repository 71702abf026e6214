import { getTranscript } from './get-transcript.ts'
import { presentVideo } from './present.ts'
import type { TranscriptRow } from './repo.ts'
import { transcribeVideo } from './transcribe-video.ts'
import type { TranscriptDeps } from './transcribe-video.ts'

/** What other features are told of a stored transcript. */
export type StoredTranscript = TranscriptRow

/** What other features have to give to ask for transcripts. */
export type TranscriptNeeds = TranscriptDeps

/** Where a transcript is to be had: the video of a link, or the store. */
export type TranscriptSubject = { videoUrl: string } | { transcriptId: string }

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
export function describeVideo(transcript: StoredTranscript): ReturnType<typeof presentVideo> {
  return presentVideo(transcript)
}
