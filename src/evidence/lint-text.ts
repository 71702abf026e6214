import type { NumberWords } from './compile-spelling.ts'
import { readEveryNumber, readNumbers } from './read-numbers.ts'
import { isUnspaced, readWords } from './scan-words.ts'
import type { Word } from './scan-words.ts'
import { numberWordsOf, partsOf, sharesAmong } from './spoken-numbers.ts'

/** Words in front of a number that has been rounded, in the languages that most transcripts are in. */
const about = new Set(
  `about around roughly nearly almost approximately some circa over etwa rund fast knapp ungefähr gut unos unas casi alrededor
   aproximadamente cerca environ près presque quasi circa quase около почти примерно порядка более sekitar hampir kurang lebih
   約 约 近 ほぼ およそ 大 حوالي نحو تقريبا زهاء लगभग करीब`.split(/\s+/),
)
/** Words between such a word and its number. */
const reach = 2
/** Rounded to its first figure a number may be so far off. */
const tolerance = 0.1
const years = { from: 1000, to: 2100 }

/** One of some numbers gives the other when rounded: 347,812 and 350,000; `about` 47 and 50. */
function isRounded(stated: number, said: Iterable<number>, before: readonly string[]): boolean {
  const isAbout = before.slice(-reach).some((word) => about.has(word))
  const step = stepOf(stated)
  for (const exact of said) {
    if (isYear(exact) && isYear(stated)) continue
    const off = Math.abs(exact - stated)
    const isFiner = stepOf(exact) < step
    if (isFiner && off <= step / 2 && (isAbout ? off <= tolerance * exact : figuresOf(stated, step) > 1))
      return true
  }
  return false
}

/** One of some numbers is about the same: a third of a million is a round number. */
function isNearly(stated: number, said: Iterable<number>): boolean {
  return [...said].some((exact) => Math.abs(exact - stated) <= tolerance * exact)
}

function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= years.from && value <= years.to
}

/** The worth of the last figure that is no zero. */
function stepOf(value: number): number {
  if (value === 0) return 1
  const [figures = '', exponent = '0'] = value.toExponential().split('e')
  const decimals = figures.split('.')[1]?.length ?? 0
  return 10 ** (Number(exponent) - decimals)
}

function figuresOf(value: number, step: number): number {
  return Math.floor(Math.log10(Math.abs(value) / step)) + 1
}

/** The sources from which a statement may take its numbers and names. */
export type Surroundings = {
  /** Folded words of the transcript. */
  words: readonly string[]
  numbers: ReadonlySet<number>
  /** True where numbers that are spelled out in the transcript can be read. */
  readsSpelled: boolean
}

