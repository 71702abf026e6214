import type { Findings } from '#contract/evidence.ts'
import { cutsNumber, statesCutNumber, takeInNumbers } from './agree.ts'
import { isNegation, negationsWithin } from './critical-words.ts'
import { readQuote } from './evidence-index.ts'
import type { EvidenceIndex, QuoteWords } from './evidence-index.ts'
import { findClose } from './find-close.ts'
import { findExact } from './find-exact.ts'
import type { Range } from './find-exact.ts'
import { isUnspaced, readWords } from './scan-words.ts'

/** Characters of a negation in a script without blanks. */
const maxNegationLength = 4
/** Languages that negate behind the verb, often at the end: what is quoted without it says the opposite. */
const negatesBehind = /^(?:de|nl|sv|da|no|nb|nn|tr|ja)(?:-|$)/i

/**
 * The stretch together with a negation that it was cut off from, in the same sentence: `do not | go to the Moon`, and
 * where languages negate at the end, `das wollen wir | nicht`.
 */
function takeInNegation(index: EvidenceIndex, { from, to }: Range): Range {
  const behind = negatesBehind.test(index.language) ? lengthOfNegation(index, to, 1) : 0
  return { from: from - lengthOfNegation(index, from - 1, -1), to: to + behind }
}

/** How many words from `start` on, going forward or back, are a negation. */
function lengthOfNegation(index: EvidenceIndex, start: number, step: 1 | -1): number {
  const sentence = index.sentenceAt[start - step]
  const wordAt = (position: number) =>
    index.sentenceAt[position] === sentence ? (index.vocabulary[index.words[position] ?? -1] ?? '') : ''
  let length = 0
  while (length < 2 && isNegation(wordAt(start + step * length))) length += 1
  if (length > 0) return length
  let text = ''
  for (let taken = 1; taken <= maxNegationLength; taken += 1) {
    const word = wordAt(start + step * (taken - 1))
    if (!isUnspaced(word)) break
    text = step === 1 ? text + word : word + text
    if (negationsWithin(text).includes(text)) return taken
  }
  return 0
}

/** A statement with the words that it rests on; `sentence` is where its author says that they stand. */
export type Statement = { text: string; quote: string; sentence: number }

/** Where the quote of a statement stands, and whether word for word. */
export type QuoteLocation = { range: Range; quote: Exclude<Findings['quote'], 'absent'> }

/** Least words of a quote; characters count half. */
const minWords = 4

/**
 * The place of the transcript where the quote of a statement stands, the one nearest to the named sentence: word for word
 * (`exact`), or but for slips that change no number, negation or other decisive word (`close`). A quote that is cut within a number is
 * `close` and has the whole of it, unless the statement says what is left. `null` when there is none.
 */
export function locateQuote(index: EvidenceIndex, statement: Statement): QuoteLocation | null {
  const quote = readQuote(index, statement.quote)
  const isNamed = Number.isInteger(statement.sentence) && statement.sentence in index.sentences
  const hint = isNamed ? statement.sentence : null
  if (isTooShort(quote, index, statement)) return null
  const hits = findExact(index, quote, hint)
  const exact =
    hits.find((range) => !cutsNumber(index, range)) ??
    hits.find((range) => !statesCutNumber(index, statement.text, range))
  if (exact !== undefined) {
    const range = takeInNegation(index, takeInNumbers(index, exact))
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

/**
 * The sentence in which the quote of a statement stands, by the search that decides what is shown of it; `null`
 * when it is not found.
 */
export function findQuote(index: EvidenceIndex, statement: Statement): number | null {
  const found = locateQuote(index, statement)
  return found === null ? null : (index.sentenceAt[found.range.from] ?? 0)
}
