import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { recentKey } from './queries.ts'

/**
 * What the caller has at work, then what they were given in the last days and what ended unseen. Asked in this order: what
 * ends in between is in the second answer.
 */
export const recentQuery = queryOptions({
  queryKey: recentKey,
  queryFn: async ({ signal }) => {
    const { runs } = await api('GET /api/runs', {}, { signal })
    return { runs, ...(await api('GET /api/recent', { query: {} }, { signal })) }
  },
})
