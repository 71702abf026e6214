import type { Sentence } from '#contract/transcripts.ts'
import { findWords } from '#server/domain/text/find-words.ts'
import { AppError } from '#server/lib/app-error.ts'

/** A text with fewer different words cannot be summarized. */
const minWords = 3

/** @throws AppError `TRANSCRIPT_EMPTY` for sentences with hardly a word */
export function refuseWithoutContent(sentences: readonly Sentence[]): void {
  const words = new Set<string>()
  for (const { text } of sentences) {
    for (const { from, to } of findWords(text))
      words.add(
        text
          .slice(from, to)
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}]+/gu, ''),
      )
    if (words.size >= minWords) return
  }
  throw new AppError('TRANSCRIPT_EMPTY', "That's too little text to summarize. Paste the whole transcript.")
}
