import type { Sentence } from '#contract/transcripts.ts'
import type { NumberWords } from './compile-spelling.ts'
import { numbersIn, numbersWithin } from './lint-text.ts'
import { negationsOf } from './negations.ts'
import type { Negations } from './negations.ts'
import { isNumberPart, positionsOf, readNumbers } from './read-numbers.ts'
import { foldWord, hesitationsOf, isUnspaced, readWords, scanWritten } from './scan-words.ts'
import { numberWordsOf } from './spoken-numbers.ts'

/**
 * A transcript prepared for looking up quotes. Its words stand one after another, hesitations left out, as
 * numbers into a vocabulary; places of anchors tell where a word stands. In scripts without blanks single
 * characters are too common to look up, so the anchor is a character with the next one.
 */
export type EvidenceIndex = {
  sentences: readonly Sentence[]
  /** BCP 47. */
  language: string
  spelling: NumberWords | null
  negations: Negations
  vocabulary: readonly string[]
  ids: ReadonlyMap<string, number>
  words: Int32Array
  /** All numbers that are said, in digits or spelled out. */
  numbers: ReadonlySet<number>
  /** The speakers, each once; an empty name where a sentence has no speaker. */
  speakers: readonly string[]
  /** The sentence of each word. */
  sentenceAt: Int32Array
  /** The first word of each sentence; one more at the end, so that the next entry ends a sentence. */
  firstAt: Int32Array
  /** Places of anchor `id`: from `postings.from[id]` up to and without `postings.from[id + 1]`, in order. */
  postings: { from: Int32Array; positions: Int32Array }
}

/** A quote in the numbers of an index; `-1` for what the transcript does not hold. */
export type QuoteWords = {
  words: string[]
  ids: Int32Array
  anchors: Int32Array
  /** Places of words that say a number. */
  inNumber: ReadonlySet<number>
}

/** Prepares a transcript: once, in time and memory proportional to its length. */
export function createEvidenceIndex(sentences: readonly Sentence[], language = 'und'): EvidenceIndex {
  const steps = buildIndex(sentences, language)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Prepares a transcript in pieces of some ms; `pause` between them lets others be answered. */
export async function prepareEvidenceIndex(
  sentences: readonly Sentence[],
  language: string,
  pause: () => Promise<unknown>,
): Promise<EvidenceIndex> {
  const steps = buildIndex(sentences, language)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    await pause()
  }
}

/** Ends a step after so many words. */
const wordsAtOnce = 10_000

function* buildIndex(sentences: readonly Sentence[], language: string): Generator<void, EvidenceIndex> {
  const ids = new Map<string, number>()
  const vocabulary: string[] = []
  const idOf = (word: string) => {
    const known = ids.get(word)
    if (known !== undefined) return known
    ids.set(word, vocabulary.length)
    vocabulary.push(word)
    return vocabulary.length - 1
  }
  const read = yield* collectWords(sentences, language, idOf)
  const words = Int32Array.from(read.words)
  const spelling = numberWordsOf(language)
  yield
  const numbers = yield* collectNumbers(words, vocabulary, spelling)
  const isBare = vocabulary.map(isUnspaced)
  const anchors = new Int32Array(words.length)
  for (const [position, id] of words.entries()) {
    const next = words[position + 1]
    const isPair = isBare[id] === true && next !== undefined && isBare[next] === true
    anchors[position] = isPair ? idOf(`${vocabulary[id]}${vocabulary[next]}`) : id
    if (position % wordsAtOnce === 0) yield
  }
  return {
    sentences,
    language,
    spelling,
    negations: negationsOf(language),
    numbers,
    speakers: [...new Set(sentences.map(({ speaker }) => speaker ?? ''))],
    vocabulary,
    ids,
    words,
    sentenceAt: Int32Array.from(read.sentenceAt),
    firstAt: Int32Array.from(read.firstAt),
    postings: post(anchors, vocabulary.length),
  }
}

/** Reads a quote as the index has read the transcript. */
export function readQuote(index: EvidenceIndex, quote: string): QuoteWords {
  const words = readWords(quote, index.language).map(({ word }) => word)
  const ids = Int32Array.from(words, (word) => index.ids.get(word) ?? -1)
  const anchors = Int32Array.from(words, (word, position) => {
    const next = words[position + 1]
    if (!isUnspaced(word)) return index.ids.get(word) ?? -1
    if (next === undefined) return -1
    return index.ids.get(isUnspaced(next) ? word + next : word) ?? -1
  })
  return { words, ids, anchors, inNumber: positionsOf(readNumbers(words, index.spelling)) }
}

