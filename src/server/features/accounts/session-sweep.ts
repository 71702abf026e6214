import type { PooledOrm } from '#server/db/database.ts'
import { forgetExpired } from './end-sessions.ts'
import { findExpired } from './sessions-repo.ts'

/** Forgets the sessions that ran out and their devices, for which others may wait. */
export async function sweepSessions(orm: PooledOrm): Promise<void> {
  for (const userId of await findExpired(orm)) await forgetExpired(orm, userId)
}
