import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState, useLayoutEffect } from 'react'
import type { Highlight } from '#contract/highlights.ts'
import { highlightTexts } from '#messages/highlight-texts.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import type { Line, LineStore } from '#web/features/result-state/lines.ts'
import { isMarkable } from '#web/features/result-state/lines.ts'
import type { Reading, LineTask } from '#web/features/result-state/result-context.ts'
import { createStore } from '#web/ui/store.ts'
import type { Store } from '#web/ui/store.ts'
import { showToast } from '#web/ui/toast-store.ts'

const { announcements } = highlightTexts

/** The choice to see the highlighted lines alone. */
export type HighlightChoice = { isFiltered: boolean; setFiltered: (isFiltered: boolean) => void }

/** The result whose lines its reader marks; `historyId` is `null` where it is in no history of theirs. */
type MarkedResult = { historyId: string | null; lines: readonly Line[]; pointing: LineStore }

/** A store of the reader's marks in a result; it has `null` where it is in no history of theirs. */
export function useReadingStore(result: MarkedResult, filter: HighlightChoice): Store<Reading | null> {
  const reading = useMarks(result, filter)
  const [store] = useState(() => createStore(reading))
  useLayoutEffect(() => store.set(reading), [store, reading])
  return store
}

function useMarks(
  { historyId, lines, pointing }: MarkedResult,
  { isFiltered, setFiltered }: HighlightChoice,
): Reading | null {
  const highlights = useHighlights(historyId)
  const { byLine, change } = highlights
  const [task, setTask] = useState<LineTask | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const [wasFiltered, setWasFiltered] = useState(isFiltered)
  if (wasFiltered !== isFiltered) {
    setWasFiltered(isFiltered)
    setAnnouncement(isFiltered ? announcements.filtered : announcements.all)
  }
  const hidden = useMemo(
    () => (isFiltered ? withoutHighlight(lines, byLine) : null),
    [isFiltered, lines, byLine],
  )
  const acts = useMemo(
    () => actsOn({ byLine, pointing, change, setTask, setAnnouncement }),
    [byLine, pointing, change],
  )
  return useMemo(
    () =>
      historyId === null
        ? null
        : { ...highlights, ...acts, historyId, task, hidden, setFiltered, announcement },
    [highlights, acts, historyId, task, hidden, setFiltered, announcement],
  )
}

/** The keys of the lines that could be highlighted and are not. */
function withoutHighlight(lines: readonly Line[], byLine: Reading['byLine']): ReadonlySet<string> {
  const others = lines.filter(({ kind, key }) => isMarkable(kind) && !byLine.has(key))
  return new Set(others.map(({ key }) => key))
}

type Marks = Pick<Reading, 'byLine'> & {
  pointing: LineStore
  change: (change: HighlightChange) => Promise<string | null>
  setTask: (task: LineTask | null) => void
  setAnnouncement: (announcement: string) => void
}

/** The actions of the reader on the lines. */
function actsOn({ byLine, pointing, change, setTask, setAnnouncement }: Marks) {
  async function apply(line: string, wanted: Pick<HighlightChange, 'isOn' | 'note'>): Promise<string | null> {
    const reason = await change({ ...wanted, line, at: new Date().toISOString() })
    // The card of the line says it where it is open.
    if (reason !== null && pointing.get().open !== line) {
      showToast({ title: highlightTexts.notSaved, description: reason, tone: 'destructive' })
    }
    return reason
  }

  function begin(next: LineTask): void {
    pointing.show(next.line, true)
    setTask(next)
  }

  function remove(line: string): void {
    setTask(null)
    setAnnouncement(announcements.removed)
    void apply(line, { isOn: false })
  }

  function toggle(line: string): void {
    const known = byLine.get(line)
    if (known === undefined) {
      setAnnouncement(announcements.highlighted)
      void apply(line, { isOn: true })
    } else if (known.note === '') remove(line)
    else begin({ line, name: 'removal' })
  }

  return {
    begin,
    end: () => setTask(null),
    toggle,
    remove,
    writeNote: (line: string, note: string) => apply(line, { isOn: true, note }),
  }
}

/** The highlights of a result, and how they are changed. */
type Highlights = Pick<Reading, 'byLine' | 'isLoading' | 'isMissing' | 'reload' | 'failures'> & {
  /** Changes a line at once on the page; gives the failure, which takes it back, or `null`. */
  change: (change: HighlightChange) => Promise<string | null>
}

/** Reads and changes the highlights of a history item; there are none where it is `null`. */
function useHighlights(historyId: string | null): Highlights {
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

/** Stores the server's answer among the known marks; reads all again if these are not known. */
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

/** The highlighted lines of a summary; read again when the reader comes back. */
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
  /** The time of the request, ISO 8601. */
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
