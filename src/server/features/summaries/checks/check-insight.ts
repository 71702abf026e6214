import type { Insight } from '#contract/evidence.ts'
import type { Origin } from '#contract/transcripts.ts'
import { checkStatement } from '#evidence/check-statement.ts'
import type { StatementOptions } from '#evidence/check-statement.ts'
import type { EvidenceIndex } from '#evidence/evidence-index.ts'
import type { DraftInsight } from '#server/ports/summary-engine.ts'

/** The facts about a transcript that the check of its summary uses. */
export type CheckedTranscript = {
  /** BCP 47. */
  language: string
  /** `model`: a language model wrote it, so that no sentence is proven to be spoken. */
  origin: Origin
  title: string | null
  channel: string | null
}

/**
 * Checks one statement and decides whether it is shown. A statement that is found is shown with the speaker's words and
 * their time. One that is not found is shown as unverified, without a quote and a time, for it may still be true. One that
 * also has a number or a name that does not occur in the transcript is dropped: `null`.
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
  if (isInvented) return null
  const isQuoted = draft.isQuoted === true && insight.state !== 'unverified'
  return isQuoted ? { ...insight, state: 'quoted' } : insight
}

function statementOptions(transcript: CheckedTranscript, language: string): StatementOptions {
  return {
    language,
    isModelTranscript: transcript.origin === 'model',
    known: [transcript.title, transcript.channel].filter((name) => name !== null).join(' '),
  }
}
