import type { Difference } from '#contract/evidence.ts'
import { seriesNames } from '#words/groups.ts'
import type { EvidenceIndex } from '../evidence-index.ts'
import { missingNames } from '../lint-text.ts'
import { foldWord, readWords } from '../scan-words.ts'
import { compareRivalNames, isCapitalized } from './compare-rival-names.ts'
import type { LanguageWords } from './language-words.ts'
import { isHeardAmong, isOneName } from './one-name.ts'
import { isCountry, isSenseSaid } from './opposites.ts'
import { hasSense, wordsBetween } from './read-clauses.ts'
import { hasCapital } from './read-marks.ts'
import type { Mark } from './read-marks.ts'
import type { Scene } from './read-scene.ts'

/** Words behind the first of a country that its name may have: `United Arab Emirates`. */
const nameReach = 3

/** The folded words of the countries that both line and marks name, each in its language, or as a people. */
export function countriesOnBoth(line: readonly Mark[], marks: readonly Mark[]): Set<string> {
  return new Set([...countriesAmong(line, marks), ...countriesAmong(marks, line)])
}

function countriesAmong(marks: readonly Mark[], others: readonly Mark[]): string[] {
  return marks.flatMap((mark, at) =>
    mark.senses.some((sense) => isCountry(sense) && isSenseSaid(mark, sense, others))
      ? marks.slice(at, at + (mark.isPhrase ? nameReach : 1)).map(({ word }) => word)
      : [],
  )
}

type Statement = { text: string; language: string; known?: string }

/**
 * Names of the line that nobody says near its quote. One that is said elsewhere in the transcript counts only
 * where the quote names another in its stead; speakers, what is known beside the transcript, and the other
 * names of one person never do. In another script than the transcript's no name is known to be another.
 */
export function compareNames(scene: Scene, statement: Statement, own: LanguageWords | null): Difference[] {
  const { index, near, line, words } = scene
  if (own !== null && own.isLatin !== words.isLatin) return []
  const countries = countriesOnBoth(line, near)
  const known = readWords(`${statement.known ?? ''} ${index.speakers.join(' ')}`, index.language)
  const around = { numbers: index.numbers, readsSpelled: index.spelling !== null }
  const find = (said: readonly { word: string }[]): string[] =>
    missingNames(statement.text, statement.language, {
      ...around,
      words: [...[...said, ...known].map(({ word }) => word), ...countries],
    })
  const heard = own?.code === words.code ? [] : near.map(({ word }) => word)
  const rivals = compareRivalNames(scene, new Set([...known.map(({ word }) => word), ...countries])).filter(
    ({ stated }) => !isHeardAmong(stated, heard),
  )
  const isDate = (name: string): boolean =>
    line.some((mark) => mark.written === name && seriesNames.some((series) => hasSense(mark, series)))
  const missing = find(near).filter(
    (name) => !rivals.some(({ stated }) => stated === name) && !isDate(name) && !isHeardAmong(name, heard),
  )
  if (missing.length === 0)
    return [
      ...rivals,
      ...(rivals.length > 0 ? [] : compareFullNames(scene, known)),
      ...compareTitled(scene, statement.text),
    ]
  const unsaid = new Set(find(index.vocabulary.map((word) => ({ word }))))
  const others = otherNames(scene).filter((name) => !countries.has(foldWord(name)))
  return [
    ...rivals,
    ...missing.flatMap((stated, at) => {
      const rest = others.filter((name) => !isOneName(index, foldWord(stated), foldWord(name)))
      return unsaid.has(stated) || rest.length > 0
        ? [{ kind: 'name' as const, stated, said: rest[at] ?? rest[0] ?? '' }]
        : []
    }),
  ]
}

/**
 * Two words with capitals side by side that the whole transcript never says, where every noun has one: a name
 * with its surname. The first of a line may have its capital from there.
 */
function compareFullNames({ index, line, words }: Scene, known: readonly { word: string }[]): Difference[] {
  const nouns = words.capitalNouns
  if (nouns === null) return []
  const isUnsaid = (mark: Mark): boolean =>
    isCapitalized(mark) &&
    mark.hyphen === null &&
    !mark.senses.some(isCountry) &&
    !nouns.neverNames.test(mark.word) &&
    !index.vocabulary.some(
      (word) => word === mark.word || words.stemOf(word) === mark.stem || isOneName(index, word, mark.word),
    ) &&
    !known.some(({ word }) => word === mark.word)
  const at = line.findIndex((mark, position) => {
    const next = line[position + 1]
    if (next === undefined || next.clause !== mark.clause || !isUnsaid(mark) || !isUnsaid(next)) return false
    return position > 0 || !nouns.adjectives.test(mark.word)
  })
  return at < 0 ? [] : [{ kind: 'name', stated: wordsBetween(line, at, at + 1), said: '' }]
}

/** Names of the quote that the line leaves out: written with a capital within a sentence. */
function otherNames({ near, line }: Scene): string[] {
  const stems = new Set(line.map(({ stem }) => stem))
  const names = near.filter(
    (mark) => mark.isQuoted && mark.from > 0 && mark.hasContent && hasCapital(mark) && !stems.has(mark.stem),
  )
  return [...new Set(names.map(({ written }) => written))]
}

const known = new WeakMap<EvidenceIndex, ReadonlySet<string>>()
const word = /[\p{L}\p{M}ー・]+/gu

/**
 * Names in scripts without capitals that nobody says in the transcript, and the quote has another. Both have
 * a title, or stand between the same words; else a word may be an ordinary one.
 */
function compareTitled({ index, words, quoted: marks }: Scene, text: string): Difference[] {
  const { titledName, bareName } = words
  if (titledName === null) return []
  const quoted = new Set(marks.map(({ sentence }) => sentence))
  const quote = [...quoted].map((at) => index.sentences[at]?.text ?? '').join(' ')
  const others = [...saidNames(index, titledName)].filter(
    (name) => quote.includes(name) && !text.includes(name),
  )
  const line = wordsIn(text)
  const spoken = wordsIn(quote)
  const isBetween = (at: number): boolean =>
    spoken.some(
      (name, position) =>
        others.includes(name) &&
        line[at - 1] === spoken[position - 1] &&
        line[at + 1] === spoken[position + 1] &&
        (line[at - 1] ?? line[at + 1]) !== undefined,
    )
  const bare = line.filter((each, at) => bareName?.test(each) === true && isBetween(at))
  const stated = others.length === 0 ? [] : [...titledNames(text, titledName), ...bare]
  return [...new Set(stated)]
    .filter((name) => !index.sentences.some((sentence) => sentence.text.includes(name)))
    .map((name) => ({ kind: 'name' as const, stated: name, said: others[0] ?? '' }))
}

/** The names that stand beside a title anywhere in a transcript. */
function saidNames(index: EvidenceIndex, titledName: RegExp): ReadonlySet<string> {
  const found = known.get(index)
  if (found !== undefined) return found
  // A sentence may end behind the point of a title.
  const text = index.sentences.map((sentence) => sentence.text).join(' ')
  const names = new Set(titledNames(text, titledName))
  known.set(index, names)
  return names
}

function titledNames(text: string, titledName: RegExp): string[] {
  return [...text.matchAll(titledName)].map(([, name = '']) => name)
}

function wordsIn(text: string): string[] {
  return text.match(word) ?? []
}
