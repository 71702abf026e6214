import { readSentenceNet, sentenceNetSchema } from './sentence-net.ts'
import weights from './sentence-weights.json' with { type: 'json' }

/** Words of a sentence; a longer one is cut at the best place there is. */
const maxLength = 45
/** What speaks for a boundary anywhere: the training data has long turns without one. */
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
