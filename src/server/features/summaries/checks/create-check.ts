import type { Insight, SummarySentence } from '#contract/evidence.ts'
import type { EvidenceIndex } from '#evidence/evidence-index.ts'
import type { DraftInsight, DraftSentence } from '#server/ports/summary-engine.ts'
import { checkInsight } from './check-insight.ts'
import type { CheckedTranscript } from './check-insight.ts'
import { checkSentence } from './check-sentence.ts'

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
