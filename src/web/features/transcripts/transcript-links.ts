import type { Transcript } from '#contract/transcripts.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** One form in which a transcript can be taken along: its name, and where the server gives it. */
export type TranscriptLink = { name: 'Text' | 'SRT' | 'VTT'; href: string; fileName: string }

/** The forms of a transcript that make sense: subtitles only where there are times. */
export function transcriptLinks(
  transcriptId: string,
  timings: Transcript['timings'],
): readonly TranscriptLink[] {
  const link = (name: TranscriptLink['name'], format: string): TranscriptLink => ({
    name,
    href: `/api/transcripts/${transcriptId}/file?format=${format}`,
    fileName: `transcript-${transcriptId}.${format}`,
  })
  const text = link('Text', 'txt')
  return timings === 'none' ? [text] : [text, link('SRT', 'srt'), link('VTT', 'vtt')]
}

/** Announces the download of a transcript. */
export function announceTranscriptDownload(): void {
  showToast({ title: 'Downloaded', description: 'Transcript saved to your downloads', tone: 'good' })
}
