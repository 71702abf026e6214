import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from '#server/ports/language-model.ts'
import { priceOf, sizesOf } from './known-models.ts'
import { openaiErrors } from './openai-errors.ts'
import { streamAnswer } from './stream-answer.ts'
import type { AdapterDeps } from './stream-answer.ts'
import { watchResponse } from './watch-response.ts'

export type OpenAICompatibleSettings = {
  baseUrl: string
  /** `null` where the server asks for none. */
  apiKey: string | null
  model: string
  /** The window of a model that is not known; `null` takes a cautious one. */
  contextTokens: number | null
  /** Millionths of a US dollar for a million tokens; `null` takes what is known of the model. */
  price: { inputMicroUsd: number; outputMicroUsd: number } | null
  /** How the server is asked for JSON: by a schema, in general, or by the prompt alone. */
  responseFormat: 'json_schema' | 'json_object' | 'text'
}

const forms = { json_schema: 'schema', json_object: 'json', text: 'none' } as const
/** Keeps models that people run themselves close to the transcript. */
const temperature = 0.2

/** A model of OpenAI or of any server that speaks as OpenAI does. */
export function createOpenAICompatibleModel(
  settings: OpenAICompatibleSettings,
  deps: AdapterDeps,
): LanguageModel {
  const { model: name, apiKey, price } = settings
  const { contextTokens, maxOutputTokens } = sizesOf(name, settings.contextTokens)
  const isOpenAI = new URL(settings.baseUrl).hostname === 'api.openai.com'
  return {
    name,
    contextTokens,
    maxOutputTokens,
    get price() {
      return price ?? priceOf(name, deps.clock.now())
    },
    ask: (call) => {
      const { fetch, endedWithDone } = watchResponse(deps.fetch, deps.maxResponseBytes)
      const provider = createOpenAICompatible({
        name: 'openai',
        baseURL: settings.baseUrl,
        ...(apiKey === null ? {} : { apiKey }),
        fetch,
        includeUsage: true,
        supportsStructuredOutputs: settings.responseFormat === 'json_schema',
        ...(isOpenAI ? { transformRequestBody: renameLimit } : {}),
      })
      return streamAnswer(
        {
          model: provider(name),
          endedWithDone,
          errors: openaiErrors,
          timeouts: deps.timeouts,
          clock: deps.clock,
          form: forms[settings.responseFormat],
          // OpenAI's own models refuse a temperature.
          options: isOpenAI ? {} : { temperature },
          maxOutputTokens: call.maxOutputTokens,
          question: () => ({ mayBeTooLong: call.prompt.length >= contextTokens, now: deps.clock.now() }),
        },
        call,
      )
    },
  }
}

/** OpenAI's own models refuse `max_tokens`; the other servers know nothing else. */
function renameLimit(body: Record<string, unknown>): Record<string, unknown> {
  const { max_tokens: limit, ...rest } = body
  return { ...rest, max_completion_tokens: limit }
}