/** The occurrences of an anchor, in order; none of an unknown one. */
export function occurrencesOf({ postings: { from, positions } }: EvidenceIndex, anchor: number): Int32Array {
  return positions.subarray(from[anchor] ?? 0, from[anchor + 1] ?? 0)
}

type ReadWords = { words: number[]; sentenceAt: number[]; firstAt: number[] }

function* collectWords(
  sentences: readonly Sentence[],
  language: string,
  idOf: (word: string) => number,
): Generator<void, ReadWords> {
  const skipped = hesitationsOf(language)
  const known = new Map<string, number>()
  const words: number[] = []
  const sentenceAt: number[] = []
  const firstAt: number[] = []
  let pause = wordsAtOnce
  for (const [position, { text }] of sentences.entries()) {
    firstAt.push(words.length)
    scanWritten(text, (raw) => {
      let id = known.get(raw)
      if (id === undefined) {
        const word = foldWord(raw)
        id = word === '' || skipped.has(word) ? -1 : idOf(word)
        known.set(raw, id)
      }
      if (id < 0) return
      words.push(id)
      sentenceAt.push(position)
    })
    if (words.length < pause) continue
    pause = words.length + wordsAtOnce
    yield
  }
  firstAt.push(words.length)
  return { words, sentenceAt, firstAt }
}

/** All numbers that are said, each looked for where words stand together that may be part of one. */
function* collectNumbers(
  words: Int32Array,
  vocabulary: readonly string[],
  spelling: EvidenceIndex['spelling'],
): Generator<void, Set<number>> {
  const mayBePart = vocabulary.map((word) => isNumberPart(word, spelling))
  const numbers = new Set(vocabulary.flatMap(numbersWithin))
  yield
  let from = 0
  let pause = wordsAtOnce
  for (let position = 0; position <= words.length; position += 1) {
    const id = words[position]
    if (id !== undefined && mayBePart[id] === true) continue
    if (position > from) {
      const said = Array.from(words.subarray(from, position), (each) => vocabulary[each] ?? '')
      for (const number of numbersIn(said, spelling)) numbers.add(number)
    }
    from = position + 1
    if (position < pause) continue
    pause = position + wordsAtOnce
    yield
  }
  return numbers
}

/** Sorts places by their anchor: counts first, then each place into its anchor's stretch. */
function post(anchors: Int32Array, size: number): EvidenceIndex['postings'] {
  const from = new Int32Array(size + 1)
  for (const id of anchors) from[id + 1] = (from[id + 1] ?? 0) + 1
  for (let id = 0; id < size; id += 1) from[id + 1] = (from[id + 1] ?? 0) + (from[id] ?? 0)
  const next = from.slice()
  const positions = new Int32Array(anchors.length)
  for (const [position, id] of anchors.entries()) {
    const at = next[id] ?? 0
    positions[at] = position
    next[id] = at + 1
  }
  return { from, positions }
}

/** A stretch of the transcript: from its first word up to and without `to`. */
export type Range = { from: number; to: number }

/** The ranges in which the quote's words follow one another, the nearest to its sentence first. */
export function findExact(index: EvidenceIndex, quote: QuoteWords, hint: number | null): Range[] {
  const { ids, anchors } = quote
  if (ids.length === 0 || ids.includes(-1)) return []
  const rarest = rarestAnchor(index, anchors)
  if (rarest === null) return []
  const hits: Range[] = []
  for (const occurrence of occurrencesOf(index, anchors[rarest] ?? -1)) {
    const start = occurrence - rarest
    if (start >= 0 && standsAt(index, ids, start)) hits.push({ from: start, to: start + ids.length })
  }
  return hint === null || hits.length < 2 ? hits : nearestFirst(index, hits, hint)
}

/** The hits in the order of their distance in sentences; at equal distance the earlier. */
function nearestFirst(index: EvidenceIndex, hits: readonly Range[], hint: number): Range[] {
  const away = ({ from }: Range) => Math.abs((index.sentenceAt[from] ?? 0) - hint)
  return hits.toSorted((a, b) => away(a) - away(b) || a.from - b.from)
}

function rarestAnchor(index: EvidenceIndex, anchors: Int32Array): number | null {
  let rarest: number | null = null
  let min = Number.POSITIVE_INFINITY
  for (const [position, anchor] of anchors.entries()) {
    const count = occurrencesOf(index, anchor).length
    if (count === 0 || count >= min) continue
    rarest = position
    min = count
  }
  return rarest
}

function standsAt({ words }: EvidenceIndex, ids: Int32Array, start: number): boolean {
  if (start + ids.length > words.length) return false
  for (let offset = 0; offset < ids.length; offset += 1) {
    if (words[start + offset] !== ids[offset]) return false
  }
  return true
}
