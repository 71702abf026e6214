import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { isUnderWay } from './hear.ts'

/** The key of the query of the recordings that have no summary yet. */
export const recordingsKey = ['recordings'] as const

const pollMs = 10_000

/** The recordings that have no summary yet, and the minutes that are left; read again while one is heard. */
export const recordingsQuery = queryOptions({
  queryKey: recordingsKey,
  queryFn: async ({ signal }) => await api('GET /api/recordings', {}, { signal }),
  // A summary that is made elsewhere on the page ends the wait of its recording.
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.recordings.some(isUnderWay) === true ? pollMs : false),
})
