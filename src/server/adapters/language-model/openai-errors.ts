import { ModelFailure } from '#server/ports/language-model.ts'
import type { ModelFailureKind } from '#server/ports/language-model.ts'
import {
  classifyStatus,
  makeFailure,
  makeFinishFailure,
  maxShortWaitSeconds,
  readDuration,
  readRetryAfter,
} from './provider-error.ts'
import type { ErrorMapper, ProviderError } from './provider-error.ts'

/**
 * Names of errors, in `code` or `type`: those of OpenAI (https://developers.openai.com/api/docs/guides/error-codes), of
 * Azure (`content_filter`) and of llama.cpp (`exceed_context_size_error`).
 */
const kindOfName: Readonly<Record<string, ModelFailureKind>> = {
  insufficient_quota: 'quota',
  billing_hard_limit_reached: 'quota',
  billing_not_active: 'quota',
  rate_limit_exceeded: 'rate-limited',
  context_length_exceeded: 'too-long',
  exceed_context_size_error: 'too-long',
  string_above_max_length: 'too-long',
  content_filter: 'refused',
  content_policy_violation: 'refused',
  tool_use_failed: 'broken',
  invalid_api_key: 'unauthorized',
  model_not_found: 'unauthorized',
  server_error: 'unavailable',
  overloaded_error: 'unavailable',
}

/**
 * A request that the server will not take as it is, for a reason that it does not name as one of those above; `field` is what it
 * refuses, where it says so.
 */
export class RequestRefused extends ModelFailure {
  override name = 'RequestRefused'
  readonly field: string | null

  constructor(kind: ModelFailureKind, field: string | null, options: ErrorOptions) {
    super(kind, null, options)
    this.field = field
  }
}

const refusals: readonly (number | null)[] = [400, 422]

/** The failures of servers that speak as OpenAI does. */
export const openaiErrors: ErrorMapper = {
  classifyFinish: ({ unified, raw }) => {
    if (unified === 'stop' || unified === 'length') return unified
    if (unified === 'content-filter') return makeFinishFailure('refused', raw)
    // Some servers have their own word for an answer that came to its end, such as `eos`.
    if (unified === 'other' && raw !== undefined) return 'stop'
    return makeFinishFailure(unified === 'interrupted' ? 'unavailable' : 'broken', raw)
  },
  classifyError: (error, { mayBeTooLong, now }) => {
    const seconds = readRetryAfter(error.headers, now) ?? readResetTime(error)
    if (isTooLong(error)) return makeFailure('too-long', error)
    if (error.isFlagged) return makeFailure('refused', error)
    const named = kindOfName[error.code ?? ''] ?? kindOfName[error.type ?? '']
    const kind = named ?? classifyStatus(error)
    if (kind === 'rate-limited' && (seconds ?? 0) > maxShortWaitSeconds) {
      return makeFailure('quota', error, seconds)
    }
    if (named === undefined && refusals.includes(error.status)) {
      const isOversized = error.field === null && mayBeTooLong
      const { cause } = makeFailure(kind, error)
      return new RequestRefused(isOversized ? 'too-long' : kind, error.field, { cause })
    }
    return makeFailure(kind, error, seconds)
  },
}

/**
 * Groq names a request that is larger than its limit of tokens a minute `rate_limit_exceeded`, with status 413. Text Generation
 * Inference answers 422 and `validation` where question and answer exceed its window.
 */
function isTooLong({ status, type }: ProviderError): boolean {
  return status === 413 || (status === 422 && type === 'validation')
}

/** The longer of the two times after which requests and tokens are free again; only what is used up counts. */
function readResetTime({ headers, status }: ProviderError): number | null {
  if (status !== 429) return null
  const times = ['requests', 'tokens']
    .filter((what) => headers[`x-ratelimit-remaining-${what}`] === '0')
    .map((what) => readDuration(headers[`x-ratelimit-reset-${what}`]))
    .filter((time) => time !== null)
  return times.length === 0 ? null : Math.max(...times)
}
