import wordLists from 'stopwords-iso' with { type: 'json' }
import { z } from 'zod'
import type { Phrases, SpeechWords } from '#words/schema.ts'

/** The facts that the engine needs of a language. */
export type Language = {
  /** BCP 47 primary tag, `und` when unknown. */
  code: string
  /** Words that carry no topic, lower case with straight apostrophes; `null` when we have no list. */
  stopWords: ReadonlySet<string> | null
  /** The common stem of the inflected forms of a lower-case word. */
  stem: (word: string) => string
  /** A sentence without the noise of speech. */
  quieten: (text: string) => string
  /** A sentence is no whole statement in this language. */
  isBroken: (text: string) => boolean
  /** The first piece of a long sentence is a whole statement although the sentence continues. */
  isWholePiece: (text: string) => boolean
  /** Openings that point at what was said before; asked of a tidied sentence. */
  pointing: RegExp
  /** A sentence points at an earlier statement elsewhere than by its opening. */
  isLeaning: (text: string) => boolean
  /** A sentence seems to be a piece of another one. */
  isPiece: (text: string) => boolean
  /** Greetings, thanks and housekeeping anywhere in a sentence. */
  pleasantries: RegExp
  /** Words whose meaning a reader of one sentence has to guess, all of them. */
  guesswork: RegExp
  /** Fewest and most words of a statement. */
  statement: { min: number; max: number }
}

const never = /(?!)/u
const elision = /^\p{L}{1,5}'(?=\p{L}{2})/u
const leastStem = 4

/** Words are shorter where no spaces show them, because they are cut by a dictionary. */
const lengths = { spaced: { min: 8, max: 40 }, unspaced: { min: 9, max: 60 } }

function stemmer(words: SpeechWords): (word: string) => string {
  const ending = words.endings === undefined ? never : new RegExp(`(?:${words.endings.join('|')})$`, 'u')
  const prefix =
    words.prefixes === undefined ? never : new RegExp(`^(?:${words.prefixes.join('|')})(?=.{2})`, 'u')
  return (word) => {
    const head = (words.elides === true ? word.replace(elision, '') : word).replace(prefix, '')
    const bare = head.replace(ending, '')
    return bare.length >= (words.leastStem ?? leastStem) ? bare : head
  }
}

/** A pattern for any of some phrases; `*` is any ending, and alone any word, both of the given letters. */
export function patternOf(phrases: Phrases, letter = String.raw`\p{L}`): string {
  const wordPattern = (word: string): string =>
    word === '*' ? `${letter}+` : word.replaceAll('*', `${letter}*`).replaceAll("'", "['’]")
  const patterns = phrases.map((phrase) => {
    if (typeof phrase === 'string') return wordPattern(phrase)
    return phrase
      .map((alternatives, at) => {
        const words = alternatives.filter((word) => word !== '').map(wordPattern)
        const piece = `(?:${words.join('|')})${at < phrase.length - 1 ? ' ' : ''}`
        return alternatives.includes('') ? `(?:${piece})?` : piece
      })
      .join('')
  })
  return `(?:${patterns.join('|')})`
}

/** A pattern for any of some words and phrases, which stand in one text with commas between. */
export function anyOf(list: string): string {
  return patternOf(list.split(/,\s+/))
}

/** Makes the rules of a language out of its words and more patterns of openings. */
export function defineLanguage(
  code: string,
  words: SpeechWords,
  morePointing: readonly string[] = [],
): Language {
  const { openers, conjunctions, joining, pointing, pleasantries, guesswork, script } = words
  const isSpaced = words.unspaced !== true
  const letter = script === undefined ? undefined : String.raw`\p{sc=${script}}`
  const before = isSpaced ? String.raw`(?<![\p{L}\p{M}])` : ''
  const after = isSpaced ? String.raw`(?![\p{L}\p{M}-])` : ''
  const joined =
    joining === undefined ? '' : String.raw`(?:${patternOf(joining, letter)}${after}[\s,،、，]*)?`
  const pattern = (phrases: Phrases | undefined, flags: string, around: (any: string) => string): RegExp =>
    phrases === undefined ? never : new RegExp(around(patternOf(phrases, letter)), flags)
  const opener = pattern(openers, 'iu', (any) => String.raw`^${any}\s*[,،、，]\s*`)
  const conjunction = pattern(conjunctions, 'iu', (any) => String.raw`^${any}\s+(?=\p{L})`)
  const broken = brokenEndOf(words)
  const pointings = [...(pointing === undefined ? [] : [patternOf(pointing, letter)]), ...morePointing]
  return {
    code,
    stopWords: words.stopWords === undefined ? null : new Set(words.stopWords),
    stem: stemmer(words),
    quieten: (text) => text.replace(opener, '').replace(opener, '').replace(conjunction, ''),
    isBroken: (text) => broken.test(text),
    isWholePiece: () => false,
    isLeaning: () => false,
    isPiece: () => false,
    pointing:
      pointings.length === 0 ? never : new RegExp(`^${joined}(?:${pointings.join('|')})${after}`, 'iu'),
    pleasantries: pattern(pleasantries, 'iu', (any) => `${before}${any}${after}`),
    guesswork: pattern(guesswork, 'giu', (any) => `${before}${any}${after}`),
    statement: isSpaced ? lengths.spaced : lengths.unspaced,
  }
}

function brokenEndOf({ broken, brokenScripts = [] }: SpeechWords): RegExp {
  if (broken === undefined) return never
  const letters = brokenScripts.map((script) => String.raw`\p{sc=${script}}`)
  const ends = [...broken, ...(letters.length === 0 ? [] : [`[${letters.join('')}ー]`])]
  return new RegExp(String.raw`(?:${ends.join('|')})\p{P}*$`, 'iu')
}

const listsSchema = z.record(z.string(), z.array(z.string()))

/** Written alike, or so near that the words of grammar are mostly the same. */
const sameWords: Readonly<Record<string, string>> = {
  nb: 'no',
  nn: 'no',
  fil: 'tl',
  yue: 'zh',
  bs: 'hr',
  sr: 'hr',
  me: 'hr',
}

let lists: Record<string, string[]> | null = null

/** A language's grammar words of stopwords-iso, read on first use; `null` when it has none. */
export function listedStopWords(code: string): ReadonlySet<string> | null {
  lists ??= listsSchema.parse(wordLists)
  const words = lists[sameWords[code] ?? code]
  return words === undefined ? null : new Set(words)
}
