/** Where a word stands in a text: from its first character up to and without `to`. */
export type WordRange = { from: number; to: number }

const unspacedScripts =
  'Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar'
const unspaced = new RegExp(`[\\p{${unspacedScripts}}]`, 'u')
const letterOrDigit = /[\p{L}\p{N}]/u
const run = /\S+/g
const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

/** Whether the text holds a script that is written without blanks between words: Chinese, Japanese, Thai and its kin. */
export function hasUnspacedScript(text: string): boolean {
  return unspaced.test(text)
}

/** The words of a text: what stands between blanks, and where a script has none, what the Unicode rules make out. */
export function findWords(text: string): WordRange[] {
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
