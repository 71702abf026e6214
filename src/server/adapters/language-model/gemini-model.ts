import { createGoogle } from '@ai-sdk/google'
import { z } from 'zod'
import type { LanguageModel } from '#server/ports/language-model.ts'
import {
  classifyStatus,
  makeFailure,
  makeFinishFailure,
  maxShortWaitSeconds,
  readDuration,
  readRetryAfter,
} from './provider-error.ts'
import type { ErrorMapper, ProviderError } from './provider-error.ts'
import { priceOf, sizesOf } from './request-shape.ts'
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

/**
 * The typed details of Google's errors, https://google.aip.dev/193; what they hold for the Gemini API was read in reports of
 * 2025 and 2026, such as https://github.com/RooCodeInc/Roo-Code/issues/3883.
 */
const detailPrefix = 'type.googleapis.com/google.rpc.'
const retryInfo = z.object({ '@type': z.literal(`${detailPrefix}RetryInfo`), retryDelay: z.string() })
const errorInfo = z.object({ '@type': z.literal(`${detailPrefix}ErrorInfo`), reason: z.string() })
const quotaFailure = z.object({
  '@type': z.literal(`${detailPrefix}QuotaFailure`),
  violations: z.array(z.object({ quotaId: z.string().catch('') })),
})

/** Reasons by which Google refuses a key although the status is that of a bad request. */
const keyReasons = new Set(['API_KEY_INVALID', 'API_KEY_SERVICE_BLOCKED', 'API_KEY_EXPIRED'])
/** Endings by safety rules that the AI SDK does not count among them; the language is one that the model may not answer in. */
const otherRefusals = new Set(['LANGUAGE', 'MODEL_ARMOR'])

/** The failures of the Gemini API. */
const geminiErrors: ErrorMapper = {
  classifyFinish: ({ unified, raw }) => {
    if (unified === 'stop' || unified === 'length') return unified
    if (unified === 'content-filter' || otherRefusals.has(raw ?? '')) return makeFinishFailure('refused', raw)
    return makeFinishFailure(unified === 'interrupted' ? 'unavailable' : 'broken', raw)
  },
  classifyError: (error, { mayBeTooLong, now }) => {
    const delay = detailOf(error, retryInfo)?.retryDelay
    const seconds = readDuration(delay) ?? readRetryAfter(error.headers, now)
    if (error.status === 429) {
      return makeFailure(isForLong(error, seconds) ? 'quota' : 'rate-limited', error, seconds)
    }
    if (error.status === 400) {
      const reason = detailOf(error, errorInfo)?.reason
      if (keyReasons.has(reason ?? '')) return makeFailure('unauthorized', error)
      // The API is not open to this project or to the country of this server: only the operator can change that.
      if (error.code === 'FAILED_PRECONDITION') return makeFailure('unauthorized', error)
      return makeFailure(mayBeTooLong ? 'too-long' : 'broken', error)
    }
    return makeFailure(classifyStatus(error), error, seconds)
  },
}

/** A quota by the day is used up for long, whatever delay is named with it. */
function isForLong(error: ProviderError, seconds: number | null): boolean {
  const violations = detailOf(error, quotaFailure)?.violations ?? []
  return violations.some(({ quotaId }) => quotaId.includes('PerDay')) || (seconds ?? 0) > maxShortWaitSeconds
}

function detailOf<Detail extends z.ZodType>(
  error: ProviderError,
  kind: Detail,
): z.output<Detail> | undefined {
  for (const detail of error.details) {
    const parsed = kind.safeParse(detail)
    if (parsed.success) return parsed.data
  }
  return undefined
}
