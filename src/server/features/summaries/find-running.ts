import type { Actor } from '#server/features/accounts/service.ts'
import { isFollowedFrom, readTask } from '#server/features/runs/service.ts'
import { nameSubject } from '#server/features/transcripts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { SummaryDeps } from './summarize.ts'

/** Whether somebody follows the run with this id, so that they may go on; follows nothing itself. */
export async function findRunning(
  { orm, runs, allowance }: Pick<SummaryDeps, 'orm' | 'runs' | 'allowance'>,
  { actor, runId }: { actor: Actor; runId: string },
): Promise<boolean> {
  try {
    const { subject } = await readTask(runs, runId)
    const placeId = await allowance.find(actor, await nameSubject({ orm }, subject))
    return placeId !== null && (await isFollowedFrom(runs, { runId, placeId }))
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return false
    throw error
  }
}
