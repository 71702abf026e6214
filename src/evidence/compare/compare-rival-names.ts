import type { Difference } from '#contract/evidence.ts'
import { seriesNames } from '#words/groups.ts'
import { occurrencesOf } from '../evidence-index.ts'
import type { EvidenceIndex } from '../evidence-index.ts'
import { isNear } from '../lint-text.ts'
import { isNumberWord } from '../spoken-numbers.ts'
import type { CapitalNouns } from './name-patterns.ts'
import { isOneName } from './one-name.ts'
import { bestContext } from './opposites.ts'
import type { Reach } from './opposites.ts'
import { hasSense } from './read-clauses.ts'
import { hasCapital } from './read-marks.ts'
import type { Mark } from './read-marks.ts'
import type { NearMark, Scene } from './read-scene.ts'

/** Words in which all may be capitals, such as headlines, name nothing. */
const capitalsShare = { names: 0.5, nouns: 0.8 }
const reach: Reach = { line: 4, near: 5 }
const minContext = 2

/**
 * Names of the line in whose place the quote has another: `von Microsoft` beside `von Google`, `Bing Maps`
 * beside `Google Maps`. The words around them are the same, and the quote does not have the name of the line.
 */
export function compareRivalNames(scene: Scene, known: ReadonlySet<string>): Difference[] {
  const { line, near, words } = scene
  const quoted = new Set(scene.quoted.flatMap(({ stem, word }) => [stem, word]))
  const stated = new Set(line.map(({ stem }) => stem))
  const names = line.filter(hasCapital)
  // In a headline each word has a capital: there a name is what stands in the place of one and is said
  // nowhere.
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
      !isOneName(scene.index, mark.word, each.word) &&
      (isHeadline ? isPlacedLike : isInsteadOf)(scene, at, each) &&
      (words.capitalNouns === null || mayBeNames(mark, each, words.capitalNouns))
    const rival = rivals.find(replaces) ?? (isBare ? bareRivals.find(replaces) : undefined)
    const mayBeNoun = words.capitalNouns !== null && (isSaid || !(isBare || isNamedHere(scene, at)))
    if (rival === undefined || mayBeNoun) return []
    return [{ kind: 'name' as const, stated: mark.written, said: rival.written }]
  })
}

function isNameLike(mark: Mark): boolean {
  return isCapitalized(mark) && !hasSense(mark, 'says')
}

/** A word is written as a name: with a capital, and of no series such as units or months. */
export function isCapitalized(mark: Mark): boolean {
  return (
    hasCapital(mark) &&
    mark.word.length > 1 &&
    mark.hasContent &&
    !isNumberWord(mark.word) &&
    !seriesNames.some((series) => hasSense(mark, series))
  )
}

/** A word is written as a name where nouns have capitals too. */
function isBareIn({ index, words }: Scene, marks: readonly Mark[], at: number): boolean {
  const nouns = words.capitalNouns
  return nouns !== null && isBareName(marks, at, nouns, (mark) => isPlainNoun(index, mark, nouns))
}

function isAdjective({ words: { capitalNouns } }: Scene, marks: readonly Mark[], at: number): boolean {
  return capitalNouns !== null && mayBeAdjective(marks, at, capitalNouns)
}

/** A word follows a preposition without an article or joins a noun: a name among capital nouns. */
function isNamedHere(scene: Scene, at: number): boolean {
  const { line, words } = scene
  const isJoined = hasCapital(line[at + 1] ?? { written: '' }) && (at > 0 || !isAdjective(scene, line, at))
  return isJoined || words.capitalNouns?.prepositions.test(line[at - 1]?.word ?? '') === true
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

/**
 * A word with a capital is written as a name where every noun has one: behind a title or another such word,
 * or without an article where only names of one thing have none, at the beginning of a clause before its verb
 * or right behind a verb.
 */
function isBareName(
  marks: readonly Mark[],
  at: number,
  nouns: CapitalNouns,
  isNoun: (mark: Mark) => boolean,
): boolean {
  const mark = marks[at]
  if (mark === undefined || !hasCapital(mark)) return false
  const before = besideOf(marks, at, -1)
  if (before === null) return opensAsName(marks, at, nouns)
  if (nouns.titles.test(before.word)) return true
  return hasCapital(before)
    ? before.senses.length === 0 && !isNoun(before)
    : nouns.beforeBare.test(before.word)
}

/** Not `Errichtet wurde das Haus`, `Gleich kam er`, `Besucher melden sich`, `Viele Besucher`. */
function opensAsName(marks: readonly Mark[], at: number, nouns: CapitalNouns): boolean {
  const verb = besideOf(marks, at, 1)
  if (verb === null) return false
  if (hasCapital(verb)) return marks[at]?.senses.length === 0
  if (!(verb.hasContent || nouns.beforeBare.test(verb.word)) || nouns.plurals.test(verb.word)) return false
  const behind = [verb, marks[at + 2]]
  return (
    !nouns.participles.test(marks[at]?.word ?? '') &&
    !behind.some((each) => each !== undefined && nouns.subjects.test(each.word))
  )
}

/** The next word in the same clause; a name is no part of what a mark parts from it. */
function besideOf(marks: readonly Mark[], at: number, step: 1 | -1): Mark | null {
  const [mark, beside] = [marks[at], marks[at + step]]
  const isSame = beside?.sentence === mark?.sentence && beside?.clause === mark?.clause
  return beside !== undefined && isSame ? beside : null
}

/** A word may be an adjective with its noun behind it: `Neue Besucher`, and `Sabine Schulze` too. */
function mayBeAdjective(marks: readonly Mark[], at: number, { adjectives }: CapitalNouns): boolean {
  const next = besideOf(marks, at, 1)
  return next !== null && hasCapital(next) && adjectives.test(marks[at]?.word ?? '')
}

/** `dieses aufgepumpte Google` is one of many. */
const minDetermined = 0.2

/**
 * A word is a noun: by its ending, as the end of a compound, or by an article or its substitute before it,
 * often in the transcript, also with an adjective between. An article in front of `Google-Konto` is that of
 * the account.
 */
function isPlainNoun(
  index: EvidenceIndex,
  { word, hyphen }: Mark,
  { adjectives, determiners, neverNames, titles }: CapitalNouns,
): boolean {
  if (hyphen === 'before' || neverNames.test(word)) return true
  if (hyphen === 'behind') return false
  const { ids, vocabulary, words, sentenceAt } = index
  const positions = occurrencesOf(index, ids.get(word) ?? -1)
  const determined = positions.filter((position) => {
    const wordBefore = (away: number): string =>
      sentenceAt[position - away] === sentenceAt[position]
        ? (vocabulary[words[position - away] ?? -1] ?? '')
        : ''
    const before = wordBefore(1)
    const followsAdjective = adjectives.test(before) && !titles.test(before)
    return determiners.test(before) || (followsAdjective && determiners.test(wordBefore(2)))
  })
  return determined.length > minDetermined * positions.length
}

const sharedLetters = 4

/** Two words with capitals may be two names, rather than nouns, forms, or a compound and its end. */
function mayBeNames(one: Mark, other: Mark, { several }: CapitalNouns): boolean {
  const isAlike =
    one.word.slice(0, sharedLetters) === other.word.slice(0, sharedLetters) || isNear(one.word, other.word)
  const isCompound = one.word.includes(other.stem) || other.word.includes(one.stem)
  const isHyphenated = (one.hyphen === 'behind') === (other.hyphen === 'behind')
  return !isAlike && !isCompound && isHyphenated && !(several.test(one.word) && several.test(other.word))
}
