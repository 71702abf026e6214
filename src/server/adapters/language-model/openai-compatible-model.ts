import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from '#server/ports/language-model.ts'
import type { AdapterNeeds } from './adapter-needs.ts'
import { priceOf, sizesOf } from './known-models.ts'
import { limitResponses } from './limit-response.ts'
import { openaiJudge } from './openai-judge.ts'
import { streamAnswer } from './stream-answer.ts'

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
  needs: AdapterNeeds,
): LanguageModel {
  const { model: name, apiKey, price } = settings
  const { contextTokens, maxOutputTokens } = sizesOf(name, settings.contextTokens)
  const isOpenAI = new URL(settings.baseUrl).hostname === 'api.openai.com'
  const provider = createOpenAICompatible({
    name: 'openai',
    baseURL: settings.baseUrl,
    ...(apiKey === null ? {} : { apiKey }),
    fetch: limitResponses(needs.fetch, needs.mostResponseBytes),
    includeUsage: true,
    supportsStructuredOutputs: settings.responseFormat === 'json_schema',
    ...(isOpenAI ? { transformRequestBody: renameLimit } : {}),
  })
  return {
    name,
    contextTokens,
    maxOutputTokens,
    get price() {
      return price ?? priceOf(name, needs.clock.now())
    },
    ask: (call) =>
      streamAnswer(
        {
          model: provider(name),
          judge: openaiJudge,
          timeouts: needs.timeouts,
          clock: needs.clock,
          form: forms[settings.responseFormat],
          // OpenAI's own models refuse a temperature.
          options: isOpenAI ? {} : { temperature },
          maxOutputTokens: call.maxOutputTokens,
          asked: () => ({ mayBeTooLong: call.prompt.length >= contextTokens, now: needs.clock.now() }),
        },
        call,
      ),
  }
}

/** OpenAI's own models refuse `max_tokens`; the other servers know nothing else. */
function renameLimit(body: Record<string, unknown>): Record<string, unknown> {
  const { max_tokens: limit, ...rest } = body
  return { ...rest, max_completion_tokens: limit }
}
