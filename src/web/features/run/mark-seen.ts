import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { recentKey } from './queries.ts'
import { hasRecentHint, storeRecentHint } from './recent-hint.ts'

/**
 * Tells the server that a result was shown, once the page can be seen, so that no other page brings it up again; `id` is that
 * of the history item, or of a run that failed. Without a connection the next visit shows it once more.
 */
export function markSeen(id: string): void {
  if (document.visibilityState === 'visible') void send(id)
  else document.addEventListener('visibilitychange', () => markSeen(id), { once: true })
}

async function send(id: string): Promise<void> {
  try {
    await api('POST /api/recent/:id/seen', { params: { id } })
    await queryClient.invalidateQueries({ queryKey: recentKey })
    // There is something to list from now on.
    if (!hasRecentHint()) storeRecentHint(1)
  } catch {
    // Shown twice is better than never.
  }
}
