import { readWords } from '#evidence/scan-words.ts'

/** Words left out of what is copied. */
const gap = /\s*(?:…|\.{3}|\[…\]|\[\.{3}\])\s*/u
/** One word stands anywhere. */
const minWords = 2

/**
 * The words that a checker names, as they stand in one of the passages that it was shown; empty where they do not stand there. Case,
 * marks and sounds of hesitation count for nothing, and an ellipsis may leave words out.
 */
export function findSaidWords(passages: readonly string[], named: string): string {
  const parts = named.split(gap).map((part) => wordsOf(part))
  const sought = parts.filter((part) => part.length > 0)
  if (sought.reduce((sum, part) => sum + part.length, 0) < minWords) return ''
  return passages.map((passage) => findIn(passage, sought)).find((found) => found !== '') ?? ''
}

function findIn(passage: string, parts: readonly string[][]): string {
  const said = readWords(passage, anyLanguage)
  const found: string[] = []
  let from = 0
  for (const part of parts) {
    const at = said.findIndex(
      (_, start) => start >= from && part.every((word, offset) => said[start + offset]?.word === word),
    )
    if (at < 0) return ''
    from = at + part.length
    found.push(passage.slice(said[at]?.from, said[from - 1]?.to))
  }
  return found.join(' … ')
}

/** Only sounds that hesitate in every language are left out. */
const anyLanguage = 'und'

function wordsOf(text: string): string[] {
  return readWords(text, anyLanguage).map(({ word }) => word)
}
