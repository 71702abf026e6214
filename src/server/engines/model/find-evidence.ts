import type { Sentence } from '#contract/transcripts.ts'
import { checkStatement } from '#server/domain/evidence/check-statement.ts'
import { createEvidenceIndex } from '#server/domain/evidence/evidence-index.ts'
import type { EvidenceIndex } from '#server/domain/evidence/evidence-index.ts'
import type { DraftInsight } from '#server/ports/summary-engine.ts'

/** Gives the statement with the sentence where its quote was found; `null` when it was not found. */
export type FindEvidence = (draft: DraftInsight) => DraftInsight | null

/**
 * Makes the search for quotes in a transcript; the same check decides later what a reader is told of a statement. The
 * transcript is indexed at the first search, while a model already writes.
 */
export function createFindEvidence(sentences: readonly Sentence[], language: string): FindEvidence {
  let index: EvidenceIndex | null = null
  return (draft) => {
    index ??= createEvidenceIndex(sentences, language)
    const { state, sentence } = checkStatement(index, draft)
    return state === 'unverified' || sentence === null ? null : { ...draft, sentence }
  }
}
