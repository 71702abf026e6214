import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { Highlight } from '#contract/highlights.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import type { Reading } from '#web/features/result-state/result-context.ts'

/** The highlights of a result, and how they are changed. */
type Highlights = Pick<Reading, 'byLine' | 'isLoading' | 'isMissing' | 'reload' | 'failures'> & {
  /** Changes a line, at once on the page; gives why it failed, or `null`. A change that fails is taken back. */
  change: (change: HighlightChange) => Promise<string | null>
}

/** Reads and changes the highlights of a history item; there are none where it is `null`. */
export function useHighlights(historyId: string | null): Highlights {
  const options = highlightsQuery(historyId ?? '')
  const { data, isError, isLoading, refetch } = useQuery({ ...options, enabled: historyId !== null })
  const [pending, setPending] = useState<readonly HighlightChange[]>([])
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map())
  const { mutateAsync } = useMutation({
    // One after the other, in the order in which they were asked for.
    scope: { id: `highlights ${historyId ?? ''}` },
    mutationFn: (change: HighlightChange) => sendChange(historyId ?? '', change),
    onMutate: (change) => {
      setPending((known) => [...known, change])
      setFailures((known) => new Map([...known].filter(([line]) => line !== change.line)))
    },
    onSuccess: (stored, { line }) => storeAnswer(options.queryKey, line, stored),
    onError: (error, { line }) => setFailures((known) => new Map(known).set(line, failureText(error))),
    onSettled: (_stored, _error, change) => {
      setPending((known) => known.filter((each) => each !== change))
    },
  })
  const stored = data?.highlights
  const byLine = useMemo(() => withChanges(stored ?? [], pending), [stored, pending])
  const change = useCallback(
    (wanted: HighlightChange) => mutateAsync(wanted).then(() => null, failureText),
    [mutateAsync],
  )
  const reload = useCallback(() => void refetch(), [refetch])
  return useMemo(
    () => ({ byLine, isLoading, isMissing: isError, reload, failures, change }),
    [byLine, isLoading, isError, reload, failures, change],
  )
}

/** Puts what the server answered among what is known; reads everything again where that is not known, or just being read. */
async function storeAnswer(
  queryKey: ReturnType<typeof highlightsQuery>['queryKey'],
  line: string,
  stored: Highlight | null,
): Promise<void> {
  const known = queryClient.getQueryData(queryKey)
  if (known === undefined || queryClient.isFetching({ queryKey }) > 0) {
    await queryClient.invalidateQueries({ queryKey })
    return
  }
  const isThere = known.highlights.some((each) => each.line === line)
  const others = isThere || stored === null ? known.highlights : [...known.highlights, stored]
  queryClient.setQueryData(queryKey, {
    highlights: others.flatMap((each) => (each.line === line ? (stored ?? []) : each)),
  })
}

const staleMs = 30_000

/** The highlighted lines of a summary; read again when the reader comes back, who may have been at another device. */
function highlightsQuery(historyId: string) {
  return queryOptions({
    queryKey: ['highlights', historyId],
    queryFn: ({ signal }) =>
      api('GET /api/history/:id/highlights', { params: { id: historyId } }, { signal }),
    staleTime: staleMs,
    refetchOnWindowFocus: true,
  })
}

/** A line to highlight, with its note where that is written, or one whose highlight is removed. */
export type HighlightChange = {
  line: string
  isOn: boolean
  /** Left out, the note stays as it is. */
  note?: string
  /** When it was asked for, ISO 8601. */
  at: string
}

/** Sends a change; gives the highlight as it is stored, `null` where it was removed. */
async function sendChange(historyId: string, change: HighlightChange): Promise<Highlight | null> {
  const { line, isOn, note } = change
  const params = { id: historyId, line }
  if (isOn) {
    const body = note === undefined ? {} : { note }
    return await api('PUT /api/history/:id/highlights/:line', { params, body })
  }
  await api('DELETE /api/history/:id/highlights/:line', { params })
  return null
}

/** The highlights as they will be after changes that are still on their way, by their lines. */
function withChanges(
  stored: readonly Highlight[],
  changes: readonly HighlightChange[],
): ReadonlyMap<string, Highlight> {
  const byLine = new Map(stored.map((highlight) => [highlight.line, highlight]))
  for (const { line, isOn, note, at } of changes) {
    const known = byLine.get(line)
    if (isOn) byLine.set(line, { line, note: note ?? known?.note ?? '', createdAt: known?.createdAt ?? at })
    else byLine.delete(line)
  }
  return byLine
}
