import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Device } from '#contract/accounts.ts'
import { AppError } from '#core/app-error.ts'
import { isSameAddress } from '#product/email.ts'
import type { PooledDb } from '#server/db/database.ts'
import { publicOrigin } from '#server/http/proxies.ts'
import type { EmailContent } from '#server/lib/mail/email-content.ts'
import { writeMoment } from '#server/lib/written-language.ts'
import type { MailLanguage } from '#server/lib/written-language.ts'
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
 * Signs a device of the caller's account out at once, on all nodes; a held one takes its place, the caller's
 * first.
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

const moment = { dateStyle: 'long', timeStyle: 'short' } as const

type SignIn = { device: SignedInDevice; at: Date; accountUrl: string }

/** Mails an account about a sign-in of an unknown device. Never throws, and nobody waits for it. */
export async function mailNewDevice(
  deps: LoginDeps,
  { request }: { request: FastifyRequest; reply: FastifyReply },
  { to, device }: { to: string; device: SignedInDevice },
): Promise<void> {
  const accountUrl = `${publicOrigin(deps, request)}/account`
  const signIn = { device, at: new Date(deps.clock.now()), accountUrl }
  await sendNotice(deps, 'a new device', {
    to,
    write: (language) => ({
      subject: language.words.accountMails.newDevice.subject,
      content: describeSignIn(signIn, language),
    }),
  })
}

/** Says which device signed in, where and when, and what to do if it was someone else. */
function describeSignIn({ device, at, accountUrl }: SignIn, language: MailLanguage): EmailContent {
  const { newDevice: words, open } = language.words.accountMails
  const location = [device.city, device.country].filter((part) => part !== null && part !== '').join(', ')
  return {
    preview: `${device.deviceName}${location === '' ? '' : `, ${location}`}`,
    heading: words.heading,
    parts: [
      { kind: 'paragraph', text: words.text },
      {
        kind: 'facts',
        rows: [
          [words.device, device.deviceName],
          [words.near, location === '' ? words.unknown : location],
          [words.ipAddress, device.ipAddress],
          [words.time, writeMoment(language, at, moment)],
        ],
      },
      { kind: 'paragraph', text: words.advice },
      { kind: 'action', label: open, url: accountUrl },
    ],
    reason: words.reason,
  }
}
