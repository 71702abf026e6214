import type { WrittenSummary } from '#contract/summaries.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { findQuote } from '#evidence/locate-quote.ts'
import type { SummaryDocument } from '#export/documents.ts'
import type { SummaryLanguage, SummaryStyle } from '#product/summary-options.ts'
import { loadSpokenWords } from './load-spoken-words.ts'
import type { ReadTranscript } from './read-transcript.ts'
import { readWritten } from './read-written.ts'
import { presentDraft } from './summarize-transcript.ts'

/** A summary that the model of this browser wrote, and what was asked for. */
export type GivenSummary = { written: WrittenSummary; style: SummaryStyle; language: SummaryLanguage }

/**
 * Checks each line of a summary that the model of this browser wrote, by code alone.
 * @throws AppError `SUMMARY_FAILED` where nothing of it can be used
 */
export async function checkWritten(
  transcript: ReadTranscript,
  { written, style, language }: GivenSummary,
  now: Date,
): Promise<SummaryDocument> {
  await loadSpokenWords(language)
  const index = createEvidenceIndex(transcript.sentences, transcript.language)
  const { signal } = new AbortController()
  const input = { ...transcript, style, form: null, outputLanguage: language }
  const options = { signal, findQuote: (line: Parameters<typeof findQuote>[1]) => findQuote(index, line) }
  const draft = await readWritten(written, input, options)
  return presentDraft(transcript, draft, { style, now, index })
}
