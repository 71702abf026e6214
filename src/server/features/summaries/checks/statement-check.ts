import type { Insight, SummarySentence } from '#contract/evidence.ts'
import type { StoredOrigin } from '#contract/transcripts.ts'
import { checkCitations, missingWords } from '#evidence/check-statement.ts'
import type { CheckedLine, StatementOptions } from '#evidence/check-statement.ts'
import { isOrder } from '#evidence/compare/is-order.ts'
import type { EvidenceIndex } from '#evidence/evidence-index.ts'
import type { DraftInsight, DraftSentence } from '#server/ports/summary-engine.ts'

/** Checks insights and sentences of one summary; `null` for one that is not to be shown. */
export type Check = {
  insight: (draft: DraftInsight) => Insight | null
  sentence: (draft: DraftSentence) => SummarySentence | null
}

/**
 * Creates the check of one summary.
 * @param language of the summary, BCP 47
 */
export function createCheck(index: EvidenceIndex, transcript: CheckedTranscript, language: string): Check {
  return {
    insight: (draft) => checkInsight(draft, index, transcript, language),
    sentence: (draft) => checkSentence(draft, index, transcript, language),
  }
}

/**
 * Checks a sentence that may rest on several places, by the rule of `checkLine`.
 * @param language of the sentence, BCP 47
 */
export function checkSentence(
  { paragraph, ...draft }: DraftSentence,
  index: EvidenceIndex,
  transcript: CheckedTranscript,
  language: string,
): SummarySentence | null {
  const line = checkLine(draft, index, transcript, language)
  return line === null ? null : { ...line, paragraph }
}

/** The facts about a transcript that the check of its summary uses. */
export type CheckedTranscript = {
  /** BCP 47. */
  language: string
  /** `model`: a language model wrote it, so that no sentence is proven to be spoken. */
  origin: StoredOrigin
  title: string | null
  channel: string | null
}

/**
 * Checks a statement that rests on one place, by the rule of `checkLine`.
 * @param language of the statement, BCP 47
 */
export function checkInsight(
  { quote, sentence, ...draft }: DraftInsight,
  index: EvidenceIndex,
  transcript: CheckedTranscript,
  language: string,
): Insight | null {
  const line = checkLine({ ...draft, citations: [{ quote, sentence }] }, index, transcript, language)
  if (line === null) return null
  const { more: _none, ...insight } = line
  return insight
}

type Draft = Pick<DraftSentence, 'text' | 'citations' | 'isQuoted'>

/**
 * Checks one line and decides whether it is shown. A line that is found is shown with the speaker's words and their time. One
 * that is not found is shown as such, without a quote and a time, for it may still be true. Not shown, `null`: one that is
 * not found and has a number or a name that does not occur in the transcript, and one that is an order to the reader.
 */
function checkLine(
  { isQuoted, ...draft }: Draft,
  index: EvidenceIndex,
  transcript: CheckedTranscript,
  language: string,
): CheckedLine | null {
  if (isQuoted !== true && isOrder(draft.text, language)) return null
  const known = [transcript.title, transcript.channel].filter((name) => name !== null).join(' ')
  const options: StatementOptions = {
    language,
    isModelTranscript: transcript.origin === 'model',
    known,
    isQuoted: isQuoted === true,
  }
  const line = checkCitations(index, draft, options)
  if (line.sentence !== null) return line
  const invented = missingWords(index, { text: draft.text, language, known })
  return invented.length > 0 ? null : line
}
