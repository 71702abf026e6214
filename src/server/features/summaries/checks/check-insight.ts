import type { Insight } from '#contract/summaries.ts'
import type { Origin } from '#contract/transcripts.ts'
import { checkStatement } from '#server/domain/evidence/check-statement.ts'
import type { StatementOptions } from '#server/domain/evidence/check-statement.ts'
import type { EvidenceIndex } from '#server/domain/evidence/evidence-index.ts'
import type { DraftInsight } from '#server/ports/summary-engine.ts'

/** What the check of a summary needs to know of the transcript it was made of. */
export type CheckedTranscript = {
  /** BCP 47. */
  language: string
  /** `model`: a language model wrote it down, so that nothing in it is known to have been said. */
  origin: Origin
  title: string | null
  channel: string | null
}

/** Gives a statement checked, or `null` when it is not to be shown. */
export type Check = (draft: DraftInsight) => Insight | null

/**
 * Checks one statement and decides whether it is shown. A statement that is found is shown with the speaker's words and
 * their time. One that is not found is shown as unverified, without words and without a time, for it may still be
 * true; but where it also has a number or a name that the whole transcript does not hold, nothing speaks for it, and it
 * is dropped: `null`.
 * @param language of the statement, BCP 47
 */
export function checkInsight(
  draft: DraftInsight,
  index: EvidenceIndex,
  transcript: CheckedTranscript,
  language: string,
): Insight | null {
  const insight = checkStatement(index, draft, statementOptions(transcript, language))
  const isInvented = insight.sentence === null && insight.flags.length > 0
  return isInvented ? null : insight
}

function statementOptions(transcript: CheckedTranscript, language: string): StatementOptions {
  return {
    language,
    isModelTranscript: transcript.origin === 'model',
    known: [transcript.title, transcript.channel].filter((name) => name !== null).join(' '),
  }
}
