import type { Findings } from '#contract/evidence.ts'
import { acceptAlignment, alignWords, tolerance } from './accept-alignment.ts'
import { cutsNumber, statesCutNumber, takeInNumbers } from './agree.ts'
import { occurrencesOf, readQuote, findExact } from './evidence-index.ts'
import type { EvidenceIndex, QuoteWords, Range } from './evidence-index.ts'
import { isUnspaced, readWords } from './scan-words.ts'

/** Characters of a negation in a script without blanks. */
const maxNegationLength = 4
/** Languages that negate behind the verb, often at the end: what is quoted without it says the opposite. */
const negatesBehind = /^(?:de|nl|sv|da|no|nb|nn|tr|ja)(?:-|$)/i

/**
 * The stretch together with a negation that it was cut off from, in the same sentence:
 * `do not | go to the Moon`, and where languages negate at the end, `das wollen wir | nicht`.
 */
function takeInNegation(index: EvidenceIndex, { from, to }: Range): Range {
  const behind = negatesBehind.test(index.language) ? lengthOfNegation(index, to, 1) : 0
  return { from: from - lengthOfNegation(index, from - 1, -1), to: to + behind }
}

/** The number of words from `start` on, forward or back, that are a negation. */
function lengthOfNegation(index: EvidenceIndex, start: number, step: 1 | -1): number {
  const sentence = index.sentenceAt[start - step]
  const wordAt = (position: number) =>
    index.sentenceAt[position] === sentence ? (index.vocabulary[index.words[position] ?? -1] ?? '') : ''
  let length = 0
  while (length < 2 && index.negations.has(wordAt(start + step * length))) length += 1
  if (length > 0) return length
  let text = ''
  for (let taken = 1; taken <= maxNegationLength; taken += 1) {
    const word = wordAt(start + step * (taken - 1))
    if (!isUnspaced(word)) break
    text = step === 1 ? text + word : word + text
    if (index.negations.within(text).includes(text)) return taken
  }
  return 0
}

/** A statement with the words that it rests on; `sentence` is where its author says that they stand. */
export type Statement = { text: string; quote: string; sentence: number }

/** The range of a statement's quote, and whether it is there word for word. */
export type QuoteLocation = { range: Range; quote: Exclude<Findings['quote'], 'absent'> }

/** Least words of a quote; characters count half. */
const minWords = 4

/**
 * The place of the transcript where the quote of a statement stands, the one nearest to the named sentence:
 * word for word (`exact`), or but for slips that change no number, negation or other decisive word (`close`).
 * A quote that is cut within a number is `close` and has the whole of it, unless the statement says what is
 * left. `null` when there is none.
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
 * The sentence in which the quote of a statement stands, by the search that decides what is shown of it;
 * `null` when it is not found.
 */
export function findQuote(index: EvidenceIndex, statement: Statement): number | null {
  const found = locateQuote(index, statement)
  return found === null ? null : (index.sentenceAt[found.range.from] ?? 0)
}

/** A character of a script without blanks is about half a word. */
const charactersAWord = 2
/** Longer quotes, in words or characters, must match exactly: the work grows with the square. */
const maxQuoteLength = 400
/** Scores that differ by less than a word are told apart by their distance. */
const nearlyEqual = 1

type Hit = { range: Range; score: number; away: number }

/** The range that holds the quote except for slips, and decides the same; `null` for none. */
function findClose(index: EvidenceIndex, quote: QuoteWords, hint: number | null): Range | null {
  const { ids, words, inNumber } = quote
  const isBare = words.filter(isUnspaced).length * 2 > words.length
  const scale = isBare ? charactersAWord : 1
  if (ids.length < tolerance.words * scale || ids.length > maxQuoteLength) return null
  const min = tolerance.met * ids.length - inNumber.size
  let best: Hit | null = null
  for (const window of findWindows(index, quote, hint, min)) {
    const { pairs, score } = alignWords(ids, index.words, window.from, window.to)
    const range = acceptAlignment(index, quote, pairs, { scale, hint })
    if (range === null) continue
    const away = hint === null ? range.from : Math.abs((index.sentenceAt[range.from] ?? 0) - hint)
    const hit = { range, score, away }
    if (best === null || isBetter(hit, best)) best = hit
  }
  return best?.range ?? null
}

