import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'

/** A line of a summary: its kind, and its place among those of its kind. The gist has the place 0. */
export type LineRef = { kind: 'gist' | 'sentence' | 'insight'; index: number }

/** The lines of a summary that its owner shares. */
export function sharedLinesQuery(historyId: string) {
  return queryOptions({
    queryKey: ['shared-lines', historyId],
    queryFn: ({ signal }) => api('GET /api/history/:id/moments', { params: { id: historyId } }, { signal }),
  })
}

/** The id of a line on the wire. */
export function lineId({ kind, index }: LineRef): string {
  return `${kind}-${index}`
}

/** Shares a line, or stops sharing it; gives the path of its page. */
export async function changeMoment(
  historyId: string,
  line: LineRef,
  isShared: boolean,
): Promise<{ momentPath: string | null }> {
  const params = { id: historyId, line: lineId(line) }
  const answer = isShared
    ? await api('POST /api/history/:id/moments/:line', { params })
    : await api('DELETE /api/history/:id/moments/:line', { params })
  void queryClient.invalidateQueries({ queryKey: sharedLinesQuery(historyId).queryKey })
  return answer
}
