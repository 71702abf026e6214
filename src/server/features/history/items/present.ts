import type { HistoryItem, Transcription } from '#contract/history.ts'
import { markedSummary } from '#export/marked-summary.ts'
import { readableText } from '#server/domain/text/readable-text.ts'
import { presentSummary } from '#server/features/summaries/service.ts'
import { describeVideo } from '#server/features/transcripts/service.ts'
import type { SummaryItem, TranscriptItem } from './repo.ts'

/** How much of a transcript a list shows, in characters. */
const previewCharacters = 300

/** A summary of a history as it goes on the wire; in its text, which lists show without dots, a line that differs or was not found says so. */
export function presentHistoryItem({ item, summary, transcript }: SummaryItem): HistoryItem {
  const shown = presentSummary({ summary, transcript })
  const { language, style, engine, gist, keyInsights, insights, timings } = shown
  return {
    id: item.id,
    transcriptId: transcript.id,
    ...describeVideo(transcript),
    language,
    style,
    engine,
    gist,
    summary: markedSummary(shown),
    keyInsights,
    insights,
    timings,
    isShared: item.shareHash !== null,
    createdAt: item.createdAt.toISOString(),
  }
}

/** A transcript of a history as it goes on the wire. */
export function presentTranscription({ item, transcript, opening }: TranscriptItem): Transcription {
  return {
    id: item.id,
    transcriptId: transcript.id,
    ...describeVideo(transcript),
    language: transcript.language,
    timings: transcript.timings,
    content: Array.from(readableText(opening)).slice(0, previewCharacters).join(''),
    createdAt: item.createdAt.toISOString(),
  }
}
