import type { Sentence } from '#contract/transcripts.ts'

/** The sentences that contain the query, in any case, or whose translation does; all of them for an empty query. */
export function findSentences(
  sentences: readonly Sentence[],
  query: string,
  translated: readonly (string | null)[] = [],
): readonly Sentence[] {
  const pattern = queryPattern(query)
  if (pattern === null) return sentences
  return sentences.filter(({ text, index }) => `${text}\n${translated[index] ?? ''}`.search(pattern) >= 0)
}

/** A text cut at each match of the query; `hit` parts are to be marked. */
export function splitAtMatches(text: string, query: string): { text: string; hit: boolean }[] {
  const pattern = queryPattern(query)
  if (pattern === null) return [{ text, hit: false }]
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, hit: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}

/** One capturing group around the query, so that `split` keeps what it cuts at; blanks match any white space. */
function queryPattern(query: string): RegExp | null {
  const words = query.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return null
  // Only what has a meaning in an expression: any other escape, such as that of a hyphen, is a syntax error with `u`.
  const escaped = words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
  return new RegExp(`(${escaped.join(String.raw`\s+`)})`, 'iu')
}
