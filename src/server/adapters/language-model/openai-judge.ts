import type { ModelFailureKind } from '#server/ports/language-model.ts'
import type { CallJudge } from './judge-call.ts'
import { makeEndingFailure, makeFailure } from './make-failure.ts'
import type { ProviderError } from './provider-error.ts'
import { readDuration, readRetryAfter } from './retry-after.ts'
import { failureOfStatus, shortWaitSeconds } from './status-failure.ts'

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
  invalid_api_key: 'unauthorized',
  model_not_found: 'unauthorized',
  server_error: 'unavailable',
  overloaded_error: 'unavailable',
}

/** Understands failures of servers that speak as OpenAI does. */
export const openaiJudge: CallJudge = {
  judgeEnding: ({ unified, raw }) => {
    if (unified === 'stop' || unified === 'length') return unified
    if (unified === 'content-filter') return makeEndingFailure('refused', raw)
    // Some servers have their own word for an answer that came to its end, such as `eos`.
    if (unified === 'other' && raw !== undefined) return 'stop'
    return makeEndingFailure(unified === 'interrupted' ? 'unavailable' : 'broken', raw)
  },
  judgeError: (error, { mayBeTooLong, now }) => {
    const seconds = readRetryAfter(error.headers, now) ?? readResetTime(error)
    const named = kindOfName[error.code ?? ''] ?? kindOfName[error.type ?? '']
    const kind = named ?? failureOfStatus(error)
    if (kind === 'rate-limited' && (seconds ?? 0) > shortWaitSeconds) {
      return makeFailure('quota', error, seconds)
    }
    const isOversized = named === undefined && error.status === 400 && mayBeTooLong
    return makeFailure(isOversized ? 'too-long' : kind, error, seconds)
  },
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
