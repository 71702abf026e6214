import { foreignLanguage } from '#core/text/detect-language.ts'
import type { FoundPassages } from './check-passages.ts'

/** A question, and the language of its video as a BCP 47 tag. */
export type SpokenQuestion = { question: string; spoken: string }

/**
 * Finds the passages for a question. One in another language than the video is translated first; where that
 * cannot be done, the names that are found in it answer nothing, and `foreign` is its language; the terms of
 * one that was read by its sounds do answer.
 */
export async function findInSpoken(
  find: (question: string) => Promise<FoundPassages> | FoundPassages,
  asked: SpokenQuestion,
  translate: ((asked: SpokenQuestion) => Promise<string | null>) | null,
): Promise<FoundPassages & { foreign: string | null }> {
  const found = await find(asked.question)
  const foreign = found.sharesWords ? null : await foreignLanguage(asked.question, asked.spoken)
  if (foreign === null) return { ...found, foreign }
  const translated = translate === null ? null : await translate(asked)
  if (translated === null) {
    return found.isHeard && found.said
      ? { ...found, foreign: null }
      : { ...found, foreign, said: false, passages: [] }
  }
  return { ...(await find(translated)), foreign: null }
}
