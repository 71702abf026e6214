import type { FastifyRequest } from 'fastify'
import type { Device } from '#contract/devices.ts'
import { normalizeEmail } from '#product/email.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { AccountNeeds } from './actor.ts'
import { listDevices } from './devices-repo.ts'
import { toMember } from './require-user.ts'
import { readSessionActor } from './session-actor.ts'

/**
 * The devices of whoever calls, also for a sign-in that is held.
 * @throws AppError `UNAUTHORIZED`; `FORBIDDEN` for another address than that of the account
 */
export async function listOwnDevices(
  needs: AccountNeeds,
  request: FastifyRequest,
  userEmail: string | undefined,
): Promise<Device[]> {
  const { user } = toMember((await readSessionActor(needs, request)).actor)
  if (userEmail !== undefined && normalizeEmail(userEmail) !== user.email) {
    throw new AppError('FORBIDDEN', 'This address is not yours.')
  }
  const rows = await listDevices(needs.orm, user.id)
  return rows.map((row) => ({ ...row, isActive: !row.isHeld, isCurrent: row.id === user.deviceId }))
}
