import type { LanguageModel, ModelCall } from '#server/ports/language-model.ts'
import type { ModelUse } from '#server/ports/model-use.ts'
import { estimateTokens } from './estimate-tokens.ts'

/** A call that is about to be made. Tokens are estimated; the cost is the most that it can be, `null` when unknown. */
export type PlannedCall = ModelUse & {
  model: string
  inputTokens: number
  maxOutputTokens: number
  maxMicroUsd: number | null
}

/** What a model is asked, and what for. */
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

/** What a call of a model can take and cost, for nobody yet. */
export function planCall(model: LanguageModel, question: ModelQuestion): Omit<PlannedCall, 'payers'> {
  const { maxOutputTokens, purpose } = question
  const inputTokens = inputTokensOf(question)
  const maxMicroUsd = costOf(model, inputTokens, maxOutputTokens)
  return { model: model.name, purpose, inputTokens, maxOutputTokens, maxMicroUsd }
}

/** What so many tokens cost, in millionths of a dollar; `null` where the price is not known. */
export function costOf({ price }: LanguageModel, inputTokens: number, outputTokens: number): number | null {
  if (price === null) return null
  return Math.ceil((inputTokens * price.inputMicroUsd + outputTokens * price.outputMicroUsd) / perMillion)
}
