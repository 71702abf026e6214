import type { DraftSummary } from '#core/draft-summary.ts'
import { extractSummary } from '#core/extractive/extract-summary.ts'
import { resolveForm } from '#core/forms/built-in-forms.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import type { EvidenceIndex } from '#evidence/evidence-index.ts'
import type { SummaryDocument } from '#export/documents.ts'
import type { RequestedForm } from '#product/summary-forms.ts'
import { summaryStyles } from '#product/summary-options.ts'
import type { SummaryLanguage, SummaryStyle } from '#product/summary-options.ts'
import { checkResult, requireText } from './check-statements.ts'
import { toTranscript } from './read-transcript.ts'
import type { ReadTranscript } from './read-transcript.ts'

type Options = {
  /** The language of the headings of a form. */
  language: SummaryLanguage
  form: RequestedForm
  now: Date
}

const [style] = summaryStyles

/**
 * Makes a summary of the speakers' own sentences, with every line checked.
 * @throws AppError `SUMMARY_FAILED` for a transcript that says nothing
 */
export function summarizeTranscript(
  transcript: ReadTranscript,
  { language, form, now }: Options,
): SummaryDocument {
  const draft = extractSummary({
    ...transcript,
    style,
    form: resolveForm(form, language),
    outputLanguage: language,
  })
  const index = createEvidenceIndex(transcript.sentences, transcript.language)
  return presentDraft(transcript, draft, { style, now, index })
}

type Presented = { style: SummaryStyle; now: Date; index: EvidenceIndex }

/**
 * Checks each line of a draft, which then is a summary.
 * @throws AppError `SUMMARY_FAILED` for a draft that says nothing
 */
export function presentDraft(
  transcript: ReadTranscript,
  { engine, ...draft }: DraftSummary,
  { style: written, now, index }: Presented,
): SummaryDocument {
  const body = checkResult(draft, { ...transcript, style: written }, index)
  requireText(body)
  const { origin: _origin, sentences: _sentences, ...video } = toTranscript(transcript)
  const made = { language: draft.language, engine, style: written, checking: null }
  return { ...video, ...body, ...made, createdAt: now.toISOString() }
}
