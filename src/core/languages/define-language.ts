import wordLists from 'stopwords-iso' with { type: 'json' }
import { z } from 'zod'

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
  /** So many words make a statement clearer, and more do not; 1 where too few lines were read to tell. */
  clearLength: number
}

/** Words are separated by `|`, and may be patterns. */
type Words = {
  code: string
  stopWords?: string
  /** Inflected endings, of which the longest first one is cut off, and the prefixes of a word. */
  endings?: string
  prefixes?: string
  minStemLength?: number
  /** The article is written onto the word, as in `l'arte`. */
  elides?: boolean
  /** Words that open a sentence to hold the floor; dropped before a comma. */
  openers?: string
  /** Words that tie a sentence to the previous one, and can be left out without another word order. */
  conjunctions?: string
  /** Endings of a sentence that was broken off. */
  broken?: string
  /** Words that may stand before those that point back. */
  joining?: string
  pointing?: string
  pleasantries?: string
  guesswork?: string
  /** Words are written with spaces between them. */
  spaced?: boolean
}

const never = /(?!)/u
const elision = /^\p{L}{1,5}'(?=\p{L}{2})/u

/** Words are shorter where no spaces show them, because they are cut by a dictionary. */
const lengths = { spaced: { min: 8, max: 40 }, unspaced: { min: 9, max: 60 } }

function stemmer({ endings, prefixes, elides, minStemLength = 4 }: Words): (word: string) => string {
  const ending = endings === undefined ? never : new RegExp(`(?:${endings})$`, 'u')
  const prefix = prefixes === undefined ? never : new RegExp(`^(?:${prefixes})(?=.{2})`, 'u')
  return (word) => {
    const head = (elides === true ? word.replace(elision, '') : word).replace(prefix, '')
    const bare = head.replace(ending, '')
    return bare.length >= minStemLength ? bare : head
  }
}

/** Puts the rules of a language together out of its words; what is not given is not looked for. */
export function defineLanguage(words: Words): Language {
  const {
    code,
    stopWords,
    openers,
    broken,
    joining,
    pointing,
    pleasantries,
    guesswork,
    spaced = true,
  } = words
  const before = spaced ? String.raw`(?<![\p{L}\p{M}])` : ''
  const after = spaced ? String.raw`(?![\p{L}\p{M}-])` : ''
  const joined = joining === undefined ? '' : String.raw`(?:(?:${joining})${after}[\s,،、，]*)?`
  const opener = openers === undefined ? never : new RegExp(String.raw`^(?:${openers})\s*[,،、，]\s*`, 'iu')
  const conjunction =
    words.conjunctions === undefined
      ? never
      : new RegExp(String.raw`^(?:${words.conjunctions})\s+(?=\p{L})`, 'iu')
  const brokenEnd = broken === undefined ? never : new RegExp(String.raw`(?:${broken})\p{P}*$`, 'iu')
  return {
    code,
    stopWords: stopWords === undefined ? null : new Set(stopWords.split(/\s+/)),
    stem: stemmer(words),
    quieten: (text) => text.replace(opener, '').replace(opener, '').replace(conjunction, ''),
    isBroken: (text) => brokenEnd.test(text),
    isWholePiece: () => false,
    isLeaning: () => false,
    isPiece: () => false,
    pointing: pointing === undefined ? never : new RegExp(`^${joined}(?:${pointing})${after}`, 'iu'),
    pleasantries:
      pleasantries === undefined ? never : new RegExp(`${before}(?:${pleasantries})${after}`, 'iu'),
    guesswork: guesswork === undefined ? never : new RegExp(`${before}(?:${guesswork})${after}`, 'giu'),
    statement: spaced ? lengths.spaced : lengths.unspaced,
    clearLength: 1,
  }
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
