import { readTask, rejoinRun } from '#server/features/runs/service.ts'
import type { Following } from '#server/features/runs/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Actor } from './allowance.ts'
import { deliverRun } from './deliver-run.ts'
import type { SummaryStreamEvent } from './deliver-run.ts'
import { subjectName } from './subject-name.ts'
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
  const place = await deps.allowance.reserve(actor, subjectName(subject))
  if (place.outcome === 'locked') throw new AppError('NOT_FOUND', 'x')
  const follower = await rejoinRun(deps.runs, runId, place.placeId)
  yield* deliverRun(deps, { actor, follower }, following)
}
