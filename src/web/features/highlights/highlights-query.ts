import { queryOptions } from '@tanstack/react-query'
import type { Highlight } from '#contract/highlights.ts'
import { api } from '#web/api/api.ts'

const staleMs = 30_000

/** The highlighted lines of a summary; read again when the reader comes back, who may have been at another device. */
export function highlightsQuery(historyId: string) {
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
export async function sendChange(historyId: string, change: HighlightChange): Promise<Highlight | null> {
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
export function withChanges(
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
