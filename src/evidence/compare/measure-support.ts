import type { Difference } from '#contract/evidence.ts'
import type { EvidenceIndex } from '../evidence-index.ts'
import { readWords } from '../scan-words.ts'
import { speakingWords } from './compare-speakers.ts'
import { quantifierMembers } from './language-words.ts'
import type { LanguageWords } from './language-words.ts'
import { bestContext, findRival } from './opposites.ts'
import type { Reach } from './opposites.ts'
import { hasSense, isDenial } from './read-clauses.ts'
import { hasCapital } from './read-marks.ts'
import type { Mark } from './read-marks.ts'
import type { Scene } from './read-scene.ts'
import { totalWeight } from './read-scene.ts'
import weights from './support-weights.json' with { type: 'json' }

/** A stem, or a form of it, is said anywhere in a transcript, or belongs to a speaker's name. */
type IsSaid = (stem: string) => boolean

const known = new WeakMap<EvidenceIndex, IsSaid>()
/** Spellings and derived forms differ behind so many characters: `colour`, `color`. */
const beginning = 4

/** Prepares the stems of a transcript, once. */
function createIsSaid(index: EvidenceIndex, words: LanguageWords): IsSaid {
  const prepared = known.get(index)
  if (prepared !== undefined) return prepared
  const all = [
    ...index.vocabulary,
    ...readWords(index.speakers.join(' '), index.language).map(({ word }) => word),
  ]
  const stems = new Set(all.map((word) => words.stemOf(word)))
  const beginnings = new Set([...stems].map((stem) => stem.slice(0, beginning)))
  const isSaid: IsSaid = (stem) =>
    stems.has(stem) || (stem.length > beginning && beginnings.has(stem.slice(0, beginning)))
  known.set(index, isSaid)
  return isSaid
}

const digit = /\p{N}/u
const title = /^(?:Mr|Mrs|Ms|Dr|Q[1-4])$/u
/** Quarters of a year are said with their number. */
const quarters = new Map([
  ['q1', 'first'],
  ['q2', 'second'],
  ['q3', 'third'],
  ['q4', 'fourth'],
])
const maxCount = 3
const pairReach: Reach = { line: 3, near: 15 }
const denialReach: Reach = { line: 5, near: 5 }

/**
 * The counts of what speaks against a line that follows from the text around its quotes: figures and names
 * that nobody says, negations and opposites that nobody says of the same, and differences. English only.
 */
export function measureDoubts(scene: Scene, differences: readonly Difference[]): number[] {
  const { line, near, index, words } = scene
  const isSaid = createIsSaid(index, words)
  const countOf = (is: (mark: Mark, at: number) => boolean): number =>
    Math.min(maxCount, line.filter(is).length)
  const kinds = (...names: Difference['kind'][]): number =>
    Math.min(maxCount, differences.filter(({ kind }) => names.includes(kind)).length)
  const isNearby = (group: string, member?: number): boolean =>
    near.some((mark) => hasSense(mark, group, member))
  const isUnsaid = (mark: Mark): boolean => mark.hasContent && !isSaid(mark.stem)
  const { only } = quantifierMembers
  const isAlone = line.some((mark) => hasSense(mark, 'quantifier', only)) && !isNearby('quantifier', only)
  return [
    countOf(({ word }) => isUnsaidFigure(scene, word, isSaid)),
    countOf((mark, at) => at > 0 && hasCapital(mark) && !title.test(mark.written) && isUnsaid(mark)),
    Number(line.some(isDenial) && !isNearby('negation')),
    Number(isAlone),
    kinds('number'),
    kinds('unit', 'date'),
    kinds('quantifier'),
    countOf((_, at) => findRival(scene, at, pairReach) >= 0),
    countOf((mark, at) => isDenial(mark) && bestContext(scene, at, isDenial, denialReach).shared < 1),
  ]
}

/** The log-odds that a line is not borne out, as `npm run eval -- train statements` chose the weights. */
export function rateDoubts(doubts: readonly number[]): number {
  return doubts.reduce((sum, doubt, at) => sum + doubt * (weights.weights[at] ?? 0), weights.base)
}

/** Log-odds above which so few supported lines are that a line is no longer said to agree. */
export const muchDoubt = weights.muchDoubt

function isUnsaidFigure({ index }: Scene, word: string, isSaid: IsSaid): boolean {
  if (!digit.test(word) || index.ids.has(word) || index.numbers.has(Number(word))) return false
  const quarter = quarters.get(word)
  return quarter === undefined || !isSaid(quarter)
}

/** The quoted share of the line's own words, by weight. */
export function quotedShare({ index, line, near, quoted, pairings }: Scene): number {
  const speaking = speakingWords(index, quoted)
  // Who says it is no part of what is said.
  const isOwn = (mark: Mark): boolean =>
    mark.hasContent && !speaking.has(mark.word) && !hasSense(mark, 'says')
  const total = totalWeight(index, line.filter(isOwn))
  const shared = pairings.filter((each) => near[each.near]?.isQuoted === true)
  return shared.reduce((sum, { weight }) => sum + weight, 0) / Math.max(1, total)
}

/** Words of its own that a sentence of a line has at least, and a clause. */
const least = { sentence: 2, clause: 3 }
/** The least share of a sentence, by weight, that is said near the quotes. */
const sentenceShare = 0.3
const sentenceEnd = /[.!?。！？।؟]/u

/** The marks of each sentence of a line that has a matter of its own. */
export function sentencesIn(line: readonly Mark[], text: string, words: LanguageWords): Mark[][] {
  const sentences = Map.groupBy(line, ({ from }) => text.slice(0, from).split(sentenceEnd).length)
  return [...sentences.values()].filter(
    (marks) => marks.filter(({ hasContent }) => hasContent).length >= words.reachOf(least.sentence),
  )
}

/**
 * A sentence of the line of which next to nothing is said near the quotes, or a clause of which no word is:
 * `He has a brother in Rome and plays the piano.` What stands beside a true one is not true by it.
 */
export function hasUnsaidPart({ index, line, near, words }: Scene, text: string): boolean {
  const said = new Set([...near.map(({ stem }) => stem), ...speakingWords(index, near)])
  const isSaid = ({ stem, word }: Mark): boolean => said.has(stem) || said.has(word)
  const own = line.filter((mark) => mark.hasContent && !hasSense(mark, 'says'))
  const sentences = sentencesIn(own, text, words)
  const reporting = new Set(line.filter((mark) => hasSense(mark, 'says')).map(({ clause }) => clause))
  const clauses = Map.groupBy(own, ({ clause }) => clause)
  return (
    (sentences.length > 1 &&
      sentences.some(
        (marks) => totalWeight(index, marks.filter(isSaid)) < sentenceShare * totalWeight(index, marks),
      )) ||
    [...clauses].some(
      ([clause, marks]) =>
        !reporting.has(clause) && marks.length >= words.reachOf(least.clause) && !marks.some(isSaid),
    )
  )
}
