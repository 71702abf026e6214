import type { TranscriptRow } from './repo.ts'

/** The name of what a transcript is of: its video, or itself when a person gave it, whatever video that is said to be. */
export function nameTranscript({
  id,
  origin,
  videoId,
}: Pick<TranscriptRow, 'id' | 'origin' | 'videoId'>): string {
  return origin === 'pasted' || videoId === null ? `transcript:${id}` : `video:${videoId}`
}
