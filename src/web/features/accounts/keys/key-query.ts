import type { ApiKey } from '#contract/keys.ts'
import { keyFacts } from '#messages/key-use.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { formatDay, timeAgo } from '#web/text/format-date.ts'

const keysKey = ['api-keys'] as const

/** The keys of the account, read again whenever the list is opened: a program may have used them since. */
export const keysQuery = {
  queryKey: keysKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => api('GET /api/keys', {}, { signal }),
  staleTime: 0,
}

/** One key with its last calls. */
export function keyUseQuery(id: string) {
  return {
    queryKey: ['api-key-calls', id] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api('GET /api/keys/:id/calls', { params: { id } }, { signal }),
    staleTime: 0,
  }
}

/** Has the list of keys read again, after one was made or deleted. */
export async function refreshKeys(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: keysKey })
}

const hourMs = 60 * 60 * 1000

/** When a key ends or ended, as text. */
export function endOfKey({ expiresAt, isExpired }: ApiKey): string {
  if (expiresAt === null) return keyFacts.noEnd
  const day = formatDay(expiresAt)
  return isExpired ? keyFacts.ended(day) : keyFacts.ends(day)
}

/** When a key was last used, as text; to the hour, as the server stores it. `now` is in milliseconds since 1970. */
export function lastUseOfKey({ lastUsedAt }: ApiKey, now: number): string {
  if (lastUsedAt === null) return keyFacts.neverUsed
  const isThisHour = now - new Date(lastUsedAt).getTime() < hourMs
  return isThisHour ? keyFacts.usedThisHour : keyFacts.lastUsed(timeAgo(lastUsedAt, now))
}
