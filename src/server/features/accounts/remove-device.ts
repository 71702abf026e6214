import type { PooledOrm } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { SignedInUser } from './actor.ts'
import { endSessions } from './end-sessions.ts'

/**
 * Signs a device of the caller's account out at once, on all nodes; one that waits takes its place, the caller's first.
 * @throws AppError `NOT_FOUND` for a device that is not theirs
 */
export async function removeDevice(orm: PooledOrm, caller: SignedInUser, deviceId: string): Promise<void> {
  const removed = await endSessions(orm, {
    userId: caller.id,
    devices: { id: deviceId },
    first: caller.deviceId,
  })
  if (removed === 0) throw new AppError('NOT_FOUND', 'There is no such device.')
}
