import { checkStatement } from './check-statement.ts'
import type { Statement } from './check-statement.ts'
import type { EvidenceIndex } from './evidence-index.ts'

/**
 * The sentence in which the quote of a statement stands, by the check that decides what is shown of it; `null`
 * when it is not found.
 */
export function findQuote(index: EvidenceIndex, statement: Statement): number | null {
  const { state, sentence } = checkStatement(index, statement)
  return state === 'unverified' ? null : sentence
}
