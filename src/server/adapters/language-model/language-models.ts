import type { Clock } from '#server/ports/clock.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import { createGeminiModel } from './gemini-model.ts'
import type { GeminiSettings } from './gemini-model.ts'
import { createModelChain } from './model-chain.ts'
import { createOpenAICompatibleModel } from './openai-compatible-model.ts'
import type { OpenAICompatibleSettings } from './openai-compatible-model.ts'
import type { AdapterDeps } from './stream-answer.ts'

/** Which models there are; the order names those that are not there too. */
export type ModelChoice = {
  gemini: Omit<GeminiSettings, 'contextTokens'> | null
  openai: Omit<OpenAICompatibleSettings, 'contextTokens'> | null
  order: readonly ('gemini' | 'openai')[]
  contextTokens: number | null
  firstTokenMs: number
}

type Deps = {
  fetch: typeof globalThis.fetch
  clock: Clock
  /** Called when a model answered only after its request was changed, with the settings that make the changes lasting. */
  onAdapted?: NonNullable<AdapterDeps['onAdapted']>
}

const betweenTokensMs = 60_000
const totalMs = 600_000
/** An answer has at most some hundred kilobytes, and its stream says much around every piece. */
const maxResponseBytes = 16 * 1024 * 1024

/** Makes the language models that are set, in order of preference, each passed over for a while when it is down. */
export function createLanguageModels(
  choice: ModelChoice,
  { fetch, clock, onAdapted }: Deps,
): LanguageModel[] {
  const { gemini, openai, order, contextTokens, firstTokenMs } = choice
  const timeouts = { firstTokenMs, betweenTokensMs: Math.max(betweenTokensMs, firstTokenMs), totalMs }
  const deps = { fetch, clock, maxResponseBytes, timeouts, ...(onAdapted === undefined ? {} : { onAdapted }) }
  const made = {
    gemini: gemini === null ? null : createGeminiModel({ ...gemini, contextTokens }, deps),
    openai: openai === null ? null : createOpenAICompatibleModel({ ...openai, contextTokens }, deps),
  }
  const models = [...new Set(order)].map((name) => made[name]).filter((model) => model !== null)
  return createModelChain(models, clock)
}
