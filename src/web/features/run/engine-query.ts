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
