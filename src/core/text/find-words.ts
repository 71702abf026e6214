import type { Language } from '#core/languages/define-language.ts'

/** The position of a word in a text: from its first character up to and without `to`. */
export type WordRange = { from: number; to: number }

const unspacedScripts =
  'Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar'
const unspaced = new RegExp(`[\\p{${unspacedScripts}}]`, 'u')
const letterOrDigit = /[\p{L}\p{N}]/u
const run = /\S+/g
const space = 0x20
const tab = 0x09
const carriageReturn = 0x0d
const lastPlainCode = 0x7f
const noBreakSpace = 0xa0
/** All that `\s` matches beyond ASCII. */
const otherBlanks =
  '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

/** A text holds a script without blanks between words: Chinese, Japanese, Thai and its kin. */
export function hasUnspacedScript(text: string): boolean {
  return unspaced.test(text)
}

/** The words of a text: between blanks, and in scripts without them by the Unicode rules. */
export function findWords(text: string): WordRange[] {
  if (hasUnspacedScript(text)) return findMixed(text)
  const words: WordRange[] = []
  scanSpaced(text, words)
  return words
}

/**
 * The number of words in a text whose script separates them by blanks; their positions are added to `words`,
 * if it is given. By character codes: most text is of this kind, and an hour of speech has ten thousand
 * words.
 */
function scanSpaced(text: string, words: WordRange[] | null): number {
  let count = 0
  let from = -1
  let isWord = false
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : space
    if (!isBlank(code)) {
      if (from === -1) from = at
      isWord ||= isPlainLetterOrDigit(code)
    } else if (from !== -1) {
      if (isWord || letterOrDigit.test(text.slice(from, at))) {
        count += 1
        words?.push({ from, to: at })
      }
      from = -1
      isWord = false
    }
  }
  return count
}

function isBlank(code: number): boolean {
  return code <= lastPlainCode
    ? code === space || (code >= tab && code <= carriageReturn)
    : code >= noBreakSpace && otherBlanks.includes(String.fromCharCode(code))
}

/** A code is an ASCII letter or digit; `false` says nothing about other letters. */
function isPlainLetterOrDigit(code: number): boolean {
  const lower = code | 0x20
  return (lower >= 0x61 && lower <= 0x7a) || (code >= 0x30 && code <= 0x39)
}

function findMixed(text: string): WordRange[] {
  const words: WordRange[] = []
  let unspacedFrom: number | null = null
  for (const match of text.matchAll(run)) {
    const [chunk] = match
    if (hasUnspacedScript(chunk)) {
      unspacedFrom ??= match.index
      continue
    }
    if (unspacedFrom !== null) addSegments(words, text, unspacedFrom, match.index)
    unspacedFrom = null
    if (letterOrDigit.test(chunk)) words.push({ from: match.index, to: match.index + chunk.length })
  }
  if (unspacedFrom !== null) addSegments(words, text, unspacedFrom, text.length)
  return words
}

function addSegments(words: WordRange[], text: string, from: number, to: number): void {
  for (const { segment, index, isWordLike } of segmenter.segment(text.slice(from, to))) {
    if (isWordLike === true) words.push({ from: from + index, to: from + index + segment.length })
  }
}

/** The number of words in a text, in any script. */
export function countWords(text: string): number {
  return hasUnspacedScript(text) ? findWords(text).length : scanSpaced(text, null)
}

/** A number with its separators, or letters with marks inside, as `don't` and `document.write`. */
const spaced = /\p{N}+(?:[.,:]\p{N}+)+|[\p{L}\p{M}\p{N}]+(?:['’_.-][\p{L}\p{M}\p{N}]+)*/gu

/** The words of a text as they are written, in any script; punctuation is left out. */
export function splitWords(text: string): string[] {
  if (!hasUnspacedScript(text)) return text.match(spaced) ?? []
  const words: string[] = []
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (isWordLike === true) words.push(segment)
  }
  return words
}

/**
 * A word that carries meaning: `stem` joins its forms, `word` is how it was written here, `position` counts
 * all words of its sentence.
 */
export type Term = { stem: string; word: string; position: number }

/** Words of Japanese grammar are written in hiragana alone. */
const hiragana = /^\p{Script=Hiragana}+$/u
const smallNumber = /^\d{1,2}$/

/** Without a list, a word that stands in a larger share of the sentences than this is taken for grammar. */
const grammarShare = 0.05

function lowered(word: string): string {
  return word.toLowerCase().replaceAll('’', "'")
}

function frequentWords(texts: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const text of texts) {
    for (const word of new Set(splitWords(text).map(lowered))) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  const max = Math.max(3, texts.length * grammarShare)
  return new Set([...counts].filter(([, count]) => count > max).map(([word]) => word))
}

/**
 * Gives a reader that takes the meaningful words out of a text. `texts` are the sentences of the whole
 * transcript: in a language that we have no stop words for, they tell which words are grammar. Numbers of one
 * or two digits are read only on request: in a summary they tell nothing, in a question they may be what is
 * asked for.
 */
export function createTermReader(
  language: Language,
  texts: readonly string[],
  { withSmallNumbers = false } = {},
): (text: string) => Term[] {
  const termsOf = createWordReader(language, texts, { withSmallNumbers })
  return (text) => termsOf(splitWords(text))
}

/** Like a term reader, of a text that is split into its words already. */
export function createWordReader(
  language: Language,
  texts: readonly string[],
  { withSmallNumbers = false } = {},
): (words: readonly string[]) => Term[] {
  const stopWords = language.stopWords ?? frequentWords(texts)
  const stems = new Map<string, string | null>()

  function stemOf(word: string): string | null {
    const known = stems.get(word)
    if (known !== undefined) return known
    const lower = lowered(word)
    const found = language.stem(lower)
    const empty = smallNumber.test(lower)
      ? !withSmallNumbers
      : lower.length < 2 || hiragana.test(lower) || stopWords.has(lower) || stopWords.has(found)
    stems.set(word, empty ? null : found)
    return empty ? null : found
  }

  return (words) => {
    const terms: Term[] = []
    for (const [position, word] of words.entries()) {
      const found = stemOf(word)
      if (found !== null) terms.push({ stem: found, word, position })
    }
    return terms
  }
}

/** The number of times each stem stands in a text. */
export function countStems(terms: readonly Term[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term.stem, (counts.get(term.stem) ?? 0) + 1)
  return counts
}
