import { z } from 'zod'
import weights from './sentence-weights.json' with { type: 'json' }

const table = z.record(z.string(), z.number())
/**
 * Weights in log-odds of the words around a place: `last` and `next` stand before and behind it, `earlier` and `later` one word further
 * away; of two words in a row the key has both.
 */
export const sentenceModelSchema = z.strictObject({
  bias: z.number(),
  earlier: table,
  last: table,
  next: table,
  later: table,
  earlierLast: table,
  lastNext: table,
  nextLater: table,
})
export type SentenceModel = z.infer<typeof sentenceModelSchema>

/** Words of a sentence; a longer one is cut at the best place there is. */
const maxLength = 45
/** What speaks for a boundary anywhere: the training data has long turns without one. */
const readiness = 1.2
/** Log-odds against very short and very long sentences. */
const lengthCosts = { oneOrTwo: 2, threeOrFour: 0.6, perWordOver: 0.12, long: 24 }

const model = createReader(sentenceModelSchema.parse(weights))

type Pairs = ReadonlyMap<number, number>
type Reader = {
  ids: ReadonlyMap<string, number>
  bias: number
  single: Readonly<Record<'earlier' | 'last' | 'next' | 'later', Float64Array>>
  pairs: Readonly<Record<'earlierLast' | 'lastNext' | 'nextLater', Pairs>>
}

/** Words become numbers once, so that an hour of speech takes a few milliseconds. */
function createReader({ bias, ...tables }: SentenceModel): Reader {
  const ids = new Map<string, number>()
  for (const key of Object.values(tables).flatMap((each) => Object.keys(each)))
    for (const word of key.split(' ')) if (!ids.has(word)) ids.set(word, ids.size + 1)
  const single = (weightOf: Readonly<Record<string, number>>): Float64Array => {
    const found = new Float64Array(ids.size + 1)
    for (const [word, weight] of Object.entries(weightOf)) found[ids.get(word) ?? 0] = weight
    return found
  }
  const pairs = (weightOf: Readonly<Record<string, number>>): Pairs =>
    new Map(
      Object.entries(weightOf).map(([key, weight]) => {
        const [first = 0, second = 0] = key.split(' ').map((word) => ids.get(word) ?? 0)
        return [first * (ids.size + 1) + second, weight]
      }),
    )
  return {
    ids,
    bias,
    single: {
      earlier: single(tables.earlier),
      last: single(tables.last),
      next: single(tables.next),
      later: single(tables.later),
    },
    pairs: {
      earlierLast: pairs(tables.earlierLast),
      lastNext: pairs(tables.lastNext),
      nextLater: pairs(tables.nextLater),
    },
  }
}

/** A word as the model knows it: lower case, letters, digits and apostrophes. */
export function boundaryWord(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^a-z0-9']/g, '')
}

/** Log-odds of a sentence ending before each word, by the words around it. */
function scorePositions(words: readonly string[]): Float64Array {
  const { ids, bias, single, pairs } = model
  const size = ids.size + 1
  const at = words.map((word) => ids.get(boundaryWord(word)) ?? 0)
  const scores = new Float64Array(words.length)
  for (let position = 1; position < words.length; position += 1) {
    const [earlier, last, next, later] = [
      at[position - 2] ?? 0,
      at[position - 1] ?? 0,
      at[position] ?? 0,
      at[position + 1] ?? 0,
    ]
    scores[position] =
      bias +
      (single.earlier[earlier] ?? 0) +
      (single.last[last] ?? 0) +
      (single.next[next] ?? 0) +
      (single.later[later] ?? 0) +
      (pairs.earlierLast.get(earlier * size + last) ?? 0) +
      (pairs.lastNext.get(last * size + next) ?? 0) +
      (pairs.nextLater.get(next * size + later) ?? 0)
  }
  return scores
}

/** A sentence of the words `from` up to and without `to`; `isForced` when nothing speaks for a boundary where it begins. */
type Piece = { from: number; to: number; isForced: boolean }

/** Below these log-odds a boundary is set only because the sentence would be too long. */
const forcedBelow = -2

/**
 * Cuts English words without full stops into sentences: the cuts whose log-odds and lengths are best together. `evidenceAt` adds what
 * else speaks for a boundary before a word, such as a pause.
 */
export function predictSentences(
  words: readonly string[],
  evidenceAt: (position: number) => number,
): Piece[] {
  const scores = scorePositions(words).map((score, position) => score + evidenceAt(position))
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
