import { hash } from 'node:crypto'
import type { Cue, Sentence } from '#contract/transcripts.ts'
import { maxTranscriptSentences, maxTranscriptWords } from '#product/limits.ts'
import { detectLanguage } from '#server/domain/text/detect-language.ts'
import { splitSentences } from '#server/domain/text/split-sentences.ts'
import { AppError } from '#server/lib/app-error.ts'
import { countWords } from '#server/domain/text/find-words.ts'

/** The sentences of cues, with what their preparation found. */
export type PreparedCues = {
  sentences: Sentence[]
  /** BCP 47, `und` when unknown. */
  language: string
  /** Seconds; the end of the last cue that has a time. */
  spokenSeconds: number | null
  /** SHA-256 of all sentences. */
  contentHash: string
}

/**
 * Makes sentences of cues; the language is detected when none is declared.
 * @throws AppError `TRANSCRIPT_TOO_LONG` past 40,000 sentences or 400,000 words
 */
export async function prepareCues(cues: Cue[], declaredLanguage: string | null): Promise<PreparedCues> {
  if (hasTooManyWords(cues)) throw tooLong()
  const language = declaredLanguage ?? (await detectLanguage(cues.map((cue) => cue.text).join(' ')))
  const sentences = splitSentences(cues, language)
  if (sentences.length > maxTranscriptSentences) throw tooLong()
  return { sentences, language, spokenSeconds: spokenSeconds(cues), contentHash: hashSentences(sentences) }
}

/** Whether there are more words than a transcript may have; counting ends at the limit. */
function hasTooManyWords(cues: readonly Cue[]): boolean {
  let words = 0
  for (const { text } of cues) {
    words += countWords(text)
    if (words > maxTranscriptWords) return true
  }
  return false
}

function tooLong(): AppError {
  const [sentences, words] = [maxTranscriptSentences, maxTranscriptWords].map((max) =>
    max.toLocaleString('en'),
  )
  return new AppError(
    'TRANSCRIPT_TOO_LONG',
    `This transcript is too long. We take up to ${sentences} sentences or ${words} words, about a day of speech.`,
  )
}

function spokenSeconds(cues: readonly Cue[]): number | null {
  return cues.reduce<number | null>((latest, { start, duration }) => {
    if (start === null) return latest
    return Math.max(latest ?? 0, start + (duration ?? 0))
  }, null)
}

/** Of all that a sentence has: a corrected end or speaker makes another transcript. */
function hashSentences(sentences: readonly Sentence[]): string {
  const pieces = sentences.map(({ start, end, speaker, text, turn, fragment }) =>
    JSON.stringify([start, end, speaker, text, turn, fragment]),
  )
  // In one piece: handing over each sentence by itself takes longer than the hash.
  return hash('sha256', pieces.join(''))
}
