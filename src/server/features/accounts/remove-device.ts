import type { PooledOrm } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { SignedInUser } from './actor.ts'
import { lockUser, promoteHeld, revokeDevices } from './devices-repo.ts'

/**
 * Signs a device of the caller's account out at once, on all nodes; one that waits takes its place, the caller's first.
 * @throws AppError `NOT_FOUND` for a device that is not theirs
 */
export async function removeDevice(orm: PooledOrm, caller: SignedInUser, deviceId: string): Promise<void> {
  await transaction(orm, async (tx) => {
    await lockUser(tx, caller.id)
    if ((await revokeDevices(tx, { userId: caller.id, deviceId })) === 0) {
      throw new AppError('NOT_FOUND', 'There is no such device.')
    }
    await promoteHeld(tx, caller.id, caller.deviceId)
  })
}
