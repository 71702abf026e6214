import { stemmer } from 'stemmer'
import { languageOf } from '#core/languages/language-of.ts'

const english = languageOf('en')

/** F1 scores between 0 and 1: words, pairs of words, longest common subsequences, and content words alone. */
export type Rouge = { r1: number; r2: number; rl: number; c1: number }

/** The place where a text is cut into sentences for the subsequences. */
const sentenceEnd = /(?<=[.!?])\s+(?=["'(A-Z0-9])/

/** The stems of all words, as the scores see them. */
export function wordTokens(text: string): string[] {
  const words = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
  return words.filter(Boolean).map((word) => (word.length > 3 ? stemmer(word) : word))
}

/** The stems of the words that mean something. */
export function contentTokens(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? []
  return wordTokens(words.filter((word) => english.stopWords?.has(word) !== true).join(' '))
}

function countsOf(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

function f1(hits: number, reference: number, candidate: number): number {
  if (hits === 0) return 0
  const recall = hits / reference
  const precision = hits / candidate
  return (2 * recall * precision) / (recall + precision)
}

/** The number of items of one list that are in the other, each as often as it is there. */
export function countShared(one: readonly string[], other: readonly string[]): number {
  const counts = countsOf(other)
  let shared = 0
  for (const [item, count] of countsOf(one)) shared += Math.min(count, counts.get(item) ?? 0)
  return shared
}

function overlap(reference: readonly string[], candidate: readonly string[]): number {
  return f1(countShared(candidate, reference), reference.length, candidate.length)
}

function pairsOf(tokens: readonly string[]): string[] {
  return tokens.slice(1).map((token, position) => `${tokens[position]} ${token}`)
}

/** Places in `reference` of one longest common subsequence with `candidate`. */
function commonPositions(reference: readonly string[], candidate: readonly string[]): number[] {
  const columns = candidate.length + 1
  const table = new Uint16Array((reference.length + 1) * columns)
  const at = (row: number, column: number): number => table[row * columns + column] ?? 0
  for (let row = 1; row <= reference.length; row += 1) {
    for (let column = 1; column <= candidate.length; column += 1) {
      table[row * columns + column] =
        reference[row - 1] === candidate[column - 1]
          ? at(row - 1, column - 1) + 1
          : Math.max(at(row - 1, column), at(row, column - 1))
    }
  }
  const positions: number[] = []
  let row = reference.length
  let column = candidate.length
  while (row > 0 && column > 0) {
    if (reference[row - 1] === candidate[column - 1]) {
      positions.push(row - 1)
      row -= 1
      column -= 1
    } else if (at(row, column - 1) > at(row - 1, column)) column -= 1
    else row -= 1
  }
  return positions
}

/**
 * The summary-level score: each reference sentence against the union of its subsequences with all sentences.
 */
function summaryLevel(reference: string, candidate: string): number {
  const references = reference.split(sentenceEnd).map(wordTokens)
  const candidates = candidate.split(sentenceEnd).map(wordTokens)
  const leftInReference = countsOf(references.flat())
  const leftInCandidate = countsOf(candidates.flat())
  let hits = 0
  for (const sentence of references) {
    const union = new Set(candidates.flatMap((other) => commonPositions(sentence, other)))
    for (const position of union) {
      const token = sentence[position] ?? ''
      const inReference = leftInReference.get(token) ?? 0
      const inCandidate = leftInCandidate.get(token) ?? 0
      if (inReference === 0 || inCandidate === 0) continue
      hits += 1
      leftInReference.set(token, inReference - 1)
      leftInCandidate.set(token, inCandidate - 1)
    }
  }
  return f1(hits, references.flat().length, candidates.flat().length)
}

/**
 * ROUGE of a summary against one reference, with the rules of Google's `rouge_score`: lower case, letters and
 * digits only, Porter stems for words over three letters. `c1` is ROUGE-1 without stop words.
 */
export function rouge(reference: string, candidate: string): Rouge {
  const referenceTokens = wordTokens(reference)
  const candidateTokens = wordTokens(candidate)
  return {
    r1: overlap(referenceTokens, candidateTokens),
    r2: overlap(pairsOf(referenceTokens), pairsOf(candidateTokens)),
    rl: summaryLevel(reference, candidate),
    c1: overlap(contentTokens(reference), contentTokens(candidate)),
  }
}
