import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Device } from '#contract/devices.ts'
import { isSameAddress } from '#product/email.ts'
import type { PooledDb } from '#server/db/database.ts'
import { publicOrigin } from '#server/http/public-origin.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { EmailContent } from '#server/lib/mail/email-content.ts'
import type { AccountDeps, LoginDeps, SignedInUser } from '../context.ts'
import { sendNotice } from '../secret.ts'
import { readSessionActor, toMember } from '../sessions/actor.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { listDevices } from './repo.ts'
import type { SignedInDevice } from './repo.ts'

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
  const rows = await listDevices(deps.db, user.id)
  return rows.map((row) => ({ ...row, isActive: !row.isHeld, isCurrent: row.id === user.deviceId }))
}

/**
 * Signs a device of the caller's account out at once, on all nodes; a held one takes its place, the caller's first.
 * @throws AppError `NOT_FOUND` for a device that is not theirs
 */
export async function removeDevice(db: PooledDb, caller: SignedInUser, deviceId: string): Promise<void> {
  const removed = await endSessions(db, {
    userId: caller.id,
    devices: { id: deviceId },
    first: caller.deviceId,
  })
  if (removed === 0) throw new AppError('NOT_FOUND', "There's no such device.")
}

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

type SignIn = { device: SignedInDevice; at: Date; accountUrl: string }

/** Mails an account that a device signed in which it didn't know. Never throws; the sign-in doesn't wait for it. */
export async function mailNewDevice(
  deps: LoginDeps,
  { request }: { request: FastifyRequest; reply: FastifyReply },
  { to, device }: { to: string; device: SignedInDevice },
): Promise<void> {
  const subject = 'New sign-in to your Précis account'
  const accountUrl = `${publicOrigin(deps, request)}/account`
  const content = describeSignIn({ device, at: new Date(deps.clock.now()), accountUrl })
  await sendNotice(deps, 'a new device', { to, subject, content })
}

/** Says which device signed in, where and when, and what to do if it was someone else. */
function describeSignIn({ device, at, accountUrl }: SignIn): EmailContent {
  const location = [device.city, device.country].filter((part) => part !== null && part !== '').join(', ')
  return {
    preview: `${device.deviceName}${location === '' ? '' : `, ${location}`}`,
    heading: 'New sign-in to your account',
    parts: [
      { kind: 'paragraph', text: 'A device signed in to your Précis account that we haven’t seen before.' },
      {
        kind: 'facts',
        rows: [
          ['Device', device.deviceName],
          ['Near', location === '' ? 'Unknown' : location],
          ['IP address', device.ipAddress],
          ['Time', `${moment.format(at)} UTC`],
        ],
      },
      {
        kind: 'paragraph',
        text: 'If this was you, there’s nothing to do. If it wasn’t, open your account, remove the device, and check who else can read your email: codes to sign in arrive there.',
      },
      { kind: 'action', label: 'Open your account', url: accountUrl },
    ],
    reason: 'You get this email because someone signed in to your Précis account on a new device.',
  }
}
