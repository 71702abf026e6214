import type { EvidenceIndex } from './evidence-index.ts'
import { findPlace } from './find-place.ts'
import type { Statement } from './find-place.ts'

/**
 * The sentence in which the quote of a statement stands, by the search that decides what is shown of it; `null`
 * when it is not found.
 */
export function findQuote(index: EvidenceIndex, statement: Statement): number | null {
  const found = findPlace(index, statement)
  return found === null ? null : (index.sentenceAt[found.range.from] ?? 0)
}