function isBetter(hit: Hit, best: Hit): boolean {
  if (Math.abs(hit.score - best.score) >= nearlyEqual) return hit.score > best.score
  return hit.away < best.away
}

const anchors = { max: 8, commonest: 400, positions: 800 }
const bucket = 4
/** A position votes with two for its own bucket, one for each neighbour: three need two anchors. */
const twoAnchors = 3
const maxWindows = 12
/** Cells of all alignments together; what keeps a quote of hundreds of words quick. */
const cells = 60_000
/** Sentences beside the named one that are looked at whatever they hold. */
const reach = 1
const maxReachLength = 240

/** A word of the quote, its place there, and how often it stands in the transcript. */
type Anchor = { anchor: number; position: number; count: number }

/**
 * The ranges in which a quote may stand except for slips of wording: around the named sentence, and where its
 * rarest words stand together. Only windows that hold `min` of its words are given.
 */
function findWindows(index: EvidenceIndex, quote: QuoteWords, hint: number | null, min: number): Range[] {
  return windowsFor(index, quote, hint).filter((window) => mayHold(index, quote.ids, window, min))
}

function windowsFor(index: EvidenceIndex, quote: QuoteWords, hint: number | null): Range[] {
  const length = quote.ids.length
  const slack = Math.ceil(length * 0.35) + 4
  const count = Math.max(2, Math.min(maxWindows, Math.floor(cells / (length * (length + 2 * slack)))))
  const rare = rareAnchors(index, quote)
  const min = rare.length > 1 ? twoAnchors : 1
  const voted = [...countVotes(index, rare)].filter(([, votes]) => votes >= min)
  const best = voted.toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, count)
  const clamp = (position: number) => Math.max(0, Math.min(index.words.length, position))
  const found = best.map(([at]) => ({
    from: clamp(at * bucket - slack),
    to: clamp(at * bucket + bucket + length + slack),
  }))
  if (hint === null) return found
  const from = index.firstAt[Math.max(0, hint - reach)] ?? 0
  const to = index.firstAt[Math.min(index.sentences.length, hint + reach + 1)] ?? from
  return [{ from, to: Math.min(to, from + Math.max(maxReachLength, length * 2)) }, ...found]
}

/** Each place of a rare anchor votes for where the quote would begin. */
function countVotes(index: EvidenceIndex, rare: readonly Anchor[]): Map<number, number> {
  const votes = new Map<number, number>()
  for (const { anchor, position } of rare) {
    for (const occurrence of occurrencesOf(index, anchor)) {
      const beginning = Math.floor((occurrence - position) / bucket)
      for (const near of [beginning - 1, beginning, beginning + 1]) {
        votes.set(near, (votes.get(near) ?? 0) + (near === beginning ? 2 : 1))
      }
    }
  }
  return votes
}

/** The rarest anchors of the quote, as long as they have few places together. */
function rareAnchors(index: EvidenceIndex, { anchors: keys }: QuoteWords): Anchor[] {
  const rare = Array.from(keys, (anchor, position) => ({
    anchor,
    position,
    count: occurrencesOf(index, anchor).length,
  }))
    .filter(({ count }) => count > 0 && count <= anchors.commonest)
    .toSorted((a, b) => a.count - b.count)
    .slice(0, anchors.max)
  let positions = 0
  return rare.filter(({ count }) => {
    positions += count
    return positions <= anchors.positions
  })
}

/** Enough words of the quote stand in the window, in any order: far quicker than aligning it. */
function mayHold(index: EvidenceIndex, ids: Int32Array, { from, to }: Range, enough: number): boolean {
  const wanted = new Map<number, number>()
  for (const id of ids) if (id >= 0) wanted.set(id, (wanted.get(id) ?? 0) + 1)
  let met = 0
  for (let position = from; position < to && met < enough; position += 1) {
    const id = index.words[position] ?? -1
    const left = wanted.get(id) ?? 0
    if (left === 0) continue
    wanted.set(id, left - 1)
    met += 1
  }
  return met >= enough
}
