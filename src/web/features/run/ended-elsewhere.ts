import type { Ended, Run } from '#contract/runs.ts'
import { inPageLanguage } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { recentKey } from './queries.ts'
import { recentQuery, hasRecentHint, storeAwaited, storeRecentHint } from './recent-list.ts'
import type { FoundResult } from './reducer.ts'
import { requestOfRun } from './request.ts'

/**
 * The newest run of the caller that is being made in another tab or elsewhere, else what ended last while no
 * page looked; `null` where there is neither. Throws as `api` does.
 */
export async function lookElsewhere(): Promise<Run | FoundResult | null> {
  // What was read before may have ended by now, but not what the list below the field has just read.
  const { runs, ended, unseenCount } = await queryClient.fetchQuery({ ...recentQuery, staleTime: 1000 })
  const [newest] = runs
  const [last] = ended
  if (newest !== undefined) return newest
  storeAwaited(false)
  // Several summaries are listed, and none of them takes the page.
  return last === undefined || (last.outcome === 'done' && unseenCount > 1) ? null : await readEnded(last)
}

/** Reads what has ended; `null` where it is not to be shown any more. */
async function readEnded(ended: Ended): Promise<FoundResult | null> {
  if (ended.outcome === 'failed') {
    const { videoTitle = ended.videoTitle ?? undefined, ...facts } = await inPageLanguage(ended.problem)
    const shown = { ...facts, ...(videoTitle === undefined ? {} : { videoTitle }) }
    const reason = { problem: shown, cost: 'none' as const }
    return { outcome: 'failure', runId: ended.runId, request: requestOfRun(ended), reason }
  }
  const result = await api('GET /api/summaries/:id', { params: { id: ended.historyId } })
  if (result.state === 'running' || result.answer.locked) return null
  return { outcome: 'summary', summary: result.answer }
}

/**
 * Tells the server that a result was shown, once the page can be seen, so that no other page brings it up
 * again; `id` is that of the history item, or of a run that failed. `withOlder`: those before it were listed.
 * Without a connection the next visit shows it once more.
 */
export function markSeen(id: string, { withOlder = false } = {}): void {
  if (document.visibilityState === 'visible') void send(id, withOlder)
  else document.addEventListener('visibilitychange', () => markSeen(id, { withOlder }), { once: true })
}

async function send(id: string, withOlder: boolean): Promise<void> {
  try {
    const query = { older: withOlder ? 'true' : 'false' } as const
    await api('POST /api/recent/:id/seen', { params: { id }, query })
    // The list that said so goes on to say it as long as the page is open.
    if (withOlder) return
    await queryClient.invalidateQueries({ queryKey: recentKey })
    // There is something to list from now on.
    if (!hasRecentHint()) storeRecentHint(1)
  } catch {
    // Shown twice is better than never.
  }
}
