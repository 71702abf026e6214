import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'

const pollMs = 30_000

/** What is left of the quota; asked for again every 30 seconds and after each summary. */
export const usageQuery = queryOptions({
  queryKey: ['usage-status'],
  queryFn: ({ signal }) => api('GET /api/usage-status', {}, { signal }),
  refetchInterval: pollMs,
})
