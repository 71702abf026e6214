import type { Insight } from '#contract/evidence.ts'
import { checkStatement } from '#evidence/check-statement.ts'
import type { StatementOptions } from '#evidence/check-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { sentencesOf } from '#tests/unit/extractive/transcripts.ts'

/**
 * A checked statement: its place, whether the quote was said, and the words that differ from what was said.
 */
export type FoundQuote = Omit<Insight, 'state' | 'findings'> & {
  found: Insight['findings']['quote']
  flags: string[]
}

/** The answer of the check of a quote in a transcript of these sentences, five seconds each. */
export function checkQuote(
  texts: readonly string[],
  quote: string,
  given: { language?: string; sentence?: number; text?: string; options?: StatementOptions } = {},
): FoundQuote {
  const { language = 'en', sentence = 0, text = '', options = {} } = given
  const index = createEvidenceIndex(sentencesOf(texts), language)
  return foundQuote(checkStatement(index, { text, quote, sentence }, options))
}

/** The findings of a checked statement. */
export function foundQuote({ state: _state, findings, ...line }: Insight): FoundQuote {
  return { ...line, found: findings.quote, flags: findings.differences.map(({ stated }) => stated) }
}
