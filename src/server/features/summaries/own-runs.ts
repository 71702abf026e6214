import { z } from 'zod'
import { captionsPartSchema } from '#contract/problem.ts'
import { problemCodes, problems } from '#contract/problems.ts'
import type { Ended, Run } from '#contract/runs.ts'
import { AppError } from '#core/app-error.ts'
import { watchUrl } from '#product/watch-url.ts'
import { isoTime, readRows, sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import type { AccountHook, Actor } from '#server/features/accounts/service.ts'
import type { SummaryDeps } from './context.ts'
import { followRequest, releaseUnused } from './deliver.ts'
import type { Following, SummaryStreamEvent } from './deliver.ts'
import { notifyEnd } from './runs/channels.ts'
import { endRun } from './runs/events.ts'
import { isDone, lockRun } from './runs/repo.ts'
import {
  deleteRequests,
  findRequest,
  hasRequests,
  moveRequests,
  selectOwnRuns,
  isOwnRequest,
  requestedColumns,
  requestedRow,
} from './runs/requests-repo.ts'
import { deleteRunsOf } from './runs/sweep.ts'

/**
 * Follows a run that the caller requested, in any tab and on any device, from the event after
 * `following.seq`.
 * @throws AppError `NOT_FOUND` for another caller's run, and why the run failed
 */
export async function* followRun(
  deps: SummaryDeps,
  { actor, runId }: { actor: Actor; runId: string },
  following: Following,
): AsyncGenerator<SummaryStreamEvent> {
  const request = await findRequest(deps.runs.db, actor, runId)
  if (request === null) throw noSuchRun()
  yield* followRequest(deps, { actor, request }, following)
}

/** The caller requested this run. */
export async function isOwnRun(
  { runs }: Pick<SummaryDeps, 'runs'>,
  actor: Actor,
  runId: string,
): Promise<boolean> {
  return (await findRequest(runs.db, actor, runId)) !== null
}

/** The failure for a run that is not the caller's, or unknown. */
function noSuchRun(): AppError {
  return new AppError('NOT_FOUND', "There's no such summary in progress.")
}

/**
 * Deletes the caller's request for a run and releases its reservation at once. The run itself ends when no
 * other request is left. Gives `false` when the summary was finished before: it stays where it was delivered,
 * and counts.
 * @throws AppError `NOT_FOUND` for a run that the caller did not ask for
 */
export async function cancelRun(
  { runs, quota }: Pick<SummaryDeps, 'runs' | 'quota'>,
  actor: Actor,
  runId: string,
): Promise<boolean> {
  if (!(await isOwnRun({ runs }, actor, runId))) throw noSuchRun()
  const seq = await transaction(runs.db, async (tx) => {
    if (!(await lockRun(tx, runId))) return 'ended'
    for (const reserved of await deleteRequests(tx, actor, runId)) {
      await releaseUnused(tx, quota, { ...reserved, reason: 'cancelled' })
    }
    if (await hasRequests(tx, runId)) return null
    const problem = { code: 'SUMMARY_STOPPED', detail: 'This summary was cancelled.' } as const
    return await endRun(tx, runId, 'cancelled', problem)
  })
  if (seq === 'ended') return !(await isDone(runs.db, runId))
  if (seq !== null) notifyEnd(runs.notifications, runId, seq)
  return true
}

/** The runs of the caller that are not over, the newest first. */
export async function listRuns({ runs }: Pick<SummaryDeps, 'runs'>, actor: Actor): Promise<Run[]> {
  if (actor.user === null && actor.visitorId === null) return []
  return (await selectOwnRuns(runs.db, actor)).map(({ videoId, ...run }) => ({
    ...run,
    videoUrl: videoId === null ? null : watchUrl(videoId),
  }))
}

/**
 * The runs of an account. A run that a browser started before it signed in is delivered to the account. This
 * hook comes before the history's, so that a summary that is delivered to the browser at the same moment
 * moves as well.
 */
export const runsHook: AccountHook = {
  name: 'runs',
  rowsOfVisitor: (visitorId) =>
    sql`select from run_requests where visitor_id = ${visitorId} and user_id is null`,
  mergeVisitor: moveRequests,
  export: () => Promise.resolve([]),
  purge: deleteRunsOf,
}

/** A run of the caller that failed while no page looked. */
type FailedRun = Extract<Ended, { outcome: 'failed' }>

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

/** The caller's failed, unseen runs of the last `days`, the newest first; at most `limit`. */
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
