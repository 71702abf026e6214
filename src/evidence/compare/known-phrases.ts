import { dateNames, datesOf } from '#product/date-names.ts'
import { seriesMembers, unitNames } from '#words/groups.ts'
import { foldWord, isUnspaced } from '../scan-words.ts'

/** A phrase that the platform knows in a language, with the member of a group that it names. */
export type KnownPhrase = {
  text: string
  group: string
  member: number
  /** Only a word with a capital: `Turkey`, `Polish`. */
  isNamed?: boolean
}

/** The sets of countries with their peoples, and of languages. */
export const countrySets = { country: 'set country', language: 'set language' } as const

/** Other ways of writing a language, whose names count too. */
const variants: Readonly<Record<string, string>> = { en: 'en-GB', pt: 'pt-PT', zh: 'zh-Hant' }
/** Numbers of which each has another form of its unit in some language. */
const counts = [1, 2, 5, 1.5]
const alphabet = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at))
const codes = alphabet.flatMap((one) => alphabet.map((other) => one + other))
/** Money whose name tells a people that pays in euros by now. */
const formerMoney = 'DEM FRF ESP ITL GRD NLG IEP FIM PTE ATS BEF'.split(' ')
/** A shorter word is read as it stands, and not with an ending. */
const leastStem = 5
const leastUnit = 8
const capital = /^\p{Lu}/u
const vowel = /[aeiouyàáèéìíòóùúãаеиоуыэюяйь]$/u

/** The member of the countries or languages that a code of two letters stands for; -1 for no code. */
export function countryOf(code: string): number {
  // The United Kingdom has two.
  return codes.indexOf(Intl.getCanonicalLocales(`und-${code}`)[0]?.slice('und-'.length) ?? '')
}

/** The units, months, days, countries, peoples and languages that the platform knows in a language. */
export function knownPhrases(code: string): KnownPhrase[] {
  const tags = [code, variants[code] ?? []].flat()
  const measures = tags.flatMap(unitPhrases)
  const written = new Set(measures.map(({ text }) => text.toLowerCase()))
  // Indonesian has one word for a week and for its last day.
  const dates = tags.flatMap(datePhrases).filter(({ text }) => !written.has(text.toLowerCase()))
  const named = tags.flatMap((tag) => [...countryPhrases(tag), ...languagePhrases(tag)])
  const known = [...measures, ...dates, ...named].map((each) => [`${each.group} ${each.text}`, each] as const)
  // A character of a script without blanks is a part of many words.
  return [...new Map(known).values()].filter(
    ({ text }) => text !== '' && !(isUnspaced(text) && text.length < 2),
  )
}

function unitPhrases(language: string): KnownPhrase[] {
  const known = new Set(Intl.supportedValuesOf('unit'))
  return unitNames.flatMap((group) =>
    seriesMembers[group].flatMap((unit, member) => {
      if (!known.has(unit)) return []
      const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
      const forms = counts.map((count) =>
        format.formatToParts(count).flatMap(({ type, value }) => (type === 'unit' ? value : [])),
      )
      return distinct(forms.map((parts) => parts.join(' '))).map((form) => ({
        text: form.length < leastUnit ? form : `${form}*`,
        group,
        member,
      }))
    }),
  )
}

/** The months and days of a language, alone and within a date, where some have another case. */
function datePhrases(language: string): KnownPhrase[] {
  return (['month', 'weekday'] as const).flatMap((group) => {
    const within = new Intl.DateTimeFormat(language, { [group]: 'long', day: 'numeric', timeZone: 'UTC' })
    return dateNames(language, group).flatMap((form, member) => {
      const parts = within.formatToParts(datesOf[group][member])
      const part = parts.find(({ type }) => type === group)?.value ?? ''
      return formsOf(form, /^\P{N}+$/u.test(part) ? part : form).map((text) => ({ text, group, member }))
    })
  })
}

/** Two forms of a word, or their stem, which other cases have too. */
function formsOf(one: string, other: string): string[] {
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  return one === other || same < leastStem ? distinct([one, other]) : [`${one.slice(0, same)}*`]
}

function countryPhrases(language: string): KnownPhrase[] {
  const styles = (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' }),
  )
  const named = codes.flatMap((code) =>
    distinct(styles.map((names) => names.of(code) ?? '')).map((name) =>
      countryPhrase(name, countrySets.country, code),
    ),
  )
  return [...named, ...peoplePhrases(language)]
}

/** Peoples, which stand in the names of their money: `Dutch guilder`, `Schweizer Franken`. */
function peoplePhrases(language: string): KnownPhrase[] {
  const names = new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' })
  const regions = new Map<string, Set<string>>()
  for (const currency of [...Intl.supportedValuesOf('currency'), ...formerMoney]) {
    const words = (names.of(currency) ?? '').split(' ')
    if (words.length !== 2 || currency.startsWith('X')) continue
    for (const word of words.map(foldWord))
      regions.set(word, (regions.get(word) ?? new Set()).add(currency.slice(0, 2)))
  }
  const isNamed = /^en\b/u.test(language)
  return [...regions].flatMap(([word, [code = '', ...more]]) =>
    more.length > 0 || word.length < leastStem
      ? []
      : [
          {
            text: `${word.length < leastStem + 3 ? word.replace(vowel, '') : word.slice(0, -2)}*`,
            group: countrySets.country,
            member: countryOf(code),
            isNamed,
          },
        ],
  )
}

function languagePhrases(language: string): KnownPhrase[] {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' })
  return codes.map((code) => countryPhrase(names.of(code.toLowerCase()) ?? '', countrySets.language, code))
}

/** Endings of cases and of peoples stand behind a name: `Deutschlands`, `Indian`. */
function countryPhrase(name: string, group: string, code: string): KnownPhrase {
  const stem = name.replace(vowel, '')
  const text = stem.length >= leastStem && !isUnspaced(name) ? `${stem}*` : name
  const member = group === countrySets.language ? codes.indexOf(code) : countryOf(code)
  return { text, group, member, isNamed: capital.test(name) }
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
