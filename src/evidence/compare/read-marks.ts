import { isUnspaced, readWords } from '../scan-words.ts'
import type { Word } from '../scan-words.ts'
import { countrySets } from './known-phrases.ts'
import type { LanguageWords, Sense } from './language-words.ts'
import { setGroup } from './language-words.ts'

/** A word of a line or of the transcript with what it does there. */
export type Mark = {
  word: string
  /** As it is written, and where. */
  written: string
  from: number
  /** The sentence of the transcript; 0 in a line. */
  sentence: number
  /** Counted through a sentence; a negation reaches as far as its clause. */
  clause: number
  /** Asked, or said under another verb of saying or thinking: whether it is denied is not known. */
  isOpen: boolean
  stem: string
  hasContent: boolean
  /** The side on which a word is joined by a hyphen, and so is part of the same compound. */
  hyphen: 'before' | 'behind' | null
  senses: readonly Sense[]
  /** The senses are those of a phrase, of which this is the first word. */
  isPhrase: boolean
}

const capital = /^\p{Lu}/u
const small = /^\p{Ll}/u

/** A word is written with a capital, as names are where nothing else is. */
export function hasCapital({ written }: Pick<Mark, 'written'>): boolean {
  return capital.test(written)
}

const clauseEnd = /[.!?…:;,。、，！？：；।؟،—–()[\]]/u
const hyphen = /^[-‐‑]$/u
const question = /[?？؟][\s"'”’»)]*$/u
const han = /^\p{sc=Han}/u
const hiragana = /^\p{sc=Hiragana}/u

/** Reads a text of one language word by word. */
export function readMarks(text: string, words: LanguageWords, tag: string, sentence = 0): Mark[] {
  const read = readWords(text, tag)
  const folded = read.map(({ word }) => words.bareOf(word))
  const { senses, phrases } = sensesOf(folded, words, (at) => !small.test(text.charAt(read[at]?.from ?? 0)))
  let clause = 0
  const isAsked = question.test(text)
  let isOpen = isAsked
  return read.map(({ word, from, to }, at) => {
    const before = read[at - 1]
    const gap = text.slice(before?.to ?? 0, from)
    const own = senses[at] ?? []
    if (clauseEnd.test(gap)) isOpen = isAsked
    if (at > 0 && (clauseEnd.test(gap) || own.some(({ group }) => group === 'opens'))) clause += 1
    const wasOpen = isOpen
    if (saysUnderNegation(senses, at)) isOpen = true
    const joined = at > 0 && hyphen.test(gap) ? 'before' : hyphen.test(text.charAt(to)) ? 'behind' : null
    // `Colombie-Britannique` is no country.
    const isWhole = joined === null || phrases.has(at)
    return {
      word,
      written: text.slice(from, to),
      from,
      sentence,
      clause,
      isOpen: wasOpen,
      stem: stemOf(read, at, words),
      hyphen: joined,
      hasContent: !words.isFunction(word) && !hiragana.test(word),
      senses: isWhole ? own : own.filter(({ group }) => group !== countrySets.country),
      isPhrase: phrases.has(at),
    }
  })
}

/** Words between a negation and the verb of saying or thinking that it stands before. */
const negationReach = 3

/** `I don't think that it works`: what is negated is said, not done. */
function saysUnderNegation(senses: readonly (readonly Sense[])[], at: number): boolean {
  const has = (position: number, group: string): boolean =>
    senses[position]?.some((sense) => sense.group === group) === true
  if (!has(at, 'says')) return false
  return Array.from({ length: negationReach }, (_, offset) => at - offset - 1).some((position) =>
    has(position, 'negation'),
  )
}

/** The senses of each place; a phrase stands at its first word and hides what its words mean alone. */
function sensesOf(
  folded: readonly string[],
  words: LanguageWords,
  isCapital: (at: number) => boolean,
): { senses: Sense[][]; phrases: ReadonlySet<number> } {
  const senses: Sense[][] = folded.map(() => [])
  const phrases = new Set<number>()
  let covered = 0
  for (const at of folded.keys()) {
    if (at < covered) continue
    const found = words.sensesAt(folded, at, isCapital(at))
    const length = Math.max(1, ...found.map((each) => each.length))
    const longest = found.filter((each) => each.length === length)
    // `antes de` opens a clause, and `antes` still says when; `last year` is of a set, and `year` still a
    // unit.
    const isOpening = longest.every(({ sense }) => sense.group === 'opens')
    const isOfSet = longest.length > 0 && longest.every(({ sense }) => sense.group.startsWith(setGroup))
    senses[at] = (isOpening || isOfSet ? found : longest).map(({ sense }) => sense)
    if (length > 1) phrases.add(at)
    covered = isOfSet ? at + 1 : at + length
  }
  return { senses, phrases }
}

/** A character of a script without blanks is too common to meet another: the next one belongs to it. */
function stemOf(read: readonly Word[], at: number, words: LanguageWords): string {
  const word = read[at]?.word ?? ''
  if (!isUnspaced(word)) return words.stemOf(word)
  const next = read[at + 1]
  // The ending of a verb or an adjective is no part of it: `要る` and `要らない` are of the same word.
  if (next !== undefined && han.test(word) && hiragana.test(next.word)) return word
  return next !== undefined && isUnspaced(next.word) && next.from === read[at]?.to ? word + next.word : word
}
