import type { EvidenceIndex } from './evidence-index.ts'
import { locateQuote } from './locate-quote.ts'
import type { Statement } from './locate-quote.ts'

/**
 * The sentence in which the quote of a statement stands, by the search that decides what is shown of it; `null`
 * when it is not found.
 */
export function findQuote(index: EvidenceIndex, statement: Statement): number | null {
  const found = locateQuote(index, statement)
  return found === null ? null : (index.sentenceAt[found.range.from] ?? 0)
}
