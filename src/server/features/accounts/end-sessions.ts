import type { PooledOrm } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { lockUser, promoteHeld, retireDevices, revokeDevices } from './devices-repo.ts'
import { deleteExpired } from './sessions-repo.ts'

/**
 * Signs a device of an account out, or all of them for `null`, at once and on all nodes; whichever waited comes in.
 * Gives how many there were.
 */
export async function endSessions(
  orm: PooledOrm,
  { userId, deviceId, first = null }: { userId: string; deviceId: string | null; first?: string | null },
): Promise<number> {
  return await transaction(orm, async (tx) => {
    await lockUser(tx, userId)
    const ended = await revokeDevices(tx, { userId, deviceId })
    await promoteHeld(tx, userId, first)
    return ended
  })
}

/** Forgets the sessions of an account that ran out, with their devices; whichever waited comes in. */
export async function forgetExpired(orm: PooledOrm, userId: string): Promise<void> {
  await transaction(orm, async (tx) => {
    await lockUser(tx, userId)
    await retireDevices(tx, { userId, except: null })
    await deleteExpired(tx, userId)
    await promoteHeld(tx, userId, null)
  })
}
