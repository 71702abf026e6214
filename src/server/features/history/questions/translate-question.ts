import { foreignLanguage, primaryOf } from '#core/text/detect-language.ts'
import type { ModelPayers } from '#core/writing/language-model.ts'
import { summaryLanguages } from '#product/summary-options.ts'
import type { TranslationEngine } from '#server/ports/model-engines.ts'
import type { FoundPassages } from './check-passages.ts'

/** A question, and the language of its video as a BCP 47 tag. */
type SpokenQuestion = { question: string; spoken: string }

/**
 * Finds the passages for a question. One in another language than the video is translated first; where that
 * cannot be done, the names that are found in it answer nothing, and `foreign` is its language; the terms of
 * one that was read by its sounds do answer.
 */
export async function findInSpoken(
  find: (question: string) => Promise<FoundPassages> | FoundPassages,
  asked: SpokenQuestion,
  translator: { engine: TranslationEngine; payers: ModelPayers; signal: AbortSignal } | null,
): Promise<FoundPassages & { foreign: string | null }> {
  const found = await find(asked.question)
  const foreign = found.sharesWords ? null : await foreignLanguage(asked.question, asked.spoken)
  if (foreign === null) return { ...found, foreign }
  const translated = translator === null ? null : await translateQuestion(asked, translator)
  if (translated === null) {
    return found.isHeard && found.said
      ? { ...found, foreign: null }
      : { ...found, foreign, said: false, passages: [] }
  }
  return { ...(await find(translated)), foreign: null }
}

/** A person waits for the answer, which can be looked for without it too. */
const timeoutMs = 15_000

/** A question in the language of its video, by a model; `null` where none could translate it in time. */
async function translateQuestion(
  { question, spoken }: SpokenQuestion,
  { engine, payers, ...caller }: { engine: TranslationEngine; payers: ModelPayers; signal: AbortSignal },
): Promise<string | null> {
  const language = summaryLanguages.find((known) => known === spoken || known === primaryOf(spoken))
  if (language === undefined) return null
  let translated: string | null = null
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const signal = AbortSignal.any([caller.signal, timeout])
    const lines = [{ index: 0, text: question }]
    const onPart = (part: { lines: readonly (string | null)[] }): Promise<void> => {
      translated = part.lines[0] ?? null
      return Promise.resolve()
    }
    const spending = { microUsd: 0 }
    await engine.translate({ language, lines }, { signal, payers, spending, onPart })
  } catch (error) {
    caller.signal.throwIfAborted()
    if (!timeout.aborted) throw error
  }
  return translated
}
