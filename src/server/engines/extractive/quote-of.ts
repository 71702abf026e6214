import type { DraftInsight } from '#server/ports/summary-engine.ts'
import type { Unit } from './read-units.ts'

/** A sentence as a statement: its tidied text to read, its own words to check it by. */
export function quoteOf({ text, sentence }: Unit): DraftInsight {
  return { text, quote: sentence.text, sentence: sentence.index, isQuoted: true }
}
