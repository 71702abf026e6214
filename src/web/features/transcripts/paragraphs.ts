import type { Sentence } from '#contract/transcripts.ts'

/** Longer speech is cut, so that every paragraph has its time near. */
const maxCharacters = 700

/** Sentences of one turn that are read together. */
export type TranscriptParagraph = { key: number; sentences: readonly Sentence[] }

/** A transcript in paragraphs: one for each turn of a speaker, and several for a long one. */
export function paragraphsOf(sentences: readonly Sentence[]): TranscriptParagraph[] {
  const paragraphs: { key: number; turn: number; length: number; sentences: Sentence[] }[] = []
  for (const sentence of sentences) {
    const last = paragraphs.at(-1)
    if (last !== undefined && last.turn === sentence.turn && last.length < maxCharacters) {
      last.sentences.push(sentence)
      last.length += sentence.text.length
    } else {
      paragraphs.push({
        key: sentence.index,
        turn: sentence.turn,
        length: sentence.text.length,
        sentences: [sentence],
      })
    }
  }
  return paragraphs
}
