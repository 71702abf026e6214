import type { Difference } from '#contract/evidence.ts'
import { isNumberWord } from '../number-words.ts'
import { isBareName, isPlainNoun, mayBeAdjective, mayBeNames } from './bare-names.ts'
import { bestContext } from './find-rival.ts'
import type { Reach } from './find-rival.ts'
import { hasSense } from './read-clauses.ts'
import { hasCapital } from './read-marks.ts'
import type { Mark } from './read-marks.ts'
import type { NearMark, Scene } from './read-scene.ts'
import { seriesNames } from './statement-words.ts'

/** Words in which all may be capitals, such as headlines, name nothing. */
const capitalsShare = { names: 0.5, nouns: 0.8 }
const reach: Reach = { line: 4, near: 5 }
const minContext = 2

/**
 * Names of the line in whose place the quote has another: `von Microsoft` beside `von Google`, `Bing Maps` beside
 * `Google Maps`. The words around them are the same, and the quote does not have the name of the line.
 */
export function compareRivalNames(scene: Scene, known: ReadonlySet<string>): Difference[] {
  const { line, near, words } = scene
  const quoted = new Set(near.filter(({ isQuoted }) => isQuoted).flatMap(({ stem, word }) => [stem, word]))
  const stated = new Set(line.map(({ stem }) => stem))
  const names = line.filter(hasCapital)
  // In a headline each word has a capital: there a name is what stands in the place of one and is said nowhere.
  const share = words.capitalNouns === null ? capitalsShare.names : capitalsShare.nouns
  const isHeadline = names.length > line.length * share
  if (isHeadline && words.capitalNouns !== null) return []
  const isNoun = (mark: Mark): boolean =>
    words.capitalNouns !== null && isPlainNoun(scene.index, mark, words.capitalNouns)
  const isRival = (mark: Mark): boolean =>
    isNameLike(mark) && !stated.has(mark.stem) && !known.has(mark.word) && !isNoun(mark)
  const rivals = near.filter((mark) => mark.isQuoted && mark.from > 0 && isRival(mark))
  const bareRivals = near.filter(
    (mark, at) =>
      mark.isQuoted && isRival(mark) && isBareIn(scene, near, at) && !isAdjective(scene, near, at),
  )
  return line.flatMap((mark, at) => {
    if (
      !isNameLike(mark) ||
      isNoun(mark) ||
      quoted.has(mark.stem) ||
      quoted.has(mark.word) ||
      known.has(mark.word)
    )
      return []
    const isSaid = scene.index.ids.has(mark.word)
    if (isHeadline && isSaid) return []
    const isBare = !isSaid && isBareIn(scene, line, at)
    const replaces = (each: NearMark): boolean =>
      (isHeadline ? isPlacedLike : isInsteadOf)(scene, at, each) &&
      (words.capitalNouns === null || mayBeNames(mark, each, words.capitalNouns))
    const rival = rivals.find(replaces) ?? (isBare ? bareRivals.find(replaces) : undefined)
    const mayBeNoun = words.beforeNames !== null && (isSaid || !(isBare || isNamedHere(scene, at)))
    if (rival === undefined || mayBeNoun) return []
    return [{ kind: 'name' as const, stated: mark.written, said: rival.written }]
  })
}

function isNameLike(mark: Mark): boolean {
  return isCapitalized(mark) && !hasSense(mark, 'says')
}

/** Whether a word is written as a name: with a capital, and of no series such as units or months. */
export function isCapitalized(mark: Mark): boolean {
  return (
    hasCapital(mark) &&
    mark.word.length > 1 &&
    mark.hasContent &&
    !isNumberWord(mark.word) &&
    !seriesNames.some((series) => hasSense(mark, series))
  )
}

/** Whether a word is written as a name where nouns have capitals too. */
function isBareIn({ index, words }: Scene, marks: readonly Mark[], at: number): boolean {
  const nouns = words.capitalNouns
  return nouns !== null && isBareName(marks, at, nouns, (mark) => isPlainNoun(index, mark, nouns))
}

function isAdjective({ words: { capitalNouns } }: Scene, marks: readonly Mark[], at: number): boolean {
  return capitalNouns !== null && mayBeAdjective(marks, at, capitalNouns)
}

/** Where nouns have capitals, a name is what follows a preposition without an article, or is joined to a noun. */
function isNamedHere(scene: Scene, at: number): boolean {
  const { line, words } = scene
  const isJoined = hasCapital(line[at + 1] ?? { written: '' }) && (at > 0 || !isAdjective(scene, line, at))
  return isJoined || words.beforeNames?.has(line[at - 1]?.word ?? '') === true
}

/** The same word beside both, or the same words around both. */
function isInsteadOf(scene: Scene, at: number, rival: NearMark): boolean {
  const { line, near } = scene
  const position = near.indexOf(rival)
  const isBeside = [-1, 1].some((step) => {
    const beside = line[at + step]
    return beside?.hasContent === true && hasCapital(beside) && beside.stem === near[position + step]?.stem
  })
  if (isBeside) return true
  const own = bestContext(scene, at, ({ stem }) => stem === line[at]?.stem, reach).shared
  const other = bestContext(scene, at, (mark) => mark === rival, reach).shared
  const isPlaced = [-1, 1].some((step) => isSameBeside(scene, { at, position, step }))
  const isLike = other >= minContext || (isPlaced && other > 0)
  return isLike && other > own && (line[at - 1]?.word === near[position - 1]?.word || isPlaced)
}

/** The same words on both sides, or on the one side that there is. */
function isPlacedLike(scene: Scene, at: number, rival: NearMark): boolean {
  const position = scene.near.indexOf(rival)
  const sides = [-1, 1].filter((step) => ownBeside(scene.line, at, step) !== undefined)
  return sides.length > 0 && sides.every((step) => isSameBeside(scene, { at, position, step }))
}

/** Small words between a name and the word that it belongs to. */
const besideReach = 3

/** The next word with a matter of its own on one side of a name: `director` in `director of Chaincode`. */
function ownBeside(marks: readonly Mark[], at: number, step: number): Mark | undefined {
  for (let away = 1; away <= besideReach; away += 1) {
    const mark = marks[at + step * away]
    if (mark?.hasContent === true) return mark
  }
  return undefined
}

function isSameBeside(
  { line, near }: Scene,
  { at, position, step }: { at: number; position: number; step: number },
): boolean {
  const own = ownBeside(line, at, step)
  return own !== undefined && own.stem === ownBeside(near, position, step)?.stem
}
