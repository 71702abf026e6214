import type { Difference } from '#contract/evidence.ts'
import { quantifierMembers } from './language-words.ts'
import { hasSense, isNegative } from './read-clauses.ts'
import type { Mark } from './read-marks.ts'
import type { Scene } from './read-scene.ts'
import { createIsSaid } from './said-stems.ts'
import type { IsSaid } from './said-stems.ts'
import { oppositeNames } from './statement-words.ts'
import weights from './support-weights.json' with { type: 'json' }

const capital = /^\p{Lu}/u
const digit = /\p{N}/u
const adverb = /ly$/u
const title = /^(?:Mr|Mrs|Ms|Dr|Q[1-4])$/u
/** What turns an English word into its opposite at its beginning. */
const turning = ['un', 'in', 'im', 'ir', 'dis', 'non'] as const
/** Quarters of a year are said with their number. */
const quarters = new Map([
  ['q1', 'first'],
  ['q2', 'second'],
  ['q3', 'third'],
  ['q4', 'fourth'],
])
const maxCount = 3

/**
 * How much speaks against a line that follows from what is said around its quotes, as counts: what it names that nobody says,
 * negations and decided words of its own, and what differs. English only.
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
  const isAlone = (group: string, member?: number): number =>
    Number(line.some((mark) => hasSense(mark, group, member)) && !isNearby(group, member))
  const isUnsaid = (mark: Mark): boolean => mark.hasContent && !isSaid(mark.stem)
  const negations = line.filter((mark) => hasSense(mark, 'negation')).length
  const quoted = near.filter((mark) => mark.isQuoted && hasSense(mark, 'negation')).length
  const clauses = [...new Set(line.map(({ clause }) => clause))]
  const denied = clauses.filter((clause) => isNegative(line, firstOf(line, clause), words)).length
  return [
    countOf(({ word }) => isUnsaidFigure(scene, word, isSaid)),
    countOf(
      (mark, at) => at > 0 && capital.test(mark.written) && !title.test(mark.written) && isUnsaid(mark),
    ),
    countOf((mark) => adverb.test(mark.word) && isUnsaid(mark)),
    Number(denied > 0 && !isNearby('negation')),
    Math.min(maxCount, denied),
    isNearby('negation') ? 0 : isAlone('quantifier', quantifierMembers.none),
    isAlone('quantifier', quantifierMembers.only),
    isAlone('implied'),
    kinds('direction'),
    kinds('number'),
    Math.min(maxCount, Math.max(0, negations - quoted)),
    countOf((mark) => isUnsaid(mark) && isTurned(scene, mark.word, isSaid)),
    isAlone('cause'),
    isAlone('certain'),
    countOf((mark) => isUnsaid(mark) && oppositeNames.some((name) => isOwn(scene, mark, name))),
    kinds('unit', 'date'),
    kinds('negation'),
    kinds('quantifier'),
  ]
}

/** The log-odds that a line is not borne out, as `npm run eval:train-statements` chose the weights. */
export function rateDoubts(doubts: readonly number[]): number {
  return doubts.reduce((sum, doubt, at) => sum + doubt * (weights.weights[at] ?? 0), weights.base)
}

/** Log-odds that are higher for so few lines that are borne out that a line beyond them is no longer said to agree. */
export const muchDoubt = weights.muchDoubt

function firstOf(line: readonly Mark[], clause: number): number {
  return line.findIndex((mark) => mark.clause === clause)
}

function isUnsaidFigure({ index }: Scene, word: string, isSaid: IsSaid): boolean {
  if (!digit.test(word) || index.ids.has(word) || index.numbers.has(Number(word))) return false
  const quarter = quarters.get(word)
  return quarter === undefined || !isSaid(quarter)
}

/** `unsalted` where `salted` is said, or the other way round. */
function isTurned({ words }: Scene, word: string, isSaid: IsSaid): boolean {
  return turning.some(
    (prefix) =>
      (word.startsWith(prefix) &&
        word.length > prefix.length + 2 &&
        isSaid(words.stemOf(word.slice(prefix.length)))) ||
      isSaid(words.stemOf(prefix + word)),
  )
}

/** A word for a direction that nobody near the quote gives in any words. */
function isOwn({ near }: Scene, mark: Mark, group: string): boolean {
  return mark.senses.some(
    (sense) => sense.group === group && !near.some((each) => hasSense(each, group, sense.member)),
  )
}
