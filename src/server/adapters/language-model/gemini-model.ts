import { createGoogle } from '@ai-sdk/google'
import type { LanguageModel } from '#core/writing/language-model.ts'
import { readRetryAfter } from '#server/lib/outbound/retry-after.ts'
import { isDayUsedUp, readRetryDelay, refusesKey } from './google-details.ts'
import { priceOf, sizesOf } from './known-models.ts'
import { classifyStatus, makeFailure, makeFinishFailure, maxShortWaitSeconds } from './provider-error.ts'
import type { ErrorMapper, ProviderError } from './provider-error.ts'
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

/**
 * The tokens that these models may think besides their answer; the provider counts them against the most that
 * an answer may have.
 */
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

/** Endings by safety rules that the AI SDK does not count as such; here also a refused language. */
const otherRefusals = new Set(['LANGUAGE', 'MODEL_ARMOR'])

/** The failures of the Gemini API. */
const geminiErrors: ErrorMapper = {
  classifyFinish: ({ unified, raw }) => {
    if (unified === 'stop' || unified === 'length') return unified
    if (unified === 'content-filter' || otherRefusals.has(raw ?? '')) return makeFinishFailure('refused', raw)
    return makeFinishFailure(unified === 'interrupted' ? 'unavailable' : 'broken', raw)
  },
  classifyError: (error, { mayBeTooLong, now }) => {
    const seconds = readRetryDelay(error.details) ?? readRetryAfter(error.headers, now)
    if (error.status === 429) {
      return makeFailure(isForLong(error, seconds) ? 'quota' : 'rate-limited', error, seconds)
    }
    if (error.status === 400) {
      if (refusesKey(error.details)) return makeFailure('unauthorized', error)
      // The API is not open to this project or to the country of this server: only the operator can change
      // that.
      if (error.code === 'FAILED_PRECONDITION') return makeFailure('unauthorized', error)
      return makeFailure(mayBeTooLong ? 'too-long' : 'broken', error)
    }
    return makeFailure(classifyStatus(error), error, seconds)
  },
}

/** A quota by the day is used up for long, whatever delay is named with it. */
function isForLong({ details }: ProviderError, seconds: number | null): boolean {
  return isDayUsedUp(details) || (seconds ?? 0) > maxShortWaitSeconds
}
