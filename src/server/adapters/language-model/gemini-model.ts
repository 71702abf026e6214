import { createGoogle } from '@ai-sdk/google'
import type { LanguageModel } from '#server/ports/language-model.ts'
import { geminiErrors } from './gemini-errors.ts'
import { priceOf, sizesOf } from './known-models.ts'
import { streamAnswer } from './stream-answer.ts'
import type { AdapterDeps } from './stream-answer.ts'
import { watchResponse } from './watch-response.ts'

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
export function createGeminiModel(settings: GeminiSettings, deps: AdapterDeps): LanguageModel {
  const { model: name } = settings
  const { contextTokens, maxOutputTokens } = sizesOf(name, settings.contextTokens)
  return {
    name,
    contextTokens,
    maxOutputTokens,
    get price() {
      return priceOf(name, deps.clock.now())
    },
    ask: (call) => {
      const { fetch, endedWithDone } = watchResponse(deps.fetch, deps.maxResponseBytes)
      const provider = createGoogle({ apiKey: settings.apiKey, baseURL: settings.baseUrl, fetch })
      return streamAnswer(
        {
          model: provider(name),
          endedWithDone,
          errors: geminiErrors,
          timeouts: deps.timeouts,
          clock: deps.clock,
          form: 'schema',
          // Google advises against another temperature than the usual one for these models.
          options: { reasoning: 'low' },
          maxOutputTokens: Math.min(maxOutputTokens, call.maxOutputTokens + thinkingTokens),
          question: () => ({ mayBeTooLong: call.prompt.length >= contextTokens, now: deps.clock.now() }),
        },
        call,
      )
    },
  }
}
