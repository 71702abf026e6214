import { pairsOf, searchWords } from './search-words.ts'

/** PostgreSQL takes a million bytes of words for one text. */
const maxBytes = 900_000
/** So many texts are read before others get their turn: reading a day of speech takes as long as several requests. */
const textsAtOnce = 400

/**
 * The terms by which texts are found: each word, and of scripts that are written without blanks each pair of
 * neighbours, with the last character of a run alone so that a single one is found by its beginning. Lets others have
 * their turn in between.
 */
export async function searchTerms(texts: Iterable<string>): Promise<string[]> {
  const terms = new Set<string>()
  let bytes = 0
  let read = 0
  for (const text of texts) {
    read += 1
    if (read % textsAtOnce === 0) await new Promise((resolve) => setImmediate(resolve))
    for (const term of termsOf(text)) {
      if (terms.has(term)) continue
      bytes += Buffer.byteLength(term)
      if (bytes > maxBytes) return [...terms]
      terms.add(term)
    }
  }
  return [...terms]
}

function* termsOf(text: string): Generator<string> {
  for (const { text: word, isUnspaced } of searchWords(text)) {
    if (!isUnspaced) yield word
    else {
      yield* pairsOf(word)
      yield Array.from(word).at(-1) ?? word
    }
  }
}
