import { queryClient } from '#web/api/query-client.ts'
import { api } from '#web/api/api.ts'

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
