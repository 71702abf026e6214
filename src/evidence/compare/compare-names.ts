import type { Difference } from '#contract/evidence.ts'
import { seriesNames } from '#words/groups.ts'
import { missingNames } from '../lint-text.ts'
import { foldWord, readWords } from '../scan-words.ts'
import { compareRivalNames } from './compare-rival-names.ts'
import { hasSense } from './read-clauses.ts'
import { hasCapital } from './read-marks.ts'
import type { Scene } from './read-scene.ts'

/** Peoples of a country whose English name begins in another way than the country. */
const peoples: Readonly<Record<string, string>> = {
  welsh: 'wales',
  english: 'england',
  scottish: 'scotland',
  british: 'britain',
  irish: 'ireland',
  french: 'france',
  spanish: 'spain',
  dutch: 'netherlands',
  danish: 'denmark',
  polish: 'poland',
  swedish: 'sweden',
  finnish: 'finland',
  turkish: 'turkey',
  greek: 'greece',
  swiss: 'switzerland',
  german: 'germany',
  chinese: 'china',
  indian: 'india',
  american: 'america',
  european: 'europe',
}
/** Short names of countries that no list of their names has. */
const shortNames: Readonly<Record<string, string>> = {
  usa: 'US',
  america: 'US',
  britain: 'GB',
  eua: 'US',
  eeuu: 'US',
  сша: 'US',
}
const alphabet = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at))
const regions = alphabet.flatMap((one) => alphabet.map((other) => one + other))
/** By locale: many tags are read as one. */
const localeCountries = new Map<string, readonly Country[]>()

/** The folded words of a text, and its language. */
type Text = { words: readonly string[]; language: string }
/** The names of a country in a language, word by word, folded. */
type Country = { code: string; words: readonly string[] }

/**
 * The codes of the countries that two texts name, each in its language or as a people: `Royaume-Uni` and
 * `UK`, `Welsh` and `Wales`.
 */
export function sameCountries(one: Text, other: Text): Set<string> {
  const countries = [one, other].map(countriesIn)
  const [codes, otherCodes] = countries.map((each) => new Set(each.map(({ code }) => code)))
  const shared = countries
    .flat()
    .filter(({ code }) => codes?.has(code) === true && otherCodes?.has(code) === true)
  const people = [...peoplesOf(one, other), ...peoplesOf(other, one)]
  return new Set([...people.flat(), ...shared.flatMap(({ words }) => words)])
}

/** The peoples in one text whose country the other text names, each with its country. */
function peoplesOf({ words }: Text, other: Text): string[][] {
  const named = new Set(other.words)
  return words.flatMap((word) => {
    const country = peoples[word]
    return country !== undefined && named.has(country) ? [[word, country]] : []
  })
}

function countriesIn({ words, language }: Text): Country[] {
  const positions = new Map<string, number[]>()
  for (const [at, word] of words.entries()) positions.set(word, [...(positions.get(word) ?? []), at])
  const short = words.flatMap((word) => {
    const code = shortNames[word]
    return code === undefined ? [] : [{ code, words: [word] }]
  })
  const named = countriesOf(language).filter((country) =>
    (positions.get(country.words[0] ?? '') ?? []).some((at) =>
      country.words.every((word, offset) => words[at + offset] === word),
    ),
  )
  return [...named, ...short]
}

function countriesOf(language: string): readonly Country[] {
  const long = regionNames(language, 'long')
  const { locale } = long.resolvedOptions()
  const found = localeCountries.get(locale)
  if (found !== undefined) return found
  const names = [long, regionNames(language, 'short')]
  const countries = regions.flatMap((code) =>
    names.flatMap((each) => {
      const name = each.of(code)
      return name === undefined ? [] : [{ code, words: readWords(name, locale).map(({ word }) => word) }]
    }),
  )
  localeCountries.set(locale, countries)
  return countries
}

/** A language that is no tag has no names of its own. */
function regionNames(language: string, style: 'long' | 'short'): Intl.DisplayNames {
  try {
    return new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' })
  } catch {
    return new Intl.DisplayNames(['und'], { type: 'region', style, fallback: 'none' })
  }
}

type Statement = { text: string; language: string; known?: string }

/**
 * Names of the line that nobody says near its quote. One that is said elsewhere in the transcript counts only
 * where the quote names another in its stead; speakers, and what is known beside the transcript, never do.
 */
export function compareNames(scene: Scene, statement: Statement): Difference[] {
  const found = findDifferences(scene, statement, new Set())
  return found.length === 0 ? found : findDifferences(scene, statement, countriesOnBoth(scene, statement))
}

/** The codes of the countries that both line and quote name. */
function countriesOnBoth({ index, near }: Scene, { text, language }: Statement): Set<string> {
  const stated = { words: readWords(text, language).map(({ word }) => word), language }
  const said = { words: near.map(({ word }) => word), language: index.language }
  return sameCountries(stated, said)
}

function findDifferences(scene: Scene, statement: Statement, countries: ReadonlySet<string>): Difference[] {
  const { index, near, line } = scene
  const known = readWords(`${statement.known ?? ''} ${index.speakers.join(' ')}`, index.language)
  const around = { numbers: index.numbers, readsSpelled: index.spelling !== null }
  const find = (words: readonly { word: string }[]): string[] =>
    missingNames(statement.text, statement.language, {
      ...around,
      words: [...[...words, ...known].map(({ word }) => word), ...countries],
    })
  const rivals = compareRivalNames(scene, new Set([...known.map(({ word }) => word), ...countries]))
  const missing = find(near).filter((name) => !rivals.some(({ stated }) => stated === name))
  if (missing.length === 0) return rivals
  const unsaid = new Set(find(index.vocabulary.map((word) => ({ word }))))
  const others = otherNames(scene).filter((name) => !countries.has(foldWord(name)))
  const isDate = (name: string): boolean =>
    line.some((mark) => mark.written === name && seriesNames.some((series) => hasSense(mark, series)))
  const unsaidNames = missing
    .filter((name) => !isDate(name) && (unsaid.has(name) || others.length > 0))
    .map((stated, at) => ({ kind: 'name' as const, stated, said: others[at] ?? others[0] ?? '' }))
  return [...rivals, ...unsaidNames]
}

/** Names of the quote that the line leaves out: written with a capital within a sentence. */
function otherNames({ near, line }: Scene): string[] {
  const stems = new Set(line.map(({ stem }) => stem))
  const names = near.filter(
    (mark) => mark.isQuoted && mark.from > 0 && mark.hasContent && hasCapital(mark) && !stems.has(mark.stem),
  )
  return [...new Set(names.map(({ written }) => written))]
}
