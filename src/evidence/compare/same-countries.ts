import { readWords } from '../scan-words.ts'

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
const alphabet = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at))
const regions = alphabet.flatMap((one) => alphabet.map((other) => one + other))
/** By locale: many tags are read as one. */
const known = new Map<string, readonly Country[]>()

/** The folded words of a text, and its language. */
type Text = { words: readonly string[]; language: string }
/** What a language calls a country, word by word, folded. */
type Country = { code: string; words: readonly string[] }

/** What two texts call the same countries, each in its language or as a people: `Royaume-Uni` and `UK`, `Welsh` and `Wales`. */
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
  return countriesOf(language).filter((country) =>
    (positions.get(country.words[0] ?? '') ?? []).some((at) =>
      country.words.every((word, offset) => words[at + offset] === word),
    ),
  )
}

function countriesOf(language: string): readonly Country[] {
  const long = regionNames(language, 'long')
  const { locale } = long.resolvedOptions()
  const found = known.get(locale)
  if (found !== undefined) return found
  const names = [long, regionNames(language, 'short')]
  const countries = regions.flatMap((code) =>
    names.flatMap((each) => {
      const name = each.of(code)
      return name === undefined ? [] : [{ code, words: readWords(name, locale).map(({ word }) => word) }]
    }),
  )
  known.set(locale, countries)
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
