import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'

/** How often a summary that is made elsewhere is asked for. */
const pollMs = 2000

/** What lies at an address `/v/{id}`; asked for again as long as it is being made. */
export function savedQuery(id: string) {
  return queryOptions({
    queryKey: ['saved-summary', id],
    queryFn: ({ signal }) => api('GET /api/summaries/:id', { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? pollMs : false),
  })
}
