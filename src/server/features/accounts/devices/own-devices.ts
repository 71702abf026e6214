import type { FastifyRequest } from 'fastify'
import type { Device } from '#contract/devices.ts'
import { isSameAddress } from '#product/email.ts'
import type { PooledOrm } from '#server/db/database.ts'
import type { AccountDeps, SignedInUser } from '#server/features/accounts/context.ts'
import { readSessionActor, toMember } from '#server/features/accounts/sessions/actor.ts'
import { endSessions } from '#server/features/accounts/sessions/end-sessions.ts'
import { AppError } from '#server/lib/app-error.ts'
import { listDevices } from './repo.ts'

/**
 * The devices of the caller's account, also for a held sign-in.
 * @throws AppError `UNAUTHORIZED`; `FORBIDDEN` for another address than that of the account
 */
export async function listOwnDevices(
  deps: AccountDeps,
  request: FastifyRequest,
  userEmail: string | undefined,
): Promise<Device[]> {
  const { user } = toMember((await readSessionActor(deps, request)).actor)
  if (userEmail !== undefined && !isSameAddress(userEmail, user.email)) {
    throw new AppError('FORBIDDEN', "This address isn't yours.")
  }
  const rows = await listDevices(deps.orm, user.id)
  return rows.map((row) => ({ ...row, isActive: !row.isHeld, isCurrent: row.id === user.deviceId }))
}

/**
 * Signs a device of the caller's account out at once, on all nodes; a held one takes its place, the caller's first.
 * @throws AppError `NOT_FOUND` for a device that is not theirs
 */
export async function removeDevice(orm: PooledOrm, caller: SignedInUser, deviceId: string): Promise<void> {
  const removed = await endSessions(orm, {
    userId: caller.id,
    devices: { id: deviceId },
    first: caller.deviceId,
  })
  if (removed === 0) throw new AppError('NOT_FOUND', "There's no such device.")
}
