import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Engine } from '#contract/summary.ts'
import { runTexts } from '#messages/run-texts.ts'
import { api } from '#web/api/api.ts'

const engineQuery = queryOptions({
  queryKey: ['engine'],
  queryFn: ({ signal }) => api('GET /api/engine', {}, { signal }),
})

/** The kind of engine that writes on this server, as it wrote into the page; `null` until it is known. */
export function useEngineKind(): Engine['kind'] | null {
  const written = useSyncExternalStore(neverChanges, writtenKind, unknownKind)
  const { data } = useQuery({ ...engineQuery, enabled: written === null })
  return written ?? data?.kind ?? null
}

const neverChanges = () => () => undefined
const unknownKind = () => null
const kinds: readonly Engine['kind'][] = ['extractive', 'model']

/** The kind in the root element of the page; `null` in a page that no server has filled in. */
function writtenKind(): Engine['kind'] | null {
  const written = document.documentElement.dataset['engine']
  return kinds.find((kind) => kind === written) ?? null
}

/** The name of a summary before it is there: of AI only where a language model writes it. */
export function useSummaryName(): string {
  return useEngineKind() === 'extractive' ? runTexts.summary : runTexts.aiSummary
}

const pollMs = 30_000

/** The rest of the quota; read again every 30 seconds and after each summary. */
export const usageQuery = queryOptions({
  queryKey: ['usage-status'],
  queryFn: ({ signal }) => api('GET /api/usage-status', {}, { signal }),
  refetchInterval: pollMs,
})

/** The key of the query of what the caller has at work and was given in the last days. */
export const recentKey = ['recent'] as const

/** The interval in ms at which a summary that is made elsewhere is read again. */
const runningPollMs = 2000

/** The content of an address `/v/{id}`; read again as long as it is being made. */
export function savedQuery(id: string) {
  return queryOptions({
    queryKey: ['saved-summary', id],
    queryFn: ({ signal }) => api('GET /api/summaries/:id', { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? runningPollMs : false),
  })
}

/** A stored transcript, fetched once. */
export function transcriptQuery(transcriptId: string) {
  return queryOptions({
    queryKey: ['transcript', transcriptId],
    queryFn: ({ signal }) => api('GET /api/transcripts/:id', { params: { id: transcriptId } }, { signal }),
  })
}
