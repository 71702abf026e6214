import { loadWords, wordsOf } from '#words'
import { seriesMembers, seriesNames } from '#words/groups.ts'
import type { StatementWords } from '#words/statements-schema.ts'
import { foldWords } from '../scan-words.ts'
import { codeOf } from '../spoken-numbers.ts'
import { knownPhrases, countryOf, countrySets } from './known-phrases.ts'
import { capitalNounsOf } from './name-patterns.ts'
import type { CapitalNouns } from './name-patterns.ts'

/** The beginning of the groups of antonyms; the language and a number follow. */
export const antonymGroup = 'antonym '
/** The beginning of the groups of sets; the name of the set follows. */
export const setGroup = 'set '

/** The function of a word or phrase in a statement: a member of a group such as `quantifier` or `time`. */
export type Sense = { group: string; member: number }

/** A phrase of a table from its first word on; a word that ends in `*` stands for any ending. */
type Phrase = { words: readonly string[]; sense: Sense; isNamed?: boolean }

/** The table of a language, ready to be looked up. */
export type LanguageWords = {
  code: string
  concord: boolean
  /** The patterns of names in languages where every noun has a capital; else `null`. */
  capitalNouns: CapitalNouns | null
  /** A title with the name beside it, and a name without one, where letters have no case; else `null`. */
  titledName: RegExp | null
  bareName: RegExp | null
  /** The prefix that negates a word; empty where there is none. */
  denyingPrefix: string
  /** A negation stands behind what it denies. */
  deniesBefore: boolean
  /** Written in Latin letters. */
  isLatin: boolean
  /** A folded word without what is written onto its beginning. */
  bareOf: (word: string) => string
  /** So many words, in characters where each is read as a word. */
  reachOf: (words: number) => number
  isFunction: (word: string) => boolean
  stemOf: (word: string) => string
  /** The senses of the longest phrases at a position of folded words, with their number of words. */
  sensesAt: (words: readonly string[], at: number, isCapital?: boolean) => { sense: Sense; length: number }[]
  orders: readonly RegExp[]
}

export const quantifierMembers = { all: 0, most: 1, many: 2, some: 3, few: 4, none: 5, only: 6 } as const
export const modalMembers = { may: 0, must: 1 } as const
/** The languages without blanks between words, in which each character is read as one. */
const unspaced = new Set(['ja', 'zh'])
const charactersInWord = 2
const otherScripts = new Set(['ja', 'zh', 'ar', 'hi', 'ru'])
const compiled = new Map<string, LanguageWords>()

/** The words of a language, BCP 47; `null` where there is no table, or where a page has not loaded it. */
export function languageWords(tag: string): LanguageWords | null {
  const [code = '', script] = tag.toLowerCase().split('-', 2)
  // The table of Hindi has no word in Latin letters, and a denial would be overlooked.
  if (code === 'hi' && script === 'latn') return null
  const known = compiled.get(code)
  if (known !== undefined) return known
  const { statements, negations = [] } = wordsOf(code) ?? {}
  if (statements === undefined) return null
  const words = compile(code, { ...statements, negations })
  compiled.set(code, words)
  return words
}

/**
 * Loads into a page the words of a language, BCP 47, and those of English, in which most orders are;
 * everywhere else all are there.
 * @throws where the network fails
 */
export async function loadLanguageWords(tag: string): Promise<void> {
  const [code = ''] = tag.toLowerCase().split('-', 1)
  await Promise.all([code, codeOf(tag), 'en'].map(loadWords))
}

/** The lists of statements with the negations, which quotes are read with too. */
type Table = StatementWords & { negations: readonly string[] }

