import type { PooledOrm } from '#server/db/database.ts'
import type { Log } from '#server/db/log.ts'
import { forgetExpired } from './end-sessions.ts'
import { findExpired } from './sessions-repo.ts'

const sweepMs = 10 * 60_000

/** Forgets sessions that ran out, every ten minutes; any number of nodes may. */
export function startSessionSweep(orm: PooledOrm, log: Log): { stop: () => void } {
  const timer = setInterval(() => {
    sweepSessions(orm).catch((error: unknown) =>
      log.warn({ err: error }, 'old sessions could not be deleted'),
    )
  }, sweepMs)
  return { stop: () => clearInterval(timer) }
}

/** Forgets the sessions that ran out and their devices, for which others may wait. */
export async function sweepSessions(orm: PooledOrm): Promise<void> {
  for (const userId of await findExpired(orm)) await forgetExpired(orm, userId)
}
