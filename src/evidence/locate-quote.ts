import type { Findings } from '#contract/evidence.ts'
import { cutsNumber } from './agree.ts'
import { readQuote } from './evidence-index.ts'
import type { EvidenceIndex, QuoteWords } from './evidence-index.ts'
import { findClose } from './find-close.ts'
import { findExact } from './find-exact.ts'
import type { Range } from './find-exact.ts'
import { isUnspaced, readWords } from './scan-words.ts'
import { takeInNegation } from './take-in-negation.ts'

/** A statement with the words that it rests on; `sentence` is where its author says that they stand. */
export type Statement = { text: string; quote: string; sentence: number }

/** Where the quote of a statement stands, and whether word for word. */
export type QuoteLocation = { range: Range; quote: Exclude<Findings['quote'], 'absent'> }

/** Least words of a quote; characters count half. */
const minWords = 4

/**
 * The place of the transcript where the quote of a statement stands, the one nearest to the named sentence: word for word
 * (`exact`), or but for slips that change no number, negation or other decisive word (`close`). `null` when there is none.
 */
export function locateQuote(index: EvidenceIndex, statement: Statement): QuoteLocation | null {
  const quote = readQuote(index, statement.quote)
  const isNamed = Number.isInteger(statement.sentence) && statement.sentence in index.sentences
  const hint = isNamed ? statement.sentence : null
  if (isTooShort(quote, index, statement)) return null
  const exact = findExact(index, quote, hint).find((range) => !cutsNumber(index, range))
  if (exact !== undefined) {
    const range = takeInNegation(index, exact)
    const isWhole = range.from === exact.from && range.to === exact.to
    return { range, quote: isWhole ? 'exact' : 'close' }
  }
  const close = findClose(index, quote, hint)
  return close === null ? null : { range: takeInNegation(index, close), quote: 'close' }
}

/** A few words prove nothing, unless the statement says no more than they do. */
function isTooShort({ words }: QuoteWords, index: EvidenceIndex, { text }: Statement): boolean {
  const length = words.reduce((sum, word) => sum + (isUnspaced(word) ? 0.5 : 1), 0)
  if (length >= minWords) return false
  const quoted = new Set(words)
  return words.length === 0 || !readWords(text, index.language).every(({ word }) => quoted.has(word))
}
