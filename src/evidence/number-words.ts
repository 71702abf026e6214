import { loadSpelling, spellingOf } from '#spellings'
import { compileSpelling } from './compile-spelling.ts'
import type { NumberWords } from './compile-spelling.ts'

/** Languages that share the words of another. */
const sameAs: Readonly<Record<string, string>> = {
  nb: 'no',
  nn: 'no',
  bs: 'hr',
  ms: 'id',
  cmn: 'zh',
  iw: 'he',
  in: 'id',
}
const compiled = new Map<string, NumberWords>()

/** The number words of a language, BCP 47; `null` where we know none, or where a page has not loaded them. */
export function numberWordsOf(language: string): NumberWords | null {
  const code = codeOf(language)
  const known = compiled.get(code)
  if (known !== undefined) return known
  const spelling = spellingOf(code)
  if (spelling === null) return null
  const words = compileSpelling(spelling)
  compiled.set(code, words)
  return words
}

/** Loads the number words of a language into a page; everywhere else all are there. */
export async function loadNumberWords(language: string): Promise<void> {
  await loadSpelling(codeOf(language))
}

function codeOf(language: string): string {
  const [primary = '', script] = language.toLowerCase().split('-', 2)
  if (script === 'latn' && primary === 'hi') return ''
  return primary === 'sr' && script === 'latn' ? 'hr' : (sameAs[primary] ?? primary)
}

const common = ['en', 'de', 'fr', 'es', 'pt', 'it', 'ru', 'zh']

/** Whether a folded word is a number word, and nothing else, of any of the languages that most transcripts are in. */
export function isNumberWord(word: string): boolean {
  return common.some((language) => {
    const parts = numberWordsOf(language)?.partsAt([word], 0)?.parts ?? []
    return parts.some((part) => (part.kind === 'add' || part.kind === 'times') && part.isWeak !== true)
  })
}
