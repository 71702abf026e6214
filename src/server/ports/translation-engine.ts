import type { SummaryLanguage } from '#product/summary-options.ts'
import type { ModelAbsence, ModelPayers, RunSpending } from './model-use.ts'

/** A line that is to be translated, by its index in the transcript. */
export type LineToTranslate = { index: number; text: string }

/** Lines that follow each other, translated; `null` where the original has to stand. */
export type TranslatedPart = { firstLine: number; lines: (string | null)[]; model: string }

/** Translates the lines of transcripts. */
export type TranslationEngine = {
  /** Names the models and the version of their prompt: what one engine wrote is never given for another's. */
  name: string
  /**
   * Translates lines in parts, each handed on when it is done, in any order; says why no model went on, or `null` where all lines are
   * done. What was handed on before is good either way.
   * @throws the signal's reason when it aborts, and what `onPart` throws
   */
  translate: (
    input: { language: SummaryLanguage; lines: readonly LineToTranslate[] },
    options: {
      signal: AbortSignal
      payers: ModelPayers
      spending: RunSpending
      onPart: (part: TranslatedPart) => Promise<void>
    },
  ) => Promise<ModelAbsence | null>
}
