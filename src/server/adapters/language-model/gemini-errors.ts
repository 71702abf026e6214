import { z } from 'zod'
import { classifyStatus, makeFailure, makeFinishFailure, maxShortWaitSeconds } from './error-mapper.ts'
import type { ErrorMapper } from './error-mapper.ts'
import type { ProviderError } from './provider-error.ts'
import { readDuration, readRetryAfter } from './retry-after.ts'

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
export const geminiErrors: ErrorMapper = {
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
