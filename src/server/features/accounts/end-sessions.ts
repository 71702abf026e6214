import type { PooledOrm } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { lockUser, promoteHeld, retireDevices, revokeDevices } from './devices-repo.ts'
import { deleteExpired } from './sessions-repo.ts'

/** Which devices of an account are signed out; `first` names the waiting one that comes in before the others. */
type Ending = { userId: string; devices: 'all' | { id: string }; first?: string | null }

/** Signs devices of an account out, at once and on all nodes, and lets waiting ones in; gives how many there were. */
export async function endSessions(
  orm: PooledOrm,
  { userId, devices, first = null }: Ending,
): Promise<number> {
  return await transaction(orm, async (tx) => {
    await lockUser(tx, userId)
    const ended = await revokeDevices(tx, userId, devices)
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
