import type { ShownSentence } from './read-question.ts'

const fewestWords = 6
const maxWords = 25
/** The most characters of a sentence without blanks. */
const maxCharacters = 60

/** The amount that a sentence says that can be checked: numbers most of all, then names. */
function weightOf({ text }: ShownSentence): number {
  const words = wordsOf(text)
  const numbers = text.match(/\d+/g)?.length ?? 0
  const names = text.match(/(?<=\p{Ll}[,;]? )\p{Lu}\p{L}+/gu)?.length ?? 0
  const isQuotable = words.length >= fewestWords
  return (
    (isQuotable ? 10 : 0) + 4 * Math.min(numbers, 3) + Math.min(names, 3) + Math.min(words.length, 20) / 20
  )
}

/** Chooses the sentence that says most out of each of `count` equal stretches, in their order. */
export function chooseSentences(sentences: readonly ShownSentence[], count: number): ShownSentence[] {
  const stretches = Math.min(count, sentences.length)
  return Array.from({ length: stretches }, (_, location) => {
    const from = Math.floor((location * sentences.length) / stretches)
    const to = Math.floor(((location + 1) * sentences.length) / stretches)
    return heaviest(sentences.slice(from, to))
  }).filter((sentence) => sentence !== null)
}

function heaviest(sentences: readonly ShownSentence[]): ShownSentence | null {
  let best: { sentence: ShownSentence; weight: number } | null = null
  for (const sentence of sentences) {
    const weight = weightOf(sentence)
    if (best === null || weight > best.weight) best = { sentence, weight }
  }
  return best?.sentence ?? null
}

/** The exact words of a sentence, at most 25 of them, around its first number where it is long. */
export function quoteOf({ text, quote }: ShownSentence): string {
  if (quote !== null) return quote
  const words = wordsOf(text)
  const isUnspaced = !text.includes(' ')
  if (words.length <= (isUnspaced ? maxCharacters : maxWords)) return text
  const number = words.findIndex((word) => /\d/.test(word))
  const from = Math.max(0, Math.min(number - 12, words.length - maxWords))
  return words.slice(from, from + (isUnspaced ? maxCharacters : maxWords)).join(isUnspaced ? '' : ' ')
}

/** Words between blanks; characters where a script has no blanks, so that halves can be made of anything. */
export function wordsOf(text: string): string[] {
  const words = text.split(' ').filter((word) => word !== '')
  return words.length === 1 && text.length > maxWords ? Array.from(text) : words
}
