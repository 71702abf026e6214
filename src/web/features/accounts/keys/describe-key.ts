import type { ApiKey } from '#contract/keys.ts'
import { formatDay, timeAgo } from '#web/text/format-date.ts'

const hourMs = 60 * 60 * 1000

/** When a key ends or ended, as text. */
export function endOfKey({ expiresAt, isExpired }: ApiKey): string {
  if (expiresAt === null) return 'No end date'
  return `${isExpired ? 'Ended' : 'Ends'} ${formatDay(expiresAt)}`
}

/** When a key was last used, as text; to the hour, as the server stores it. `now` is in milliseconds since 1970. */
export function lastUseOfKey({ lastUsedAt }: ApiKey, now: number): string {
  if (lastUsedAt === null) return 'Never used'
  const isThisHour = now - new Date(lastUsedAt).getTime() < hourMs
  return isThisHour ? 'Used within the last hour' : `Last used ${timeAgo(lastUsedAt, now)}`
}