/** Up to here numbers are mostly spelled out, and pass in a language of unknown number words. */
const usuallySpelledOut = 12
const sentenceStart = /(?:^|[.!?…:;。！？“"«(—–-])[\s“"«(‘']*$/u
const capitalized = /^\p{Lu}/u
const allCapitals = /^\p{Lu}+$/u
const letter = /\p{L}/u
const digit = /\d/
/** `COVID-19` */
const nameBefore = /\p{Lu}\p{L}*[-–]$/u
const possessive = /['’]s$|['’]$/u
/** Languages that capitalize every noun. */
const capitalizesNouns = /^(?:de|lb)(?:-|$)/i
const neverNames = new Set("i i'm i'd i'll i've ok okay mr mrs ms dr tv".split(' '))

/**
 * The numbers among folded words, in digits or spelled out. `three million two hundred` may also be said of
 * two things; digits within a word, as in `3D`, count too.
 */
export function numbersIn(words: readonly string[], spelling: NumberWords | null): Set<number> {
  const held = new Set<number>()
  for (const { value, from, to, also = [] } of readEveryNumber(words, spelling)) {
    for (const each of [value, ...also]) held.add(each)
    for (const each of fractionAt(words, to, value, spelling)) held.add(each)
    for (let at = from; at < to - 1; at += 1) {
      const part = spelling?.partsAt(words, at)?.parts.at(-1)
      if (part?.kind !== 'times' || !part.closes) continue
      for (const half of [words.slice(from, at + 1), words.slice(at + 1, to)]) {
        for (const number of readEveryNumber(half, spelling)) held.add(number.value)
      }
    }
  }
  for (const at of words.keys()) for (const each of fractionAt(words, at, 1, spelling)) held.add(each)
  for (const number of words.flatMap(numbersWithin)) held.add(number)
  return held
}

/** The value of `half` or `quarters` with the number before: three quarters are 0.75 and 75 percent. */
function fractionAt(
  words: readonly string[],
  at: number,
  count: number,
  spelling: NumberWords | null,
): number[] {
  const divisor = spelling?.divisorOf(words[at] ?? '') ?? 0
  if (divisor === 0 || count > divisor) return []
  const share = count / divisor
  return [divisor, share, count + share, Math.round(share * 100), Math.floor(share * 100)]
}

/** The number from which a fraction is in percent. */
const percentFrom = 3

/** The digits within a word that has letters too. */
export function numbersWithin(word: string): number[] {
  return letter.test(word) && digit.test(word)
    ? [...word.matchAll(/\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g)].map(([part]) =>
        Number(part.replaceAll(',', '')),
      )
    : []
}

/** The numbers of a text, as written there, that the surroundings do not hold, in digits or in words. */
export function missingNumbers(text: string, language: string, around: Surroundings): string[] {
  const written = readWords(text, language)
  const words = written.map(({ word }) => word)
  const spelling = numberWordsOf(language)
  const read = readNumbers(words, spelling)
  return read
    .filter((number, at) => {
      const { value, from, to, also = [] } = number
      const parts = partsOf(words, number, spelling)
      const shares = sharesAmong(read.slice(Math.max(0, at - 1), at + 2))
      const fraction = fractionAt(words, to, value, spelling)
      const meanings = [value, ...also, ...fraction, ...parts, ...shares]
      const isSaid =
        meanings.some((each) => around.numbers.has(each)) ||
        isRounded(value, around.numbers, words.slice(0, from)) ||
        [...parts, ...fraction.slice(percentFrom)].some((each) => isNearly(each, around.numbers))
      const isInName = nameBefore.test(text.slice(0, written[from]?.from))
      if (isSaid || isInName || isLoneUnit(words, from, to)) return false
      return around.readsSpelled || value > usuallySpelledOut
    })
    .map(({ from, to }) => text.slice(written[from]?.from ?? 0, written[to - 1]?.to ?? 0))
}

/**
 * The names of a text that the surroundings do not hold: words with a capital within a sentence. A character
 * more or less is let through, for captions misspell names.
 */
export function missingNames(text: string, language: string, around: Surroundings): string[] {
  if (capitalizesNouns.test(language)) return []
  const words = readWords(text, language)
  const withCapital = words.filter(({ from }) => capitalized.test(text.slice(from)))
  if (withCapital.length * 2 > words.length) return []
  const names = withCapital.filter((word) => isName(text, word))
  const missing = names.filter(({ word, from, to }) => {
    const isAbbreviation = allCapitals.test(text.slice(from, to))
    return !isHeld(rootOf(word), around.words) && !(isAbbreviation && isSpelled(word, around.words))
  })
  return missing.map(({ from, to }) => text.slice(from, to).replace(possessive, ''))
}

/** `one of them`, and characters such as 一 that are part of ordinary words, are no figures. */
function isLoneUnit(words: readonly string[], from: number, to: number): boolean {
  const word = words[from] ?? ''
  return to - from === 1 && (word === 'one' || isUnspaced(word))
}

function isName(text: string, { from, word }: Word): boolean {
  return !/\d/.test(word) && !neverNames.has(word) && !sentenceStart.test(text.slice(0, from))
}

function rootOf(word: string): string {
  const bare = word.replace(possessive, '')
  return bare.length > 3 ? bare.replace(/e?s$/u, '') : bare
}

/** Letters of an abbreviation at most, and the beginning that forms of a name share: `Canada`, `Canadian`. */
const abbreviation = { min: 2, max: 5 }
const beginning = 5

/**
 * The letters of an abbreviation are said one by one, or begin words that follow each other. Captions may
 * mishear one of them: `K and N`.
 */
function isSpelled(name: string, words: readonly string[]): boolean {
  if (name.length < abbreviation.min || name.length > abbreviation.max) return false
  const letters = Array.from(name)
  return words.some((_, at) => {
    const said = words.slice(at, at + letters.length)
    const misheard = said.filter((word, offset) => !word.startsWith(letters[offset] ?? ''))
    const heard = said.filter((word, offset) => word === letters[offset])
    const isSlip = heard.length > 1 && misheard.length === 1 && misheard[0]?.length !== 1
    return said.length === letters.length && (misheard.length === 0 || isSlip)
  })
}

function isHeld(name: string, words: readonly string[]): boolean {
  return words.some((word) => {
    if (name.length > beginning && word.slice(0, beginning) === name.slice(0, beginning)) return true
    const isForm = word.startsWith(name) && (word === name || rootOf(word) === name)
    return isForm || (name.length > 4 && isNear(name, word))
  })
}

/** One word begins with the other, or they differ by one character. */
export function isNear(name: string, word: string): boolean {
  if (word.length > 3 && (name.startsWith(word) || word.startsWith(name))) return true
  if (Math.abs(name.length - word.length) > 1) return false
  const longer = Math.max(name.length, word.length)
  const shorter = Math.min(name.length, word.length)
  let same = 0
  while (same < shorter && name[same] === word[same]) same += 1
  let behind = 0
  while (behind < shorter - same && name.at(-1 - behind) === word.at(-1 - behind)) behind += 1
  return same + behind >= longer - 1
}