function compile(code: string, table: Table): LanguageWords {
  const elision = elisionOf(table)
  const functions = new Set(table.functions.flatMap(foldWords))
  const bareOf = (word: string): string => {
    if (functions.has(word)) return word
    return (elision === null ? word : word.replace(elision, '')).replace(possessive, '').replace(amount, '')
  }
  const { names } = table
  return {
    code,
    concord: table.concord === true,
    capitalNouns: names === undefined ? null : capitalNounsOf(names),
    titledName: table.titledName === undefined ? null : new RegExp(table.titledName, 'gu'),
    bareName: table.bareName === undefined ? null : new RegExp(table.bareName, 'u'),
    denyingPrefix: table.denyingPrefix ?? '',
    deniesBefore: table.deniesBefore === true,
    isLatin: !otherScripts.has(code),
    bareOf,
    reachOf: (words) => (unspaced.has(code) ? words * charactersInWord : words),
    isFunction: (word) => functions.has(word) || functions.has(bareOf(word)),
    stemOf: createStemmer(table, bareOf),
    sensesAt: createLookUp(phrasesOf(code, table, bareOf)),
    orders: table.orders.map((order) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${order})(?![\\p{L}\\p{M}])`, 'u')),
  }
}

function elisionOf({ elisions }: StatementWords): RegExp | null {
  if (elisions === undefined) return null
  const patterns = elisions.map((each) => {
    if (typeof each === 'string') return each
    const before = each.before === undefined ? '' : `(?=[${each.before.join('')}])`
    const least = each.least === undefined ? '' : `(?=.{${each.least}})`
    return `${each.text}${before}${least}`
  })
  return new RegExp(`^(?:${patterns.join('|')})`, 'u')
}

function createStemmer(table: StatementWords, bareOf: (word: string) => string): (word: string) => string {
  const irregular = new Map(Object.entries(table.irregular))
  const ending =
    table.endings.length === 0 ? null : new RegExp(`^(.{3,}?)(?:${table.endings.join('|')})$`, 'u')
  const stems = new Map<string, string>()
  return (word) => {
    const known = stems.get(word)
    if (known !== undefined) return known
    const plain = irregular.get(bareOf(word)) ?? bareOf(word)
    const stem = cutDouble(ending?.exec(plain)?.[1] ?? plain)
    stems.set(word, stem)
    return stem
  }
}

/** `stopp` of `stopped` is `stop`. */
function cutDouble(stem: string): string {
  return /([^aeiou])\1$/u.test(stem) && stem.length > 3 ? stem.slice(0, -1) : stem
}

function phrasesOf(code: string, table: Table, bareOf: (word: string) => string): Phrase[] {
  const { negations, causes, quantifiers, modals, possible } = table
  const { harmless, fixed, implied, certain, says, opens, verified, itself } = table
  const phrases: Phrase[] = [
    ...Object.entries({
      negation: negations,
      harmless,
      fixed,
      implied,
      certain,
      says,
      opens,
      verified,
      itself,
    }).flatMap(([group, list]) => phrasesIn(group, [list])),
    ...Object.entries({ possible, cause: causes, quantifier: quantifiers, modal: modals }).flatMap(
      ([group, members]) => phrasesIn(group, Object.values(members)),
    ),
    ...Object.entries(table.opposites).flatMap(([name, sides]) => phrasesIn(name, sides)),
    ...seriesNames.flatMap((name) =>
      phrasesIn(
        name,
        seriesMembers[name].map((member) => table.series[name]?.[member] ?? []),
      ),
    ),
    ...table.antonyms.flatMap((sides, at) => phrasesIn(`${antonymGroup}${code} ${at}`, sides)),
    ...Object.entries(table.sets).flatMap(([name, members]) =>
      phrasesIn(`${setGroup}${name}`, Object.values(members)),
    ),
    ...Object.entries(table.countries ?? {}).flatMap(([country, list]) =>
      list.map((text) => ({
        words: piecesOf(text),
        sense: { group: countrySets.country, member: countryOf(country) },
      })),
    ),
  ]
  return [...phrases, ...knownBeside(phrases, code)].map((phrase) => ({
    ...phrase,
    words: phrase.words.map(bareOf),
  }))
}

/** The phrases of the platform without those that the table has in another sense, as `may`. */
function knownBeside(phrases: readonly Phrase[], code: string): Phrase[] {
  const groups = Map.groupBy(phrases, ({ words }) => words.join(' '))
  return knownPhrases(code).flatMap(({ text, group, member, isNamed = false }) => {
    const words = piecesOf(text)
    const others = groups.get(words.join(' '))?.map(({ sense }) => sense.group) ?? []
    const isOther = others.some((other) => other !== group && !other.startsWith(setGroup))
    return isOther ? [] : [{ words, sense: { group, member }, isNamed }]
  })
}

/** Members are numbered by their position. */
function phrasesIn(group: string, members: readonly (readonly string[])[]): Phrase[] {
  return members.flatMap((list, member) =>
    list.map((phrase) => ({ words: piecesOf(phrase), sense: { group, member } })),
  )
}

/** The words of a phrase as they are read in a text; a `*` stays at the end of its word. */
function piecesOf(phrase: string): string[] {
  return phrase.split(' ').flatMap((piece) => {
    const words = foldWords(piece.replace('*', ''))
    const [last = ''] = words.slice(-1)
    return piece.endsWith('*') ? [...words.slice(0, -1), `${last}*`] : words
  })
}

const possessive = /'s$/u
/** `45minutes` */
const amount = /^\d+(?=\p{L}{3})/u
const minPrefix = 2

function createLookUp(phrases: readonly Phrase[]): LanguageWords['sensesAt'] {
  const whole = new Map<string, Phrase[]>()
  const prefixes = new Map<string, Phrase[]>()
  for (const phrase of phrases) {
    const [first = ''] = phrase.words
    const [map, key] = first.endsWith('*') ? [prefixes, first.slice(0, -1)] : [whole, first]
    map.set(key, [...(map.get(key) ?? []), phrase])
  }
  const known = new Map<string, readonly Phrase[]>()
  const startingWith = (word: string): readonly Phrase[] => {
    const found = known.get(word)
    if (found !== undefined) return found
    const all = [...(whole.get(word) ?? [])]
    for (let length = minPrefix; length <= word.length; length += 1)
      all.push(...(prefixes.get(word.slice(0, length)) ?? []))
    known.set(word, all)
    return all
  }
  return (words, at, isCapital = true) =>
    startingWith(words[at] ?? '')
      .filter(
        (phrase) =>
          (isCapital || phrase.isNamed !== true) &&
          phrase.words.every((word, offset) => offset === 0 || meets(word, words[at + offset])),
      )
      .map(({ sense, words: { length } }) => ({ sense, length }))
}

function meets(pattern: string, word: string | undefined): boolean {
  if (word === undefined) return false
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : pattern === word
}
