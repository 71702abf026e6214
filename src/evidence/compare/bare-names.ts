import type { EvidenceIndex } from '../evidence-index.ts'
import { isNear } from '../lint-text.ts'
import { hasCapital } from './read-marks.ts'
import type { Mark } from './read-marks.ts'
import type { CapitalNouns } from './statement-words.ts'

/**
 * Whether a word with a capital is written as a name where every noun has one: behind a title or another such word, or without an article where
 * only names of one thing have none, at the beginning of a clause before its verb or right behind a verb.
 */
export function isBareName(
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

/** Whether a word may be an adjective with its noun behind it: `Neue Besucher`, and `Sabine Schulze` too. */
export function mayBeAdjective(marks: readonly Mark[], at: number, { adjectives }: CapitalNouns): boolean {
  const next = besideOf(marks, at, 1)
  return next !== null && hasCapital(next) && adjectives.test(marks[at]?.word ?? '')
}

/** `dieses aufgepumpte Google` is one of many. */
const minDetermined = 0.2

/**
 * Whether a word is a noun: by its ending, as the end of a compound, or by an article, or what stands for one, that it has often in the
 * transcript, also with an adjective between. An article in front of `Google-Konto` is that of the account.
 */
export function isPlainNoun(
  { ids, postings, vocabulary, words, sentenceAt }: EvidenceIndex,
  { word, hyphen }: Mark,
  { adjectives, determiners, neverNames, titles }: CapitalNouns,
): boolean {
  if (hyphen === 'before' || neverNames.test(word)) return true
  const id = ids.get(word)
  if (id === undefined || hyphen === 'behind') return false
  const positions = postings.positions.subarray(postings.from[id] ?? 0, postings.from[id + 1] ?? 0)
  const determined = positions.filter((position) => {
    const wordBefore = (away: number): string =>
      sentenceAt[position - away] === sentenceAt[position]
        ? (vocabulary[words[position - away] ?? -1] ?? '')
        : ''
    const before = wordBefore(1)
    const isAdjective = adjectives.test(before) && !titles.test(before)
    return determiners.test(before) || (isAdjective && determiners.test(wordBefore(2)))
  })
  return determined.length > minDetermined * positions.length
}

const sharedLetters = 4

/** Whether two words with a capital may be two names, rather than two nouns, two forms of a name, or a compound and its end. */
export function mayBeNames(one: Mark, other: Mark, { several }: CapitalNouns): boolean {
  const isAlike =
    one.word.slice(0, sharedLetters) === other.word.slice(0, sharedLetters) || isNear(one.word, other.word)
  const isCompound = one.word.includes(other.stem) || other.word.includes(one.stem)
  const isHyphenated = (one.hyphen === 'behind') === (other.hyphen === 'behind')
  return !isAlike && !isCompound && isHyphenated && !(several.test(one.word) && several.test(other.word))
}
