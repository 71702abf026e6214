import { occurrencesOf } from '../evidence-index.ts'
import type { EvidenceIndex, Range } from '../evidence-index.ts'
import type { LanguageWords } from './language-words.ts'
import { readScopedMarks } from './read-clauses.ts'
import type { Mark } from './read-marks.ts'

/** A word of the transcript near a quote. */
export type NearMark = Mark & { isQuoted: boolean }

/** A word of the line, and its place among those near the quote. */
export type Pairing = { line: number; near: number; weight: number }

/** A line beside the sentences of its quotes and those around them. */
export type Scene = {
  index: EvidenceIndex
  words: LanguageWords
  line: readonly Mark[]
  /** In order; the sentences of the quotes, and `surroundings` before and behind. */
  near: readonly NearMark[]
  /** Those of them in the sentences of the quotes. */
  quoted: readonly NearMark[]
  pairings: readonly Pairing[]
  /** For each word of the line its place in `near`, or -1. */
  positionOf: Int32Array
  ranges: readonly Range[]
}

/** Sentences before and behind a quote that a line may draw on. */
export const surroundings = 2
/** Words on either side that tell where a word of the line is said. */
const context = 6
const contextWeight = 0.5
const quotedWeight = 1

const marksOf = new WeakMap<EvidenceIndex, Map<number, readonly NearMark[]>>()

/** Lays a line beside what is said around its quotes, word by word. */
export function readScene(
  index: EvidenceIndex,
  line: readonly Mark[],
  words: LanguageWords,
  ranges: readonly Range[],
): Scene {
  const quoted = new Set(ranges.flatMap((range) => sentencesOf(index, range)))
  const around = new Set(
    [...quoted].flatMap((at) =>
      Array.from({ length: 2 * surroundings + 1 }, (_, offset) => at + offset - surroundings),
    ),
  )
  const near = [...around]
    .filter((at) => at >= 0 && at < index.sentences.length)
    .toSorted((a, b) => a - b)
    .flatMap((at) => sentenceMarks(index, words, { at, isQuoted: quoted.has(at) }))
  const positionOf = pair(line, near)
  const pairings = [...positionOf.entries()]
    .filter(([, position]) => position >= 0)
    .map(([at, position]) => ({
      line: at,
      near: position,
      weight: weightOf(index, near[position]?.word ?? ''),
    }))
  const said = near.filter(({ isQuoted }) => isQuoted)
  return { index, words, line, near, quoted: said, pairings, positionOf, ranges }
}

/** The sentences that a range of words reaches over. */
function sentencesOf(index: EvidenceIndex, { from, to }: Range): number[] {
  const first = index.sentenceAt[from] ?? 0
  const last = index.sentenceAt[to - 1] ?? first
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
}

/** The weight of a word in this transcript: the rarer, the more. */
function weightOf(index: EvidenceIndex, word: string): number {
  const count = occurrencesOf(index, index.ids.get(word) ?? -1).length
  return Math.log(1 + index.words.length / (count + 1))
}

/** The weight of some words together. */
export function totalWeight(index: EvidenceIndex, marks: Iterable<Mark>): number {
  let total = 0
  for (const { word } of marks) total += weightOf(index, word)
  return total
}

function sentenceMarks(
  index: EvidenceIndex,
  words: LanguageWords,
  { at, isQuoted }: { at: number; isQuoted: boolean },
): readonly NearMark[] {
  const known = marksOf.get(index) ?? new Map<number, readonly NearMark[]>()
  marksOf.set(index, known)
  const key = at * 2 + Number(isQuoted)
  const found = known.get(key)
  if (found !== undefined) return found
  const read = readScopedMarks(index.sentences[at]?.text ?? '', words, index.language, at)
  const marks = read.map((mark) => ({ ...mark, isQuoted }))
  known.set(key, marks)
  return marks
}

/** Pairs each meaningful word with where it is said: in the quote first, among the same words. */
function pair(line: readonly Mark[], near: readonly NearMark[]): Int32Array {
  const positions = new Map<string, number[]>()
  for (const [position, { stem }] of near.entries()) {
    const list = positions.get(stem)
    if (list === undefined) positions.set(stem, [position])
    else list.push(position)
  }
  return Int32Array.from(line, (mark, at) => {
    if (!mark.hasContent) return -1
    const candidates = positions.get(mark.stem) ?? []
    let best = { position: -1, score: -1 }
    for (const position of candidates) {
      const score = scoreOf(line, at, position, { near, positions })
      if (score > best.score) best = { position, score }
    }
    return best.position
  })
}

type Said = { near: readonly NearMark[]; positions: ReadonlyMap<string, readonly number[]> }

function scoreOf(line: readonly Mark[], at: number, position: number, { near, positions }: Said): number {
  let score = near[position]?.isQuoted === true ? quotedWeight : 0
  for (let other = Math.max(0, at - context); other <= at + context; other += 1) {
    const mark = line[other]
    if (mark === undefined || other === at || !mark.hasContent) continue
    const isBeside = positions.get(mark.stem)?.some((each) => Math.abs(each - position) <= context) === true
    if (isBeside) score += contextWeight
  }
  return score
}

/** A clause near the quotes with the words that a clause of the line shares with it, each once. */
export type SaidClause = {
  pairings: Pairing[]
  weight: number
  /** The place of its first shared word. */
  position: number
  /** Within a quote, and neither asked nor said under another verb of saying. */
  isPlain: boolean
}

/**
 * A clause of the line: its first word of a matter of its own, the weight of all of them, and the clauses
 * most like it first.
 */
type AlignedClause = { first: number; weight: number; said: readonly SaidClause[] }

/** More clauses than a sentence has. */
const maxClauses = 4096

/** Lays a clause of the line beside every clause near the quotes that shares a word with it. */
export function alignClause({ index, line, near }: Scene, clause: number): AlignedClause {
  const own = line.flatMap((mark, at) => (mark.clause === clause && mark.hasContent ? [{ mark, at }] : []))
  const stems = new Map(own.toReversed().map(({ mark, at }) => [mark.stem, at]))
  const clauses = new Map<number, SaidClause>()
  for (const [position, mark] of near.entries()) {
    const met = stems.get(mark.stem)
    if (met === undefined) continue
    const isPlain = mark.isQuoted && !mark.isOpen
    const key = (mark.sentence * maxClauses + mark.clause) * 2 + Number(isPlain)
    let known = clauses.get(key)
    if (known === undefined) {
      known = { pairings: [], weight: 0, position, isPlain }
      clauses.set(key, known)
    }
    if (known.pairings.some((each) => each.line === met)) continue
    const weight = weightOf(index, mark.word)
    known.pairings.push({ line: met, near: position, weight })
    known.weight += weight
  }
  return {
    first: own[0]?.at ?? -1,
    weight: totalWeight(
      index,
      own.map(({ mark }) => mark),
    ),
    said: [...clauses.values()].toSorted((one, other) => other.weight - one.weight),
  }
}
