import { sql } from '#server/db/sql.ts'
import { isoTime } from '#server/db/columns.ts'
import { z } from 'zod'
import { captionsPartSchema, problemCodes, problems } from '#contract/problem.ts'
import type { Ended } from '#contract/recent.ts'
import { watchUrl } from '#product/watch-url.ts'
import { readRows } from '#server/db/read-rows.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import type { SummaryDeps } from './context.ts'
import { isOwnRequest, requestedColumns, requestedRow } from './runs/requests-repo.ts'

/** A run of the caller that failed while no page looked. */
export type FailedRun = Extract<Ended, { outcome: 'failed' }>

const failedRunSchema = requestedRow.extend({
  problem: z.object({
    code: z.enum(problemCodes),
    detail: z.string(),
    videoTitle: z.string().optional(),
    startsAt: z.string().optional(),
    captionsPart: captionsPartSchema.optional(),
  }),
  endedAt: z.string(),
})

/** The runs of the caller that failed in the last `days` and were not seen yet, the newest first; at most `limit`. */
export async function listFailedRuns(
  { runs }: Pick<SummaryDeps, 'runs'>,
  actor: Actor,
  { days, limit }: { days: number; limit: number },
): Promise<FailedRun[]> {
  if (actor.user === null && actor.visitorId === null) return []
  const rows = await readRows(
    runs.db,
    failedRunSchema,
    sql`select ${requestedColumns},
        failure.event -> 'data' as problem,
        ${isoTime(sql`run_requests.settled_at`)} as "endedAt"
      from run_requests
      join runs on runs.id = run_requests.run_id
      join run_events as failure on failure.run_id = runs.id and failure.seq = runs.last_seq
        and failure.event ->> 'event' = 'problem'
      where ${isOwnRequest(actor)} and run_requests.is_unseen
        and run_requests.created_at > ledger_now() - ${days} * interval '1 day'
      order by run_requests.settled_at desc, run_requests.run_id limit ${limit}`,
  )
  return rows.map(presentFailedRun)
}

/** Stores that a page has shown the failure of a run; nothing happens for another caller's run. */
export async function markFailureSeen(
  { runs }: Pick<SummaryDeps, 'runs'>,
  actor: Actor,
  runId: string,
): Promise<void> {
  await runs.db.execute(sql`
    update run_requests set is_unseen = false
    where run_id = ${runId} and ${isOwnRequest(actor)} and is_unseen`)
}

function presentFailedRun({ videoId, problem, ...run }: z.output<typeof failedRunSchema>): FailedRun {
  const { title, remedies } = problems[problem.code]
  return {
    outcome: 'failed',
    ...run,
    videoUrl: videoId === null ? null : watchUrl(videoId),
    problem: { ...problem, title, remedies: [...remedies] },
  }
}
