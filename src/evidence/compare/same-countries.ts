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
const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at))
const codes = letters.flatMap((one) => letters.map((other) => one + other))
const known = new Map<string, readonly Country[]>()

/** What a language calls a country, word by word, folded. */
type Country = { code: string; words: readonly string[] }

/**
 * The words of country names of one text that name a country which the other text names too, in its own language or as a people: `Royaume-Uni`
 * beside `UK`, `Welsh` beside `Wales`. Words are folded.
 */
export function sameCountries(
  stated: { words: readonly string[]; language: string },
  said: { words: readonly string[]; language: string },
): Set<string> {
  const saidWords = new Set(said.words)
  const codesSaid = new Set(countriesIn(said).map(({ code }) => code))
  const shared = countriesIn(stated).filter(({ code }) => codesSaid.has(code))
  const people = stated.words.filter((word) => {
    const country = peoples[word]
    const isSaid = country !== undefined && saidWords.has(country)
    return isSaid || said.words.some((each) => peoples[each] === word)
  })
  return new Set([...people, ...shared.flatMap(({ words }) => words)])
}

function countriesIn({ words, language }: { words: readonly string[]; language: string }): Country[] {
  const positions = new Map<string, number[]>()
  for (const [at, word] of words.entries()) positions.set(word, [...(positions.get(word) ?? []), at])
  return countriesOf(language).filter((country) =>
    (positions.get(country.words[0] ?? '') ?? []).some((at) =>
      country.words.every((word, offset) => words[at + offset] === word),
    ),
  )
}

function countriesOf(language: string): readonly Country[] {
  const found = known.get(language)
  if (found !== undefined) return found
  const names = (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' }),
  )
  const countries = codes.flatMap((code) =>
    names.flatMap((each) => {
      const name = each.of(code)
      return name === undefined ? [] : [{ code, words: readWords(name, language).map(({ word }) => word) }]
    }),
  )
  known.set(language, countries)
  return countries
}
