import { z } from 'zod'
import { field } from './field.ts'

const ways = ['notify', 'poll', 'redis'] as const

/** The variables about how processes tell each other that there is something to do. */
export const wakeUpFields = {
  WAKE_UPS: field(z.enum(ways, { error: 'must be notify, poll or redis' }).default('notify')),
  REDIS_URL: field(
    z
      .url({ protocol: /^rediss?$/, error: 'must look like redis://user:password@host:6379' })
      .nullable()
      .default(null),
  ),
}

type Values = z.output<z.ZodObject<typeof wakeUpFields>>

/** How processes wake each other; without any way all of them look every second. */
export type WakeUpSettings = Readonly<{
  wakeUps:
    | { by: 'notify' | 'poll' }
    /** The address may hold a password. */
    | { by: 'redis'; url: string }
}>

/** The first variable that is missing beside those that are set; `null` when none is. */
export function missingWakeUpSetting({
  WAKE_UPS,
  REDIS_URL,
}: Values): { name: string; reason: string } | null {
  return WAKE_UPS === 'redis' && REDIS_URL === null
    ? { name: 'REDIS_URL', reason: 'is needed with WAKE_UPS=redis' }
    : null
}

/** Names the values for the program. */
export function toWakeUpSettings({ WAKE_UPS, REDIS_URL }: Values): WakeUpSettings {
  if (WAKE_UPS !== 'redis') return { wakeUps: { by: WAKE_UPS } }
  return { wakeUps: { by: 'redis', url: REDIS_URL ?? '' } }
}
