import { languageWords } from '#evidence/compare/language-words.ts'
import type { LanguageWords } from '#evidence/compare/language-words.ts'
import { readWords } from '#evidence/scan-words.ts'
import type { Word } from '#evidence/scan-words.ts'
import { wordsOf } from '#words'
import { seriesMembers, seriesNames } from '#words/groups.ts'
import type { Words } from '#words/schema.ts'

/** The parts of a talk that take one another's part in a turned sentence, each as it is written. */
export type TalkParts = { numbers: readonly string[]; names: readonly string[]; nouns: readonly string[] }

/** The words of a language for turning sentences, and the tag of the language, BCP 47. */
export type TurningLanguage = {
  tag: string
  words: LanguageWords | null
  /** Phrases with what makes them false, the longest first. */
  phrases: readonly (readonly [said: string, instead: string])[]
  /** The members of each group of which one excludes the others. */
  groups: ReadonlyMap<string, readonly (readonly string[])[]>
}

/** A change of a sentence: a stretch of it with what stands there instead. */
type Change = { from: number; to: number; instead: string }

/** A kind of change; gives the ones that a sentence offers. */
type Turn = (text: string, read: readonly Word[], turning: Turning) => Change[]
type Turning = {
  language: TurningLanguage
  talk: TalkParts
  pick: <Item>(list: readonly Item[]) => Item | undefined
}

type Tables = Pick<TurningLanguage, 'phrases' | 'groups'>

const known = new Map<string, Tables>()

/** The words of a language for turning sentences; numbers and names need none. */
export function turningLanguage(tag: string): TurningLanguage {
  const words = languageWords(tag)
  const code = words?.code ?? ''
  const tables = known.get(code) ?? readTables(code)
  known.set(code, tables)
  return { tag, words, ...tables }
}

function readTables(code: string): Tables {
  const table = wordsOf(code)?.statements
  const turns = Object.entries(table?.turns ?? {}).flatMap(([said, turned]) => bothWays(said, turned))
  return {
    phrases: [...new Map(turns)].toSorted(([one], [other]) => other.length - one.length),
    groups: table === undefined ? new Map() : groupsOf(code, table),
  }
}

function bothWays(said: string, turned: string): [string, string][] {
  const there: [string, string] = [said, turned]
  return turned === '' ? [there] : [there, [turned, said]]
}

function groupsOf(
  code: string,
  { opposites, antonyms, series, sets }: NonNullable<Words['statements']>,
): TurningLanguage['groups'] {
  return new Map<string, readonly (readonly string[])[]>([
    ...Object.entries(opposites),
    ...antonyms.map((sides, at) => [`antonym ${code} ${at}`, sides] as const),
    ...seriesNames.map(
      (name) => [name, seriesMembers[name].map((member) => series[name]?.[member] ?? [])] as const,
    ),
    ...Object.entries(sets).map(([name, members]) => [`set ${name}`, Object.values(members)] as const),
  ])
}

