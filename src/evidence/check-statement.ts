import type { Agreement, Findings, Insight, SummarySentence } from '#contract/evidence.ts'
import type { Sentence } from '#contract/transcripts.ts'
import { joinText } from '#product/join-text.ts'
import { compareStatement } from './compare-statement.ts'
import type { ComparedStatement } from './compare-statement.ts'
import type { EvidenceIndex, Range } from './evidence-index.ts'
import { lineState } from './line-state.ts'
import { missingNames, missingNumbers } from './lint-text.ts'
import { locateQuote } from './locate-quote.ts'
import type { QuoteLocation, Statement } from './locate-quote.ts'
import { readWords } from './scan-words.ts'

/** Marks that touch the words; at the end of a sentence also those with a blank between. */
const marksBefore = /(?:^[^\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]+)$/u
const marksBehind = /^(?:[^\p{L}\p{N}\p{M}]+$|[^\s\p{L}\p{N}\p{M}]+)/u

/** The stretch as it is written in the transcript, with the marks that touch its ends. */
function spokenWording(index: EvidenceIndex, { from, to }: Range): string {
  const first = index.sentenceAt[from] ?? 0
  const last = index.sentenceAt[to - 1] ?? first
  const pieces = index.sentences.slice(first, last + 1).map(({ text }, offset) => {
    const begins = index.firstAt[first + offset] ?? 0
    const words = readWords(text, index.language)
    return cut(text, words[from - begins]?.from ?? 0, words[to - 1 - begins]?.to ?? text.length)
  })
  return joinText(pieces)
}

function cut(text: string, from: number, to: number): string {
  const before = marksBefore.exec(text.slice(0, from))?.[0] ?? ''
  const behind = marksBehind.exec(text.slice(to))?.[0] ?? ''
  return text.slice(from - before.length, to + behind.length)
}

export type StatementOptions = {
  /** The language of the statement's text, BCP 47; that of the transcript unless said. */
  language?: string
  /** The transcript was written down by a language model: what stands in it may never have been said. */
  isModelTranscript?: boolean
  /** The facts beside the transcript, such as title and channel; names may come from there. */
  known?: string
  /** The text is the speaker's own sentence. */
  isQuoted?: boolean
}

/** A statement with all that it rests on, each as `Statement` has it. */
export type CitedStatement = { text: string; citations: readonly Omit<Statement, 'text'>[] }

/** A line with its findings; nothing of a paragraph. */
export type CheckedLine = Omit<SummarySentence, 'paragraph'>

/** The finding on a line whose words were not found: nothing can be compared, and no checker is asked. */
const nothingFound: Omit<Findings, 'quote'> = {
  agreement: 'unclear',
  differences: [],
  check: 'not-asked',
  deciding: '',
}

/** A sentence of the speaker's is not compared with itself. */
const withItself: Agreement = { finding: 'agrees', differences: [] }

/** Checks a statement that rests on one place, by the rules of `checkCitations`. */
export function checkStatement(
  index: EvidenceIndex,
  { text, quote, sentence }: Statement,
  options: StatementOptions = {},
): Insight {
  const { more: _none, ...line } = checkCitations(index, { text, citations: [{ quote, sentence }] }, options)
  return line
}

/**
 * Checks a statement against the transcript: whether its quotes occur in it, and whether it says what is said
 * around them. A quote is given in the transcript's own wording, with the second of the sentence where it
 * begins; the line is as exact as the least exact of its places, and places that are not found are left out.
 * Without one the quote is empty, for it would not be the speaker's. In a transcript that a model wrote down
 * the place is given, and the quote counts as absent. No checker was asked yet.
 */
export function checkCitations(
  index: EvidenceIndex,
  { text, citations }: CitedStatement,
  options: StatementOptions = {},
): CheckedLine {
  const locations = citations.flatMap((citation) => locateQuote(index, { text, ...citation }) ?? [])
  const [first, ...others] = withoutRepeats(locations.map((location) => describeLocation(index, location)))
  if (first === undefined) {
    const findings: Findings = { quote: 'absent', ...nothingFound }
    return { text, quote: '', sentence: null, second: null, state: 'not-found', findings, more: [] }
  }
  const agreement = options.isQuoted === true ? withItself : compare(index, text, locations, options)
  const findings: Findings = {
    ...nothingFound,
    quote: options.isModelTranscript === true ? 'absent' : leastExact(locations),
    agreement: agreement.finding,
    differences: agreement.differences,
  }
  const state = lineState({ ...findings, isQuoted: options.isQuoted === true })
  return { text, ...first, state, findings, more: others }
}

function compare(
  index: EvidenceIndex,
  text: string,
  locations: readonly QuoteLocation[],
  { language = index.language, known }: StatementOptions,
): Agreement {
  const statement = { text, language, ...(known === undefined ? {} : { known }) }
  return compareStatement(
    index,
    statement,
    locations.map(({ range }) => range),
  )
}

function leastExact(locations: readonly QuoteLocation[]): QuoteLocation['quote'] {
  return locations.some(({ quote }) => quote === 'close') ? 'close' : 'exact'
}

type DescribedLocation = Pick<Insight, 'quote' | 'second' | 'speaker'> & { sentence: number }

function describeLocation(index: EvidenceIndex, { range }: QuoteLocation): DescribedLocation {
  const sentence = index.sentenceAt[range.from] ?? 0
  const last = index.sentenceAt[range.to - 1] ?? sentence
  return {
    quote: spokenWording(index, range),
    sentence,
    second: index.sentences[sentence]?.start ?? null,
    ...speakerOf(index.sentences.slice(sentence, last + 1)),
  }
}

/** The people who say these sentences, as the transcript labels them; nothing where it names nobody. */
export function speakerOf(sentences: readonly Pick<Sentence, 'speaker'>[]): { speaker?: string } {
  const names = new Set(sentences.flatMap(({ speaker }) => speaker ?? []))
  return names.size === 0 ? {} : { speaker: [...names].join(', ') }
}

function withoutRepeats(locations: readonly DescribedLocation[]): DescribedLocation[] {
  return locations.filter(
    ({ quote, sentence }, at) =>
      locations.findIndex((other) => other.quote === quote && other.sentence === sentence) === at,
  )
}

/**
 * The numbers and the names of a statement that occur nowhere in the transcript, nor in what is known beside
 * it. In a translation only numbers are looked for.
 */
export function missingWords(
  index: EvidenceIndex,
  { text, language, known = '' }: ComparedStatement,
): string[] {
  const { vocabulary, numbers, speakers } = index
  const around = { words: vocabulary, numbers, readsSpelled: index.spelling !== null }
  const missing = missingNumbers(text, language, around)
  if (isTranslated(language, index.language)) return [...new Set(missing)]
  const also = readWords([known, ...speakers].join(' '), index.language).map(({ word }) => word)
  return [
    ...new Set([...missing, ...missingNames(text, language, { ...around, words: [...vocabulary, ...also] })]),
  ]
}

/** Names are written otherwise in other languages, and in one that is not known. */
function isTranslated(text: string, transcript: string): boolean {
  return writtenLanguage(text) !== writtenLanguage(transcript) || writtenLanguage(text) === 'und'
}

/** The primary code of a tag; Hindi in Latin letters is another language than Hindi. */
function writtenLanguage(tag: string): string {
  return /^hi-latn|^[^-]*/.exec(tag.toLowerCase())?.[0] ?? ''
}
