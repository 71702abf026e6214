import { primaryOf } from '#core/text/detect-language.ts'
import type { ModelPayers } from '#core/writing/language-model.ts'
import type { SpokenQuestion } from '#local/find-in-spoken.ts'
import { summaryLanguages } from '#product/summary-options.ts'
import type { TranslationEngine } from '#server/ports/model-engines.ts'

type Translating = { engine: TranslationEngine; payers: ModelPayers; signal: AbortSignal }

/** A person waits for the answer, which can be looked for without it too. */
const timeoutMs = 15_000

/**
 * A translator of questions by a model: gives a question in the language of its video, or `null` where none
 * could translate it in time.
 */
export function createQuestionTranslator({ engine, payers, ...caller }: Translating) {
  return async ({ question, spoken }: SpokenQuestion): Promise<string | null> => {
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
}
