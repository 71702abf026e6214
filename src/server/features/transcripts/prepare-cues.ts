import { hash } from 'node:crypto'
import type { Cue, Sentence } from '#contract/transcripts.ts'
import { detectLanguage } from '#server/lib/text/detect-language.ts'
import { splitSentences } from '#server/lib/text/split-sentences.ts'

/** Sentences made of cues, with what was found out on the way. */
export type PreparedCues = {
  sentences: Sentence[]
  /** BCP 47, `und` when it could not be told. */
  language: string
  /** Seconds; the end of the last cue that has a time. */
  spokenSeconds: number | null
  /** SHA-256 of all words and times. */
  contentHash: string
}

/** Makes sentences of cues; the language is detected when none is declared. */
export async function prepareCues(cues: Cue[], declaredLanguage: string | null): Promise<PreparedCues> {
  const language = declaredLanguage ?? (await detectLanguage(cues.map((cue) => cue.text).join(' ')))
  const sentences = splitSentences(cues, language)
  return { sentences, language, spokenSeconds: spokenSeconds(cues), contentHash: hashSentences(sentences) }
}

function spokenSeconds(cues: readonly Cue[]): number | null {
  return cues.reduce<number | null>((latest, { start, duration }) => {
    if (start === null) return latest
    return Math.max(latest ?? 0, start + (duration ?? 0))
  }, null)
}

function hashSentences(sentences: readonly Sentence[]): string {
  const pieces = sentences.map(
    ({ start, speaker, text }) => `[${start},${JSON.stringify(speaker)},${JSON.stringify(text)}]`,
  )
  // In one piece: handing over each sentence by itself takes longer than the hash.
  return hash('sha256', pieces.join(''))
}
