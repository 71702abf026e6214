import { checkStatement } from '#server/domain/evidence/check-statement.ts'
import { createEvidenceIndex } from '#server/domain/evidence/evidence-index.ts'
import type { EvidenceIndex } from '#server/domain/evidence/evidence-index.ts'
import type { DraftInsight, EngineInput } from '#server/ports/summary-engine.ts'

/** Gives the statement with the sentence where its quote was found; `null` when it was not found. */
export type FindEvidence = (draft: DraftInsight) => DraftInsight | null

/**
 * Makes the search for quotes in a transcript, which remembers what it found; the same check decides later what a reader
 * is told of a statement. A transcript whose index is not given is indexed at the first search.
 */
export function createFindEvidence(
  { sentences, language }: Pick<EngineInput, 'sentences' | 'language'>,
  given: EvidenceIndex | undefined,
): FindEvidence {
  let index = given
  const places = new Map<string, number | null>()

  function search(statement: DraftInsight): number | null {
    index ??= createEvidenceIndex(sentences, language)
    const { state, sentence } = checkStatement(index, statement)
    return state === 'unverified' ? null : sentence
  }

  return (draft) => {
    const { text, quote } = draft
    const key = JSON.stringify([text, quote, draft.sentence])
    const known = places.get(key)
    const sentence = known === undefined ? search(draft) : known
    places.set(key, sentence)
    if (sentence === null) return null
    // A statement that was found is found at the same place again.
    places.set(JSON.stringify([text, quote, sentence]), sentence)
    return { ...draft, sentence }
  }
}
