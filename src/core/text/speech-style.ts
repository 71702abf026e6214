import type { Cue } from '#contract/transcripts.ts'
import { countWords, hasUnspacedScript } from './find-words.ts'

/** The properties of a transcript that decide how it is cut into sentences. */
export type SpeechStyle = {
  /** It has the full stops to cut at. */
  isPunctuated: boolean
  /** Most of it is in a script without blanks, where words are guesses and cues begin at phrases. */
  isUnspaced: boolean
  /** Blanks part all of its words, as far as it was looked at whole. */
  hasBlanks: boolean
}

const wordsPerSentenceEnd = 45
const sampleCharacters = 200_000
const sentenceEnd = /[.!?…؟।॥]["'”’»)\]]?(?=\s|$)|[。！？]/g
/** Japanese and Chinese subtitles ask and shout with marks but leave out the full stop. */
const fullWidthStop = /[。．｡]/g
/** Languages whose writing has no full stop. */
const withoutFullStop = new Set(['th', 'lo', 'km'])

/** Looks at the first 200,000 characters: is it punctuated, does its script have blanks. */
export function styleOf(cues: readonly Cue[], language: string): SpeechStyle {
  const sample = sampleOf(cues)
  const isMixed = hasUnspacedScript(sample)
  const isUnspaced = isMixed && isMostlyUnspaced(sample)
  const ends = sample.match(isUnspaced ? fullWidthStop : sentenceEnd)?.length ?? 0
  const primary = language.toLowerCase().split('-', 1)[0] ?? ''
  const enoughFor = ends * wordsPerSentenceEnd
  // No text with blanks has more words than half its characters, so that most need not be counted.
  const isDense = enoughFor > (isMixed ? sample.length : (sample.length + 1) / 2)
  const isPunctuated = !withoutFullStop.has(primary) && (isDense || enoughFor > countWords(sample))
  return { isPunctuated, isUnspaced, hasBlanks: !isMixed && sample.length < sampleCharacters }
}

function isMostlyUnspaced(sample: string): boolean {
  const chunks = sample.split(/\s+/)
  return chunks.filter(hasUnspacedScript).length > chunks.length / 3
}

function sampleOf(cues: readonly Cue[]): string {
  const pieces: string[] = []
  let length = 0
  for (const { text } of cues) {
    if (length > sampleCharacters) break
    pieces.push(text.slice(0, sampleCharacters))
    length += text.length
  }
  return pieces.join('\n')
}
