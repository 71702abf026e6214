import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Engine } from '#contract/summaries.ts'
import { api } from '#web/lib/api.ts'

const engineQuery = queryOptions({
  queryKey: ['engine'],
  queryFn: ({ signal }) => api('GET /api/engine', {}, { signal }),
})

/** What writes the summaries of this server; `null` until the server has answered. */
export function useEngineKind(): Engine['kind'] | null {
  return useQuery(engineQuery).data?.kind ?? null
}

/** What a summary is called before it is there: of AI only where a language model writes it. */
export function useSummaryName(): 'AI Summary' | 'Summary' {
  return useEngineKind() === 'extractive' ? 'Summary' : 'AI Summary'
}

const pollMs = 30_000

/** What is left of the quota; asked for again every 30 seconds and after each summary. */
export const usageQuery = queryOptions({
  queryKey: ['usage-status'],
  queryFn: ({ signal }) => api('GET /api/usage-status', {}, { signal }),
  refetchInterval: pollMs,
})

/** The key of the query of what the caller has at work and was given in the last days. */
export const recentKey = ['recent'] as const

/** How often a summary that is made elsewhere is asked for. */
const runningPollMs = 2000

/** What lies at an address `/v/{id}`; asked for again as long as it is being made. */
export function savedQuery(id: string) {
  return queryOptions({
    queryKey: ['saved-summary', id],
    queryFn: ({ signal }) => api('GET /api/summaries/:id', { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? runningPollMs : false),
  })
}
