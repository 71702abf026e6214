import type { Actor } from '#server/features/accounts/service.ts'
import { readTask, rejoinRun } from '#server/features/runs/service.ts'
import type { Following } from '#server/features/runs/service.ts'
import { nameSubject } from '#server/features/transcripts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { deliverRun } from './deliver-run.ts'
import type { SummaryStreamEvent } from './deliver-run.ts'
import type { SummaryDeps } from './summarize.ts'

/**
 * Follows a run again that the same person followed before, from the event after `following.seq`.
 * @throws AppError `NOT_FOUND` for everybody else, and why the run failed
 */
export async function* followAgain(
  deps: SummaryDeps,
  { actor, runId }: { actor: Actor; runId: string },
  following: Following,
): AsyncGenerator<SummaryStreamEvent> {
  const { subject } = await readTask(deps.runs, runId)
  const placeId = await deps.allowance.find(actor, await nameSubject(deps, subject))
  if (placeId === null) throw new AppError('NOT_FOUND', 'There is no such summary in the making.')
  const follower = await rejoinRun(deps.runs, runId, placeId)
  yield* deliverRun(deps, { actor, follower }, { ...following, fromPlaylist: false })
}
