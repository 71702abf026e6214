import { z } from 'zod'
import { readDuration } from '#server/lib/outbound/retry-after.ts'

/**
 * The typed details of Google's errors, https://google.aip.dev/193; what they hold for the Gemini API was
 * read in reports of 2025 and 2026, such as https://github.com/RooCodeInc/Roo-Code/issues/3883.
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

type Details = readonly unknown[]

/** Seconds to wait; `null` where they are not named. */
export function readRetryDelay(details: Details): number | null {
  return readDuration(detailOf(details, retryInfo)?.retryDelay)
}

/** The key is refused. */
export function refusesKey(details: Details): boolean {
  return keyReasons.has(detailOf(details, errorInfo)?.reason ?? '')
}

/** A quota of the day is used up, whatever delay is named with it. */
export function isDayUsedUp(details: Details): boolean {
  const violations = detailOf(details, quotaFailure)?.violations ?? []
  return violations.some(({ quotaId }) => quotaId.includes('PerDay'))
}

function detailOf<Detail extends z.ZodType>(details: Details, kind: Detail): z.output<Detail> | undefined {
  for (const detail of details) {
    const parsed = kind.safeParse(detail)
    if (parsed.success) return parsed.data
  }
  return undefined
}
