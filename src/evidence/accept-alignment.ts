import { cutsNumber, decideTheSame, wordsOf } from './agree.ts'
import type { EvidenceIndex, QuoteWords, Range } from './evidence-index.ts'
import { positionsOf, readNumbers } from './read-numbers.ts'

/** A word of the quote beside one of the transcript; `-1` where the other side has none. */
type Pair = { quote: number; position: number }

/** The alignment of a quote with a range of the transcript. */
type Alignment = {
  /** In order, from the first to the last word of the quote that has a counterpart. */
  pairs: Pair[]
  score: number
}

const gain = 1
const cost = { replaced: 0.6, left: 0.5, skipped: 0.35 }
const moves = { stop: 0, pair: 1, left: 2, skip: 3 }

/**
 * Lays the quote on the stretch so that most words meet with the least replaced, left out and skipped; what
 * the stretch has before and behind costs nothing. Words are numbers; equal numbers meet, `-1` meets nothing.
 */
export function alignWords(quote: Int32Array, words: Int32Array, from: number, to: number): Alignment {
  const width = to - from + 1
  const scores = new Float32Array((quote.length + 1) * width)
  const steps = new Uint8Array(scores.length)
  for (let row = 1; row <= quote.length; row += 1) {
    scores[row * width] = -cost.left * row
    steps[row * width] = moves.left
    for (let column = 1; column < width; column += 1) {
      const at = row * width + column
      const meets = quote[row - 1] === words[from + column - 1]
      const pair = (scores[at - width - 1] ?? 0) + (meets ? gain : -cost.replaced)
      const left = (scores[at - width] ?? 0) - cost.left
      const skip = (scores[at - 1] ?? 0) - cost.skipped
      const best = Math.max(pair, left, skip)
      scores[at] = best
      steps[at] = best === pair ? moves.pair : best === left ? moves.left : moves.skip
    }
  }
  return trace({ scores, steps, width }, quote.length, from)
}

type Table = { scores: Float32Array; steps: Uint8Array; width: number }

function trace({ scores, steps, width }: Table, rows: number, from: number): Alignment {
  const base = rows * width
  let column = 0
  for (let at = 1; at < width; at += 1) {
    if ((scores[base + at] ?? 0) > (scores[base + column] ?? 0)) column = at
  }
  const score = scores[base + column] ?? 0
  const pairs: Pair[] = []
  let row = rows
  while (row > 0) {
    const step = steps[row * width + column]
    const takesQuote = step !== moves.skip
    const takesWord = step !== moves.left
    if (takesQuote) row -= 1
    if (takesWord) column -= 1
    pairs.push({ quote: takesQuote ? row : -1, position: takesWord ? from + column : -1 })
  }
  return { pairs: pairs.toReversed(), score }
}

/** The losses after which words still count as the same; chosen as `eval/findings/quotes.md` says. */
export const tolerance = {
  /** Least number of words in a quote. */
  words: 5,
  /** Least share of the quote's words that stand in the transcript. */
  met: 0.8,
  /** Most words of the quote in a row without counterpart. */
  unmet: 2,
  /** Most weight of words in a row that the quote passes over. */
  gap: 3,
  /** Most edits, words without counterpart and skipped weight: a base, and more for each word. */
  edits: 1,
  editsAWord: 0.1,
  /**
   * Shorter quotes, in words, are too often phrases that everybody uses: away from the named sentence they
   * may lack fillers alone.
   */
  phrase: 8,
  phraseEdits: 0.75,
  /** So many sentences from the named one are away from it. */
  away: 3,
}
/** Words that speakers strew in and quotes leave out. */
const strewn = new Set(
  'you know i mean like sort kind of well okay ok yeah yes so right and but just actually basically really oh then that the a it'.split(
    ' ',
  ),
)
const strewnWeight = 0.25
/** Slips happen within; a quote that begins or ends with other words is more often pieced together. */
const endWeight = 2

/** The reading of a quote: characters a word, 1 for scripts with blanks; the sentence that it names. */
type Reading = { scale: number; hint: number | null }

