import type { CheckState, Insight } from '#contract/evidence.ts'
import { cutsNumber, wordsOf } from './agree.ts'
import { readQuote } from './evidence-index.ts'
import type { EvidenceIndex, QuoteWords } from './evidence-index.ts'
import { findClose } from './find-close.ts'
import { findExact } from './find-exact.ts'
import type { Range } from './find-exact.ts'
import { missingNames, missingNumbers, numbersIn } from './lint-text.ts'
import type { Surroundings } from './lint-text.ts'
import { isUnspaced, readWords } from './scan-words.ts'
import { spokenWording } from './spoken-wording.ts'
import { takeInNegation } from './take-in-negation.ts'

/** A statement with the words that it rests on; `sentence` is where its author says that they stand. */
export type Statement = { text: string; quote: string; sentence: number }

export type StatementOptions = {
  /** The language of the statement's text, BCP 47; that of the transcript unless said. */
  language?: string
  /** The transcript was written down by a language model: what stands in it may never have been said. */
  isModelTranscript?: boolean
  /** What is known beside the transcript, such as title and channel; names may come from there. */
  known?: string
}

type Found = { range: Range; state: Exclude<CheckState, 'unverified'> }

/** Least words of a quote; characters count half. */
const minWords = 4
/** Sentences before and behind the quote in which numbers and names of the text are looked for. */
const surroundings = 2

/**
 * Checks a statement against the transcript. `verified`: the quote stands there word for word; `reworded`: but for
 * slips that change no number, negation or other decisive word. Either way the quote given is the transcript's own
 * wording, the second that of the sentence where it begins. `unverified`: not found; the quote is empty then, for it would
 * not be the speaker's. In a transcript that a model wrote down the place is given but never more than `unverified`.
 * Flags: numbers and names of the text that do not occur around the quote; without a place, nowhere in the transcript.
 */
export function checkStatement(
  index: EvidenceIndex,
  statement: Statement,
  options: StatementOptions = {},
): Insight {
  const found = find(index, statement)
  const flags = lint(index, statement.text, found?.range ?? null, options)
  if (found === null) {
    return { text: statement.text, quote: '', sentence: null, second: null, state: 'unverified', flags }
  }
  const sentence = index.sentenceAt[found.range.from] ?? 0
  return {
    text: statement.text,
    quote: spokenWording(index, found.range),
    sentence,
    second: index.sentences[sentence]?.start ?? null,
    state: options.isModelTranscript === true ? 'unverified' : found.state,
    flags,
  }
}

function find(index: EvidenceIndex, statement: Statement): Found | null {
  const quote = readQuote(index, statement.quote)
  const isNamed = Number.isInteger(statement.sentence) && statement.sentence in index.sentences
  const hint = isNamed ? statement.sentence : null
  if (isTooShort(quote, index, statement)) return null
  const exact = findExact(index, quote, hint).find((range) => !cutsNumber(index, range))
  if (exact !== undefined) {
    const range = takeInNegation(index, exact)
    const isWhole = range.from === exact.from && range.to === exact.to
    return { range, state: isWhole ? 'verified' : 'reworded' }
  }
  const close = findClose(index, quote, hint)
  return close === null ? null : { range: takeInNegation(index, close), state: 'reworded' }
}

/** A few words prove nothing, unless the statement says no more than they do. */
function isTooShort({ words }: QuoteWords, index: EvidenceIndex, { text }: Statement): boolean {
  const length = words.reduce((sum, word) => sum + (isUnspaced(word) ? 0.5 : 1), 0)
  if (length >= minWords) return false
  const quoted = new Set(words)
  return words.length === 0 || !readWords(text, index.language).every(({ word }) => quoted.has(word))
}

function lint(index: EvidenceIndex, text: string, cited: Range | null, options: StatementOptions): string[] {
  const language = options.language ?? index.language
  const around = readAround(index, cited)
  const numbers = missingNumbers(text, language, around)
  if (isTranslated(language, index.language)) return [...new Set(numbers)]
  const speakers = speakersAround(index, cited)
  const known = readWords(`${options.known ?? ''} ${speakers}`, index.language).map(({ word }) => word)
  const names = missingNames(text, language, { ...around, words: [...around.words, ...known] })
  return [...new Set([...numbers, ...names])]
}

/** Names are written otherwise in other languages, and in one that is not known. */
function isTranslated(text: string, transcript: string): boolean {
  return primaryOf(text) !== primaryOf(transcript) || primaryOf(text) === 'und'
}

function primaryOf(tag: string): string {
  return tag.toLowerCase().split('-', 1)[0] ?? ''
}

function sentencesAround(index: EvidenceIndex, cited: Range | null): Range {
  if (cited === null) return { from: 0, to: index.sentences.length }
  const first = index.sentenceAt[cited.from] ?? 0
  const last = index.sentenceAt[cited.to - 1] ?? first
  return {
    from: Math.max(0, first - surroundings),
    to: Math.min(index.sentences.length, last + surroundings + 1),
  }
}

function readAround(index: EvidenceIndex, cited: Range | null): Surroundings {
  const readsSpelled = index.spelling !== null
  if (cited === null) return { words: index.vocabulary, numbers: index.numbers, readsSpelled }
  const { from, to } = sentencesAround(index, cited)
  const range = { from: index.firstAt[from] ?? 0, to: index.firstAt[to] ?? index.words.length }
  const words = wordsOf(index, range)
  return { words, numbers: numbersIn(words, index.spelling), readsSpelled }
}

function speakersAround(index: EvidenceIndex, cited: Range | null): string {
  const { from, to } = sentencesAround(index, cited)
  return [...new Set(index.sentences.slice(from, to).map(({ speaker }) => speaker ?? ''))].join(' ')
}