const digits = /^\p{Nd}{1,4}$/u
const capital = /^\p{Lu}\p{L}{2}/u
const sentenceMark = /[.!?。！？।:"“«„]\s*$/u
const wholeText = /[\p{L}\p{M}\p{N}’'-]/u

/** Digits that stand for themselves: no time, no part of a name or of a longer number. */
function isNumber(text: string, { from, to }: Word): boolean {
  return digits.test(text.slice(from, to)) && !/[:/.,-]\p{N}|^[:/-]/u.test(text.slice(to, to + 2))
}

/** A word with a capital within a sentence, where only names have one. */
function isName(text: string, { from, to }: Word, words: LanguageWords | null): boolean {
  if (words !== null && words.capitalNouns !== null) return false
  return from > 0 && capital.test(text.slice(from, to)) && !sentenceMark.test(text.slice(0, from))
}

function isOneOf(names: readonly string[], text: string, { from, to }: Word): boolean {
  return names.includes(text.slice(from, to))
}

/** A word of matter behind one of grammar and before another, or before the end of its clause. */
function isNoun(text: string, read: readonly Word[], at: number, words: LanguageWords): boolean {
  const [before, word, next] = [read[at - 1], read[at], read[at + 1]]
  if (before === undefined || word === undefined || word.word.length < minNoun) return false
  const isClosed = next === undefined || words.isFunction(next.word) || /[.,;:]/u.test(text.charAt(word.to))
  return isClosed && words.isFunction(before.word) && !words.isFunction(word.word) && !digits.test(word.word)
}
const minNoun = 4

/** The numbers, names and nouns of some sentences; of nouns each with the word of grammar before it. */
export function partsOf(texts: readonly string[], { tag, words }: TurningLanguage): TalkParts {
  const parts = { numbers: new Set<string>(), names: new Set<string>(), nouns: new Set<string>() }
  const small = new Set<string>()
  for (const text of texts) {
    const read = readWords(text, tag)
    for (const [at, word] of read.entries()) {
      const written = text.slice(word.from, word.to)
      if (isNumber(text, word)) parts.numbers.add(written)
      else if (isName(text, word, words)) parts.names.add(written)
      else small.add(written)
      if (words !== null && isNoun(text, read, at, words))
        parts.nouns.add(text.slice(read[at - 1]?.from ?? 0, word.to))
    }
  }
  // What is written small elsewhere only begins a sentence there.
  const names = [...parts.names].filter((name) => !small.has(name.toLowerCase()))
  return { numbers: [...parts.numbers], names, nouns: [...parts.nouns] }
}

const turnNumber: Turn = (text, read, { talk, pick }) =>
  read.flatMap((word) => {
    if (!isNumber(text, word)) return []
    const said = text.slice(word.from, word.to)
    const others = talk.numbers.filter((other) => other.length === said.length && other !== said)
    // The next but one is no rounding of it.
    const instead = pick(others) ?? String(Number(said) + (Number(said) > minNumber ? said.length * 7 : 2))
    return Number.isNaN(Number(instead)) ? [] : [{ ...word, instead }]
  })
const minNumber = 9

const turnName: Turn = (text, read, { talk, language, pick }) =>
  read.flatMap((word) => {
    if (!isName(text, word, language.words) || !isOneOf(talk.names, text, word)) return []
    const said = text.slice(word.from, word.to)
    const instead = pick(talk.names.filter((name) => name !== said))
    return instead === undefined ? [] : [{ ...word, instead }]
  })

const turnNoun: Turn = (text, read, { talk, language: { words }, pick }) =>
  read.flatMap((word, at) => {
    if (words === null || !isNoun(text, read, at, words)) return []
    const from = read[at - 1]?.from ?? 0
    const said = text.slice(from, word.to)
    const grammar = text.slice(from, word.from)
    const instead = pick(talk.nouns.filter((noun) => noun.startsWith(grammar) && noun !== said))
    return instead === undefined ? [] : [{ from, to: word.to, instead }]
  })

/** Two names of a sentence that change places: who did it to whom. */
const turnRoles: Turn = (text, read, { talk, language: { words } }) => {
  const names = read.filter((word) => isName(text, word, words) && isOneOf(talk.names, text, word))
  const [one, other] = names
  if (words === null || one === undefined || other === undefined || one.word === other.word) return []
  const between = read.filter(({ from }) => from > one.from && from < other.from)
  const hasDeed = between.some(({ word }) => !words.isFunction(word)) && between.length >= minBetween
  const joined = /^\s*(?:,|\p{L}{1,3}\s+$)/u.test(text.slice(one.to, other.from))
  if (!hasDeed || joined) return []
  const instead = `${text.slice(other.from, other.to)}${text.slice(one.to, other.from)}${text.slice(one.from, one.to)}`
  return [{ from: one.from, to: other.to, instead }]
}
const minBetween = 2

/** A word of a group of which one excludes the others: rises and falls, days and weeks. */
const turnMember: Turn = (text, read, { language: { words, groups }, pick }) => {
  if (words === null) return []
  const folded = read.map(({ word }) => words.bareOf(word))
  return read.flatMap((word, at) => {
    const [sense, ...more] = words.sensesAt(folded, at).filter(({ length }) => length === 1)
    const members = sense === undefined ? undefined : groups.get(sense.sense.group)
    if (sense === undefined || members === undefined || more.length > 0 || words.isFunction(word.word))
      return []
    const said = text.slice(word.from, word.to)
    const others = members.filter((_, member) => member !== sense.sense.member)
    const instead = nearestForm(said, pick(others) ?? [])
    return instead === null ? [] : [{ ...word, instead }]
  })
}

/** The form whose ending is most like that of a word, so that the sentence stays one. */
function nearestForm(said: string, forms: readonly string[]): string | null {
  const whole = forms.filter((form) => !form.includes('*') && !form.includes(' '))
  const [best] = whole.toSorted((a, b) => sharedEnd(said, b) - sharedEnd(said, a))
  return best ?? null
}

function sharedEnd(one: string, other: string): number {
  let length = 0
  while (length < Math.min(one.length, other.length) && one.at(-1 - length) === other.at(-1 - length))
    length += 1
  return length
}

/** A phrase with what makes it false: is and is not, because and although, many and few. */
const turnPhrase: Turn = (text, _read, { language: { phrases, words } }) => {
  const isSpaced = words?.code !== 'ja' && words?.code !== 'zh'
  const covered = new Set<number>()
  const lower = text.toLowerCase()
  return phrases.flatMap(([said, instead]) => {
    const from = lower.indexOf(said)
    const to = from + said.length
    const isWhole = !isSpaced || (!wholeText.test(text.charAt(from - 1)) && !wholeText.test(text.charAt(to)))
    if (from < 0 || !isWhole || covered.has(from)) return []
    for (let at = from; at < to; at += 1) covered.add(at)
    return [{ from, to: instead === '' && text.charAt(to) === ' ' ? to + 1 : to, instead }]
  })
}

const turns = {
  number: turnNumber,
  name: turnName,
  noun: turnNoun,
  roles: turnRoles,
  member: turnMember,
  phrase: turnPhrase,
} satisfies Record<string, Turn>

/** A kind of thing that is turned. */
export type TurnedKind = keyof typeof turns
export const turnedKinds = Object.keys(turns).filter((kind): kind is TurnedKind => kind in turns)

/**
 * A sentence with one thing of a kind turned, so that it says what was not said; `null` where it offers none.
 * Nothing is turned into what is said around it too.
 * @param around what is said there, the sentence with it
 */
export function turnSentence(
  text: string,
  kind: TurnedKind,
  { around, ...turning }: Turning & { around: readonly string[] },
): string | null {
  const { tag, words } = turning.language
  const changes = turns[kind](text, readWords(text, tag), turning)
  if (changes.length === 0) return null
  const said = new Set(around.flatMap((each) => readWords(each, tag).map(({ word }) => word)))
  const isSaid = ({ instead }: Change): boolean =>
    readWords(instead, tag).some(({ word }) => words?.isFunction(word) !== true && said.has(word))
  // A phrase is turned by words of grammar, and roles by names that are both said.
  const isFree = kind === 'phrase' || kind === 'roles'
  const change = turning.pick(isFree ? changes : changes.filter((each) => !isSaid(each)))
  if (change === undefined) return null
  const { from, to, instead } = change
  const isFirst = text.slice(0, from).trim() === ''
  const put = isFirst ? `${instead.charAt(0).toUpperCase()}${instead.slice(1)}` : instead
  const turned = text.slice(0, from) + put + text.slice(to)
  return turned === text ? null : turned
}
