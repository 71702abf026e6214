import type { Sentence } from '#contract/transcripts.ts'
import { splitSentences } from '#core/text/split-sentences.ts'

const wordsOfCue = 8

/** The same words as captions of a recogniser: without marks, capitals, times and names of speakers. */
export function asAutomatic(sentences: readonly Sentence[]): Sentence[] {
  const words = sentences
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}'’ -]+/gu, ' ')
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const cues = Array.from({ length: Math.ceil(words.length / wordsOfCue) }, (_, at) => ({
    start: null,
    duration: null,
    text: words.slice(at * wordsOfCue, (at + 1) * wordsOfCue).join(' '),
    speaker: null,
  }))
  return splitSentences(cues, 'en')
}
