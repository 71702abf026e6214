import type { Log } from '#server/db/log.ts'
import { deleteOverdue } from './delete-overdue.ts'
import type { ProfileNeeds } from './profile-needs.ts'

const sweepMs = 10 * 60_000

/** Ends overdue accounts, every ten minutes; any number of nodes may. */
export function startAccountSweep(
  needs: Pick<ProfileNeeds, 'orm' | 'accountParts'>,
  log: Log,
): { stop: () => void } {
  const timer = setInterval(() => {
    deleteOverdue(needs).catch((error: unknown) => log.error({ err: error }, 'accounts could not be deleted'))
  }, sweepMs)
  return { stop: () => clearInterval(timer) }
}
