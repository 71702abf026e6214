import { createTranscriptIndex } from '#core/retrieval/transcript-index.ts'
import type { TranscriptIndex } from '#core/retrieval/transcript-index.ts'
import type { AskedTranscript } from './read-questions.ts'

/** Gives a function that prepares each transcript once. */
export function createIndexes(): (transcript: AskedTranscript) => TranscriptIndex {
  const indexes = new Map<AskedTranscript, TranscriptIndex>()
  return (transcript) => {
    const index = indexes.get(transcript) ?? createTranscriptIndex(transcript.sentences, 'en')
    indexes.set(transcript, index)
    return index
  }
}
