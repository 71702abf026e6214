import { createGoogle } from '@ai-sdk/google'
import type { LanguageModel } from '#server/ports/language-model.ts'
import { geminiJudge } from './gemini-judge.ts'
import { priceOf, sizesOf } from './known-models.ts'
import { limitResponses } from './limit-response.ts'
import type { AdapterNeeds } from './adapter-needs.ts'
import { streamAnswer } from './stream-answer.ts'

export type GeminiSettings = {
  apiKey: string
  model: string
  baseUrl: string
  /** The window of a model that is not known; `null` takes a cautious one. */
  contextTokens: number | null
}

/** What these models may think besides their answer; the provider counts it against the most that an answer may have. */
const thinkingTokens = 2048

/** A model of Google's Gemini API. */
export function createGeminiModel(settings: GeminiSettings, needs: AdapterNeeds): LanguageModel {
  const { model: name } = settings
  const { contextTokens, maxOutputTokens } = sizesOf(name, settings.contextTokens)
  const provider = createGoogle({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    fetch: limitResponses(needs.fetch, needs.mostResponseBytes),
  })
  return {
    name,
    contextTokens,
    maxOutputTokens,
    get price() {
      return priceOf(name, needs.clock.now())
    },
    ask: (call) =>
      streamAnswer(
        {
          model: provider(name),
          judge: geminiJudge,
          timeouts: needs.timeouts,
          clock: needs.clock,
          form: 'schema',
          // Google advises against another temperature than the usual one for these models.
          options: { reasoning: 'low' },
          maxOutputTokens: Math.min(maxOutputTokens, call.maxOutputTokens + thinkingTokens),
          asked: () => ({ mayBeTooLong: call.prompt.length >= contextTokens, now: needs.clock.now() }),
        },
        call,
      ),
  }
}
