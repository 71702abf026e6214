import type { Sentence } from '#contract/transcripts.ts'

/** The index of the sentence that is being said at a second; `null` before the first, and where there are no times. */
export function sentenceAt(sentences: readonly Sentence[], second: number): number | null {
  let low = 0
  let high = sentences.length
  while (low < high) {
    const middle = (low + high) >> 1
    const start = sentences[middle]?.start ?? null
    if (start === null) return null
    if (start <= second) low = middle + 1
    else high = middle
  }
  return sentences[low - 1]?.index ?? null
}
