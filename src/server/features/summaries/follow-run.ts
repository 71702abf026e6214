import type { Actor } from '#server/features/accounts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { SummaryDeps } from './context.ts'
import { followRequest } from './deliver.ts'
import type { Following, SummaryStreamEvent } from './deliver.ts'
import { findRequest } from './runs/requests-repo.ts'

/**
 * Follows a run that the caller asked for, in whatever tab or on whatever device, from the event after `following.seq`.
 * @throws AppError `NOT_FOUND` for all others, and why the run failed
 */
export async function* followRun(
  deps: SummaryDeps,
  { actor, runId }: { actor: Actor; runId: string },
  following: Following,
): AsyncGenerator<SummaryStreamEvent> {
  const request = await findRequest(deps.runs.orm, actor, runId)
  if (request === null) throw noSuchRun()
  yield* followRequest(deps, { actor, request }, following)
}

/** Whether the caller asked for what this run makes. */
export async function isOwnRun(
  { runs }: Pick<SummaryDeps, 'runs'>,
  actor: Actor,
  runId: string,
): Promise<boolean> {
  return (await findRequest(runs.orm, actor, runId)) !== null
}

/** The failure of a run that is not the caller's, or not there. */
export function noSuchRun(): AppError {
  return new AppError('NOT_FOUND', 'There is no such summary in the making.')
}
