import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'

/** A stored transcript, fetched once. */
export function transcriptQuery(transcriptId: string) {
  return queryOptions({
    queryKey: ['transcript', transcriptId],
    queryFn: ({ signal }) => api('GET /api/transcripts/:id', { params: { id: transcriptId } }, { signal }),
  })
}
