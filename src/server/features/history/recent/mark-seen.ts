import type { Actor } from '#server/features/accounts/service.ts'
import { isOwn, notInHistory } from '#server/features/history/context.ts'
import { isOwnRun, markFailureSeen } from '#server/features/summaries/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { clearUnseen } from './repo.ts'

/**
 * Stores that a page of the caller has shown a summary or the failure of a run, so that no other page brings it up again.
 * @throws AppError `NOT_FOUND` for the id of another owner
 */
export async function markSeen(deps: Pick<SummaryDeps, 'runs'>, actor: Actor, id: string): Promise<void> {
  if (await clearUnseen(deps.runs.orm, isOwn(actor), id)) return
  if (!(await isOwnRun(deps, actor, id))) throw notInHistory()
  await markFailureSeen(deps, actor, id)
}
