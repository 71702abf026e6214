import type { Sentence } from '#contract/transcripts.ts'
import type { DraftInsight } from '#core/draft-summary.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import type { EvidenceIndex } from '#evidence/evidence-index.ts'
import { findQuote } from '#evidence/locate-quote.ts'

/** Gives the statement with the sentence where its quote was found; `null` when it was not found. */
export type FindEvidence = (draft: DraftInsight) => DraftInsight | null

/** The sentence of a statement's quote, or `null`. */
export type FindQuote = (statement: DraftInsight) => number | null

/**
 * Makes the search for quotes in a transcript, which remembers what it found. Where no search is given, the
 * transcript is indexed at the first quote.
 */
export function createFindEvidence(
  { sentences, language }: { sentences: readonly Sentence[]; language: string },
  given: FindQuote | undefined,
): FindEvidence {
  let index: EvidenceIndex | null = null
  const positions = new Map<string, number | null>()

  function search(draft: DraftInsight): number | null {
    if (given !== undefined) return given(draft)
    index ??= createEvidenceIndex(sentences, language)
    return findQuote(index, draft)
  }

  return (draft) => {
    const { text, quote } = draft
    const key = JSON.stringify([text, quote, draft.sentence])
    const known = positions.get(key)
    const sentence = known === undefined ? search(draft) : known
    positions.set(key, sentence)
    if (sentence === null) return null
    // A statement that was found is found at the same place again.
    positions.set(JSON.stringify([text, quote, sentence]), sentence)
    return { ...draft, sentence }
  }
}
