import type { StoredOrigin, Sentence } from '#contract/transcripts.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import type { EvidenceIndex } from '#evidence/evidence-index.ts'
import { createTranscriptIndex } from '#server/domain/retrieval/transcript-index.ts'
import type { TranscriptIndex } from '#server/domain/retrieval/transcript-index.ts'

/** The text of a transcript; its language is a BCP 47 tag. */
type TranscriptText = { sentences: Sentence[]; language: string; origin: StoredOrigin }

/** A transcript that is ready for any number of questions. */
export type PreparedTranscript = {
  index: TranscriptIndex
  evidence: EvidenceIndex
  isModelTranscript: boolean
  /** About what it takes in memory. */
  bytes: number
}

/** The most that was measured of 39,000 sentences of 2 to 40 words, for each sentence and each character, rounded up. */
const bytesPerSentence = 700
const bytesPerCharacter = 4

/** Makes the indexes of a transcript, which is most of the work of its first question. */
export function prepareTranscript({ sentences, language, origin }: TranscriptText): PreparedTranscript {
  const characters = sentences.reduce((sum, { text }) => sum + text.length, 0)
  return {
    index: createTranscriptIndex(sentences, language),
    evidence: createEvidenceIndex(sentences, language),
    isModelTranscript: origin === 'model',
    bytes: sentences.length * bytesPerSentence + characters * bytesPerCharacter + 1,
  }
}
