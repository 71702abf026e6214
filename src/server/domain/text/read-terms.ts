import type { Language } from '#server/domain/languages/define-language.ts'
import { splitWords } from './find-words.ts'

/**
 * A word that carries meaning: `stem` joins its forms, `word` is how it was written here, `position` counts all words
 * of its sentence.
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
 * transcript: in a language that we have no stop words for, they tell which words are grammar. Numbers of one or two digits
 * are read only on request: in a summary they tell nothing, in a question they may be what is asked for.
 */
export function createTermReader(
  language: Language,
  texts: readonly string[],
  { withSmallNumbers = false } = {},
): (text: string) => Term[] {
  const stopWords = language.stopWords ?? frequentWords(texts)
  const stems = new Map<string, string | null>()

  function stemOf(word: string): string | null {
    const lower = lowered(word)
    const known = stems.get(lower)
    if (known !== undefined) return known
    const found = language.stem(lower)
    const empty = smallNumber.test(lower)
      ? !withSmallNumbers
      : lower.length < 2 || hiragana.test(lower) || stopWords.has(lower) || stopWords.has(found)
    stems.set(lower, empty ? null : found)
    return empty ? null : found
  }

  return (text) => {
    const terms: Term[] = []
    for (const [position, word] of splitWords(text).entries()) {
      const found = stemOf(word)
      if (found !== null) terms.push({ stem: found, word, position })
    }
    return terms
  }
}

/** How often each stem stands in a text. */
export function countStems(terms: readonly Term[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term.stem, (counts.get(term.stem) ?? 0) + 1)
  return counts
}
