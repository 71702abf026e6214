import type { KnownSubject } from '#server/features/transcripts/service.ts'

/** What a place in the allowance is for: the same again costs nothing. */
export function subjectName(known: KnownSubject): string {
  return 'videoId' in known ? `video:${known.videoId}` : `transcript:${known.transcriptId}`
}