/** The range that a quote lies on, the same except for slips and equal in decisions; else `null`. */
export function acceptAlignment(
  index: EvidenceIndex,
  quote: QuoteWords,
  pairs: readonly Pair[],
  { scale, hint }: Reading,
): Range | null {
  const range = rangeOf(index, pairs)
  if (range === null) return null
  const { met, unmet, gap, edits } = weighLosses(index, quote, pairs, range)
  const length = quote.ids.length
  if (met < tolerance.met * length || unmet > tolerance.unmet * scale || gap > tolerance.gap * scale)
    return null
  const isAway = hint === null || Math.abs((index.sentenceAt[range.from] ?? 0) - hint) >= tolerance.away
  if (edits > maxEdits(length, scale, isAway) || cutsNumber(index, range)) return null
  const spoken = withoutRestarts(index, pairs, range)
  return decideTheSame(quote.words, spoken, index) ? range : null
}

function maxEdits(length: number, scale: number, isAway: boolean): number {
  if (isAway && length < tolerance.phrase * scale) return tolerance.phraseEdits * scale
  return tolerance.edits * scale + tolerance.editsAWord * length
}

/** The words that the quote lies on, and at its ends as many as it has without counterpart. */
function rangeOf(index: EvidenceIndex, pairs: readonly Pair[]): Range | null {
  const first = pairs.findIndex(({ position }) => position >= 0)
  const last = pairs.findLastIndex(({ position }) => position >= 0)
  const from = pairs[first]?.position
  const to = pairs[last]?.position
  if (from === undefined || to === undefined) return null
  return {
    from: Math.max(0, from - first),
    to: Math.min(index.words.length, to + pairs.length - last),
  }
}

type Losses = { met: number; unmet: number; gap: number; edits: number }

/**
 * Words that meet; longest run of the quote that meets nothing; longest weight that it passes over; all of
 * both. Numbers are compared by their value, so in whatever words, they lose nothing.
 */
function weighLosses(
  index: EvidenceIndex,
  { ids, inNumber }: QuoteWords,
  pairs: readonly Pair[],
  range: Range,
): Losses {
  const losses = { met: 0, unmet: 0, gap: 0, edits: 0 }
  const isRepeated = repetitionsOf(index, pairs)
  const spokenNumbers = positionsOf(readNumbers(wordsOf(index, range), index.spelling))
  let unmet = 0
  let gap = 0
  for (const pair of pairs) {
    const { quote, position } = pair
    if (quote >= 0 && (inNumber.has(quote) || (position >= 0 && ids[quote] === index.words[position]))) {
      losses.met += 1
      unmet = 0
      gap = 0
      continue
    }
    const word = quote < 0 ? (index.vocabulary[index.words[position] ?? -1] ?? '') : null
    if (word !== null && spokenNumbers.has(position - range.from)) continue
    const passedOver = word !== null && (strewn.has(word) || isRepeated(pair)) ? strewnWeight : 1
    const weight = quote === 0 || quote === ids.length - 1 ? endWeight : passedOver
    if (word === null) unmet += 1
    else gap += weight
    losses.edits += weight
    losses.unmet = Math.max(losses.unmet, unmet)
    losses.gap = Math.max(losses.gap, gap)
  }
  return losses
}

/** The words of the stretch as they were meant: what a speaker said twice counts once. */
function withoutRestarts(index: EvidenceIndex, pairs: readonly Pair[], { from, to }: Range): string[] {
  const isRepeated = repetitionsOf(index, pairs)
  const repeated = new Set(pairs.filter(isRepeated).map(({ position }) => position))
  return wordsOf(index, { from, to }).filter((_, offset) => !repeated.has(from + offset))
}

const maxRestartLength = 5

/** Tells what the quote passes over because the speaker says it twice in a row: `I don't I don't think`. */
function repetitionsOf(index: EvidenceIndex, pairs: readonly Pair[]): (pair: Pair) => boolean {
  const met = new Set(pairs.filter(({ quote }) => quote >= 0).map(({ position }) => position))
  return ({ quote, position }) => {
    if (quote >= 0) return false
    for (let length = 1; length <= maxRestartLength; length += 1) {
      for (let start = position - length + 1; start <= position; start += 1) {
        if (met.has(position + length) && repeats(index, start, length)) return true
        if (met.has(position - length) && repeats(index, start - length, length)) return true
      }
    }
    return false
  }
}

function repeats({ words }: EvidenceIndex, start: number, length: number): boolean {
  if (start < 0 || start + 2 * length > words.length) return false
  for (let at = start; at < start + length; at += 1) {
    if (words[at] !== words[at + length]) return false
  }
  return true
}
