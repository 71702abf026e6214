import type { LanguageModel } from '#server/ports/language-model.ts'
import type { WantedLength } from './prompts/wanted-length.ts'

/** A word of the summary comes with its share of the citations of its sentence. */
const tokens = { gist: 220, chapter: 130, insight: 110, word: 6 }
/** Room for models that think before they write. */
const defaultTokens = 8192
const min = 1024

/** How many tokens an answer may have: ample for what is wanted, and at most a third of what the model can hold at once. */
export function outputTokensFor(model: LanguageModel, wanted: WantedLength): number {
  const request =
    tokens.gist +
    tokens.chapter * wanted.chapters +
    tokens.insight * wanted.insights +
    tokens.word * wanted.summaryWords
  const ample = Math.max(defaultTokens, Math.ceil(request * 3))
  return Math.max(
    Math.min(min, model.maxOutputTokens),
    Math.min(model.maxOutputTokens, Math.floor(model.contextTokens / 3), ample),
  )
}
