import type { Ended, Run } from '#contract/runs.ts'
import { api } from '#web/api/api.ts'
import { inPageLanguage } from '#web/api/problem-language.ts'
import { queryClient } from '#web/api/query-client.ts'
import { recentQuery } from './recent-query.ts'
import type { FoundResult } from './reducer.ts'
import { requestOfRun } from './request.ts'

/**
 * The newest run of the caller that is being made in another tab or elsewhere, else what ended last while no page looked; `null`
 * where there is neither. Throws as `api` does.
 */
export async function lookElsewhere(): Promise<Run | FoundResult | null> {
  // What was read before may have ended by now.
  const { runs, ended } = await queryClient.fetchQuery({ ...recentQuery, staleTime: 0 })
  const [newest] = runs
  const [last] = ended
  if (newest !== undefined) return newest
  return last === undefined ? null : await readEnded(last)
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
