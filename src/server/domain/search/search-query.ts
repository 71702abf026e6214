import { pairsOf, searchWords } from './search-words.ts'

/** More than anybody looks for at once. */
const defaultMaxWords = 8
const maxPairs = 12

/**
 * What is looked for, word by word, each as a `tsquery` for terms of `searchTerms`; a text has what is wanted when it
 * has them all. Words are found by their beginning, so that the singular finds the plural. Nothing but letters and
 * digits is in them, so they can be quoted as they are. Empty when there is no word.
 */
export function searchQueries(typed: string, maxWords = defaultMaxWords): string[] {
  const queries = new Set<string>()
  for (const { text, isUnspaced } of searchWords(typed)) {
    const terms = isUnspaced ? pairsOf(text).slice(0, maxPairs) : [text]
    // A pair is whole; a single character is the beginning of one.
    const isWhole = isUnspaced && Array.from(text).length > 1
    queries.add(terms.map((term) => (isWhole ? `'${term}'` : `'${term}':*`)).join(' & '))
    if (queries.size === maxWords) break
  }
  return [...queries]
}
