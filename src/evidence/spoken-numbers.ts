import { wordsOf } from '#words'
import type { NumberPart, NumberWords } from './compile-spelling.ts'
import { compileSpelling } from './compile-spelling.ts'

/** A word in digits: its parts as a number, and what it may be elsewhere, such as `1.234`. */
type DigitWord = { parts: readonly (NumberPart & { isDigits?: true })[]; also: readonly number[] }

const plain = /^(\d+(?:\.\d+)?)(st|nd|rd|th|s|er|e|ème|ère|º|ª|k|m|mn|mio|mrd|b|bn)?$/
const scales = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['mn', 1e6],
  ['mio', 1e6],
  ['mrd', 1e9],
  ['b', 1e9],
  ['bn', 1e9],
])
/** `1.500`: thousands, or a fraction, by language. */
const pointed = /^\d{1,3}(?:\.\d{3})+$/
/** `1.500,75` and `1.500.000` are thousands everywhere. */
const surelyPointed = /^\d{1,3}(?:(?:\.\d{3}){2,}|(?:\.\d{3})+,\d+)$/
/** Digits with the words of a script that writes them together: `3만`, `25일`, `25वें`. */
const attached =
  /^(\d+(?:\.\d+)?)(\p{sc=Hangul}+|[\p{sc=Deva}\p{sc=Beng}\p{sc=Gujr}\p{sc=Guru}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{M}]+)$/u

/** Reads a folded word that begins with digits; `null` for all others, and for digits within a name. */
export function readDigits(word: string, language: NumberWords | null): DigitWord | null {
  const code = word.charCodeAt(0)
  if (code < 48 || code > 57) return null
  if (surelyPointed.test(word)) return digitsOf(Number(word.replaceAll('.', '').replace(',', '.')))
  if (pointed.test(word)) {
    const [whole, fraction] = [Number(word.replaceAll('.', '')), Number(word)]
    const isFraction = language === null || language.rules.decimalPoint === true
    return isFraction ? digitsOf(fraction, [whole]) : digitsOf(whole, [fraction])
  }
  const match = plain.exec(word)
  if (match !== null) return digitsOf(withoutDust(Number(match[1]) * (scales.get(match[2] ?? '') ?? 1)))
  const [, number, suffix] = attached.exec(word) ?? []
  if (number === undefined || suffix === undefined) return null
  const factor = language?.partsAt([suffix], 0)?.parts ?? []
  return {
    parts: [...digitsOf(Number(number)).parts, ...factor.filter(({ kind }) => kind === 'times')],
    also: [],
  }
}

function digitsOf(value: number, also: readonly number[] = []): DigitWord {
  return { parts: [{ kind: 'add', value, isDigits: true }], also }
}

/** A number in a run of words: its value, and the places of its first word and behind its last. */
export type SpokenNumber = {
  value: number
  from: number
  to: number
  /** The other values that the words may have: `twenty second` may be twenty and a second. */
  also?: readonly number[]
  /** Made of words alone that are ordinary words too. */
  isWeak?: true
  /** Ends on a zero behind its point: `point sixty`, `3.10`. */
  endsOnZero?: true
}

/** A value without the dust of binary fractions: 1.1 thousand million is 1100000000. */
export function withoutDust(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(12))
}

/** Words between the two numbers of a share: `seven out of ten`. */
const shareReach = 2
/** The wholes of a share: people say seven in ten, and no part of other numbers. */
const wholes = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 20, 100, 1000])
/** Words between a part and the number that it is of: `a third of a million`. */
const partReach = 3
/** Less than this nobody halves by words. */
const leastOfPart = 100
const centuries = { from: 10, to: 21 }

/**
 * The values that two numbers have together, by the position of the first word: a share of each other, or a
 * year in two halves.
 */
export function sharesAmong(numbers: readonly SpokenNumber[]): number[] {
  return numbers.flatMap((number, at) => shareFrom(number, numbers[at + 1]))
}

/** The values of a number together with the one behind it. */
function shareFrom(one: SpokenNumber, other: SpokenNumber | undefined): number[] {
  if (other === undefined) return []
  const between = other.from - one.to
  const isShare =
    one.value > 0 &&
    between > 0 &&
    between <= shareReach &&
    one.value < other.value &&
    wholes.has(other.value)
  const share = one.value / other.value
  const isYear =
    between === 0 &&
    one.value >= centuries.from &&
    one.value < centuries.to &&
    other.value >= 10 &&
    other.value < 100
  return [
    ...(isShare ? [share, Math.round(share * 100), Math.floor(share * 100)] : []),
    ...(isYear ? [one.value * 100 + other.value] : []),
  ]
}

/** The values of a number with a part of one before it: half a million. */
export function partsOf(
  words: readonly string[],
  { value, from }: SpokenNumber,
  spelling: NumberWords | null,
): number[] {
  if (value < leastOfPart) return []
  return words.slice(Math.max(0, from - partReach), from).flatMap((word) => {
    const divisor = spelling?.divisorOf(word) ?? 0
    return divisor === 0 ? [] : [value / divisor]
  })
}

/** Languages that share the words of another. */
const sameAs: Readonly<Record<string, string>> = {
  nb: 'no',
  nn: 'no',
  bs: 'hr',
  ms: 'id',
  cmn: 'zh',
  yue: 'zh',
  iw: 'he',
  in: 'id',
}
const compiled = new Map<string, NumberWords>()

/** The number words of a language, BCP 47; `null` where we know none, or where a page has not loaded them. */
export function numberWordsOf(language: string): NumberWords | null {
  const code = codeOf(language)
  const known = compiled.get(code)
  if (known !== undefined) return known
  const spelling = wordsOf(code)?.numbers
  if (spelling === undefined) return null
  const words = compileSpelling(spelling)
  compiled.set(code, words)
  return words
}

/** The code under which the words of a language are known, BCP 47; empty for Hindi in Latin letters. */
export function codeOf(language: string): string {
  const [primary = '', script] = language.toLowerCase().split('-', 2)
  if (script === 'latn' && primary === 'hi') return ''
  return primary === 'sr' && script === 'latn' ? 'hr' : (sameAs[primary] ?? primary)
}

const common = ['en', 'de', 'fr', 'es', 'pt', 'it', 'ru', 'zh']

/** A folded word is a number word, and nothing else, of any of the languages that most transcripts are in. */
export function isNumberWord(word: string): boolean {
  return common.some((language) => {
    const parts = numberWordsOf(language)?.partsAt([word], 0)?.parts ?? []
    return parts.some((part) => (part.kind === 'add' || part.kind === 'times') && part.isWeak !== true)
  })
}
