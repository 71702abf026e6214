import type { Insight } from '#contract/evidence.ts'
import { checkStatement } from '#evidence/check-statement.ts'
import type { StatementOptions } from '#evidence/check-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { sentencesOf } from '#tests/unit/extractive/transcripts.ts'

/** What the check says of a quote in a transcript of these sentences, five seconds each. */
export function checkQuote(
  texts: readonly string[],
  quote: string,
  given: { language?: string; sentence?: number; text?: string; options?: StatementOptions } = {},
): Insight {
  const { language = 'en', sentence = 0, text = '', options = {} } = given
  const index = createEvidenceIndex(sentencesOf(texts), language)
  return checkStatement(index, { text, quote, sentence }, options)
}
