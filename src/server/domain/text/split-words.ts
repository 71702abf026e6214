import { hasUnspacedScript } from '#server/domain/text/find-words.ts'

/** A number with its separators, or letters with the marks inside them, as in `don't` and `document.write`. */
const spaced = /\p{N}+(?:[.,:]\p{N}+)+|[\p{L}\p{M}\p{N}]+(?:['’_.-][\p{L}\p{M}\p{N}]+)*/gu

const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

/** The words of a text as they are written, in any script; punctuation is left out. */
export function splitWords(text: string): string[] {
  if (!hasUnspacedScript(text)) return text.match(spaced) ?? []
  const words: string[] = []
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (isWordLike === true) words.push(segment)
  }
  return words
}
