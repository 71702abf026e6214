import { transaction } from '#server/db/transaction.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import type { SummaryDeps } from './context.ts'
import { isOwnRun, noSuchRun } from './follow-run.ts'
import { notifyEnd } from './runs/channels.ts'
import { endRun } from './runs/events.ts'
import { lockRun } from './runs/repo.ts'
import { deleteRequests, hasRequests } from './runs/requests-repo.ts'

/**
 * Takes the caller's request off a run and gives its reservation back at once. The run itself ends when no other request
 * is left; one that has ended stays as it is, and its summary counts.
 * @throws AppError `NOT_FOUND` for a run that the caller did not ask for
 */
export async function cancelRun(
  { runs, quota }: Pick<SummaryDeps, 'runs' | 'quota'>,
  actor: Actor,
  runId: string,
): Promise<void> {
  if (!(await isOwnRun({ runs }, actor, runId))) throw noSuchRun()
  const seq = await transaction(runs.orm, async (tx) => {
    if (!(await lockRun(tx, runId))) return null
    for (const reserved of await deleteRequests(tx, actor, runId)) {
      await quota.release(tx, { ...reserved, reason: 'cancelled' })
    }
    if (await hasRequests(tx, runId)) return null
    const problem = { code: 'SUMMARY_STOPPED', detail: 'This summary was cancelled.' } as const
    return await endRun(tx, runId, 'cancelled', problem)
  })
  if (seq !== null) notifyEnd(runs.notifications, runId, seq)
}
