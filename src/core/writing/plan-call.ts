import type { LanguageModel, ModelCall, ModelUse } from './language-model.ts'
import type { WantedLength } from './prompts/describe-answer.ts'

/** A planned call. Tokens are estimated; the cost is the most possible, `null` when unknown. */
export type PlannedCall = ModelUse & {
  model: string
  inputTokens: number
  maxOutputTokens: number
  maxMicroUsd: number | null
}

/** The question for a model, and its purpose. */
export type ModelQuestion = Pick<ModelCall, 'system' | 'prompt' | 'schema' | 'maxOutputTokens'> &
  Pick<ModelUse, 'purpose'>

export type Prompt = Pick<ModelQuestion, 'system' | 'prompt'>

const perMillion = 1_000_000

/** The tokens that a call can take, question and answer together. */
export function sizeOf({ inputTokens, maxOutputTokens }: PlannedCall): number {
  return inputTokens + maxOutputTokens
}

/** The tokens of a question, estimated. */
export function inputTokensOf({ system, prompt }: Prompt): number {
  return estimateTokens(system) + estimateTokens(prompt)
}

/** The most that a call of a model can take and cost, for no payer yet. */
export function planCall(model: LanguageModel, question: ModelQuestion): Omit<PlannedCall, 'payers'> {
  const { maxOutputTokens, purpose } = question
  const inputTokens = inputTokensOf(question)
  const maxMicroUsd = costOf(model, inputTokens, maxOutputTokens)
  return { model: model.name, purpose, inputTokens, maxOutputTokens, maxMicroUsd }
}

/** The price of so many tokens, in millionths of a dollar; `null` where it is not known. */
export function costOf({ price }: LanguageModel, inputTokens: number, outputTokens: number): number | null {
  if (price === null) return null
  return Math.ceil((inputTokens * price.inputMicroUsd + outputTokens * price.outputMicroUsd) / perMillion)
}

/**
 * Characters from this code on, and how many tokens each of them takes in the vocabularies of today's models,
 * on the high side.
 */
const costs: readonly (readonly [from: number, tokens: number])[] = [
  [0x11_00, 1],
  [0x09_00, 0.7],
  [0x03_70, 0.45],
  [0x00_80, 0.4],
  [0, 0.25],
]
const digitCost = 0.45

/** The approximate tokens of a text by script: four Latin characters, one Chinese, Japanese, Korean. */
export function estimateTokens(text: string): number {
  let tokens = 0
  for (let at = 0; at < text.length; at += 1) tokens += tokensOfCharacter(text.charCodeAt(at))
  return Math.ceil(tokens)
}

function tokensOfCharacter(unit: number): number {
  if (unit >= 0x30 && unit <= 0x39) return digitCost
  if (unit < 0x80) return 0.25
  return costs.find(([from]) => unit >= from)?.[1] ?? 1
}

/** A word of the summary comes with its share of the citations of its sentence. */
const tokensOf = { gist: 220, chapter: 130, insight: 110, word: 6 }
/** Room for models that think before they write. */
const defaultTokens = 8192
const min = 1024

/** The most tokens of an answer: ample for the wanted length, and at most a third of the model's window. */
export function outputTokensFor(model: LanguageModel, wanted: WantedLength): number {
  const request =
    tokensOf.gist +
    tokensOf.chapter * wanted.chapters +
    tokensOf.insight * wanted.insights +
    tokensOf.word * wanted.summaryWords
  const ample = Math.max(defaultTokens, Math.ceil(request * 3))
  return Math.max(
    Math.min(min, model.maxOutputTokens),
    Math.min(model.maxOutputTokens, Math.floor(model.contextTokens / 3), ample),
  )
}
