import type { PooledOrm } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import {
  lockUser,
  promoteHeld,
  retireDevices,
  revokeDevices,
} from '#server/features/accounts/devices/repo.ts'
import { inBatches } from '#server/db/sweep-rows.ts'
import { deleteExpired, findExpired } from './repo.ts'

const endedAtOnce = 100

/** The devices of an account to sign out; `first` names the held one that becomes active before the others. */
type Ending = { userId: string; devices: 'all' | { id: string }; first?: string | null }

/** Signs devices of an account out, at once and on all nodes, and promotes held ones; gives how many were signed out. */
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

/** Deletes the expired sessions of an account with their devices, and promotes held ones. */
async function endExpired(orm: PooledOrm, userId: string): Promise<void> {
  await transaction(orm, async (tx) => {
    await lockUser(tx, userId)
    await retireDevices(tx, { userId, except: null })
    await deleteExpired(tx, userId)
    await promoteHeld(tx, userId, null)
  })
}

/** Ends the expired sessions of all accounts, for whose devices others may wait. */
export async function sweepSessions(orm: PooledOrm, signal: AbortSignal): Promise<void> {
  await inBatches({ size: endedAtOnce, signal }, async (size) => {
    const userIds = await findExpired(orm, size)
    for (const userId of new Set(userIds)) await endExpired(orm, userId)
    return userIds.length
  })
}
