import { z } from 'zod'
import weights from './sentence-weights.json' with { type: 'json' }

/** Words of a sentence; a longer one is cut at the best place there is. */
const maxLength = 45
/** The bias towards a boundary anywhere: the training data has long turns without one. */
const readiness = 1.2
/** Log-odds against very short and very long sentences. */
const lengthCosts = { oneOrTwo: 2, threeOrFour: 0.6, perWordOver: 0.12, long: 24 }

/** As `npm run eval -- train sentences` wrote it; it is read when captions without full stops come first. */
let scoreBegins: ReturnType<typeof readSentenceNet> | null = null

/** A word as the model knows it: lower case, letters, digits and apostrophes. */
export function boundaryWord(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^a-z0-9']/g, '')
}

/** A sentence of the words `from` up to `to`; `isForced` when it begins without any evidence. */
type Piece = { from: number; to: number; isForced: boolean }

/** Below these log-odds a boundary is set only because the sentence would be too long. */
const forcedBelow = -2

/**
 * Cuts English words without full stops into sentences: the cuts whose log-odds and lengths are best
 * together. `evidenceAt` adds what else speaks for a boundary before a word, such as a pause.
 */
export function predictSentences(
  words: readonly string[],
  evidenceAt: (position: number) => number,
): Piece[] {
  scoreBegins ??= readSentenceNet(sentenceNetSchema.parse(weights))
  const odds = scoreBegins(words.map(boundaryWord))
  const scores = odds.map((each, position) => each + evidenceAt(position))
  const best = new Float64Array(words.length + 1).fill(Number.NEGATIVE_INFINITY)
  const begin = new Int32Array(words.length + 1)
  best[0] = 0
  for (let to = 1; to <= words.length; to += 1) {
    const cut = to === words.length ? 0 : (scores[to] ?? 0) + readiness
    for (let from = Math.max(0, to - maxLength); from < to; from += 1) {
      const value = (best[from] ?? 0) + cut - lengthCost(to - from)
      if (value > (best[to] ?? 0)) {
        best[to] = value
        begin[to] = from
      }
    }
  }
  const pieces: Piece[] = []
  for (let to = words.length; to > 0; to = begin[to] ?? 0) {
    const from = begin[to] ?? 0
    pieces.push({ from, to, isForced: from > 0 && (scores[from] ?? 0) < forcedBelow })
  }
  return pieces.toReversed()
}

function lengthCost(words: number): number {
  const { oneOrTwo, threeOrFour, perWordOver, long } = lengthCosts
  if (words < 3) return oneOrTwo
  if (words < 5) return threeOrFour
  return words > long ? perWordOver * (words - long) : 0
}

/**
 * A net that tells whether a sentence begins before a word: every word near a position is a few numbers,
 * which weights by its distance mix into hidden units. Numbers are stored as digits, one each, with a factor
 * for each column.
 */
const sentenceNetSchema = z.strictObject({
  /** The known words with blanks between them; `wordClasses` and two marks precede them. */
  words: z.string(),
  dimensions: z.int().positive(),
  hidden: z.int().positive(),
  /** Words before a position and behind it that have a say. */
  before: z.int().nonnegative(),
  after: z.int().nonnegative(),
  /** One row a word, and what its columns are multiplied by. */
  embeddings: z.string(),
  embeddingScales: z.array(z.number()),
  /** One row for each dimension at each distance. */
  mixing: z.string(),
  mixingScales: z.array(z.number()),
  hiddenBias: z.array(z.number()),
  output: z.array(z.number()),
  bias: z.number(),
})
export type SentenceNet = z.infer<typeof sentenceNetSchema>

/** Base of the digits, and the one that stands for 0. */
export const netDigits = { base: 36, zero: 9 }

/** Beyond the ends of a turn, and a word of no class. */
const edge = 0
const unknown = 1
/** Words that are not listed are known by how they look; the first that fits. */
const wordClasses: readonly RegExp[] = [
  /^\d+$/,
  /\d/,
  /ing$/,
  /ed$/,
  /ly$/,
  /(?:tion|ment|ness|ity|ance|ence)s?$/,
  /n't$/,
  /'\w+$/,
  /(?:al|ous|ive|ful|able|ible|ic)$/,
  /er$/,
  /s$/,
]

/** Rows that stand before those of the listed words. */
export const firstListed = 2 + wordClasses.length

/** Gives words their rows. */
export function createWordRows(listed: readonly string[]): (word: string) => number {
  const rows = new Map(listed.map((word, at) => [word, firstListed + at]))
  return (word) => {
    const row = rows.get(word)
    if (row !== undefined) return row
    const known = wordClasses.findIndex((pattern) => pattern.test(word))
    return known === -1 ? unknown : unknown + 1 + known
  }
}

/** The row of the word at `position`; beyond the ends one of its own. */
export function rowAt(rows: Int32Array, position: number): number {
  return rows[position] ?? edge
}

/** Reads a net: the log-odds of a sentence beginning before each word (`boundaryWord`). */
export function readSentenceNet(net: SentenceNet): (words: readonly string[]) => Float64Array {
  const { hidden, before, after } = net
  const rowOf = createWordRows(net.words.split(' '))
  const shares = mixEach(net)
  const width = (before + after) * hidden
  return (words) => {
    const rows = Int32Array.from(words, rowOf)
    const scores = new Float64Array(rows.length)
    const units = new Float64Array(hidden)
    for (let position = 1; position < rows.length; position += 1) {
      units.set(net.hiddenBias)
      for (let at = 0; at < before + after; at += 1) {
        const from = rowAt(rows, position + at - before) * width + at * hidden
        for (let unit = 0; unit < hidden; unit += 1)
          units[unit] = (units[unit] ?? 0) + (shares[from + unit] ?? 0)
      }
      let odds = net.bias
      for (let unit = 0; unit < hidden; unit += 1)
        odds += Math.max(0, units[unit] ?? 0) * (net.output[unit] ?? 0)
      scores[position] = odds
    }
    return scores
  }
}

/** The share of each word in each hidden unit at each distance, so that positions only add. */
function mixEach(net: SentenceNet): Float32Array {
  const { dimensions, hidden, before, after } = net
  const embeddings = readDigits(net.embeddings, net.embeddingScales)
  const mixing = readDigits(net.mixing, net.mixingScales)
  const width = (before + after) * hidden
  const shares = new Float32Array((embeddings.length / dimensions) * width)
  for (let word = 0; word * dimensions < embeddings.length; word += 1) {
    for (let cell = 0; cell < width; cell += 1) {
      const [distance, unit] = [Math.floor(cell / hidden), cell % hidden]
      let sum = 0
      for (let at = 0; at < dimensions; at += 1)
        sum +=
          (embeddings[word * dimensions + at] ?? 0) *
          (mixing[(distance * dimensions + at) * hidden + unit] ?? 0)
      shares[word * width + cell] = sum
    }
  }
  return shares
}

function readDigits(digits: string, scales: readonly number[]): Float32Array {
  return Float32Array.from(
    digits,
    (digit, at) =>
      (Number.parseInt(digit, netDigits.base) - netDigits.zero) * (scales[at % scales.length] ?? 0),
  )
}
