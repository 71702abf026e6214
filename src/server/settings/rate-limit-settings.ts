import { z } from 'zod'
import { field } from './field.ts'
import type { wakeUpFields } from './wake-up-settings.ts'

const positions = ['database', 'redis'] as const

/** The variable about where calls are counted. */
export const rateLimitFields = {
  RATE_LIMITS: field(z.enum(positions, { error: 'must be database or redis' }).default('database')),
}

type Values = z.output<z.ZodObject<typeof rateLimitFields & Pick<typeof wakeUpFields, 'REDIS_URL'>>>

/** Where the calls of callers and networks are counted. */
export type RateLimitSettings = Readonly<{
  rateLimits:
    | { in: 'database' }
    /** The address may hold a password. */
    | { in: 'redis'; url: string }
}>

/** The variable that is missing beside the one that is set; `null` when none is. */
export function missingRateLimitSetting({
  RATE_LIMITS,
  REDIS_URL,
}: Values): { name: string; reason: string } | null {
  return RATE_LIMITS === 'redis' && REDIS_URL === null
    ? { name: 'REDIS_URL', reason: 'is needed with RATE_LIMITS=redis' }
    : null
}

/** Names the values for the program. */
export function toRateLimitSettings({ RATE_LIMITS, REDIS_URL }: Values): RateLimitSettings {
  if (RATE_LIMITS === 'database') return { rateLimits: { in: RATE_LIMITS } }
  return { rateLimits: { in: RATE_LIMITS, url: REDIS_URL ?? '' } }
}
