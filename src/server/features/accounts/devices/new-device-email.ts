import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LoginDeps } from '#server/features/accounts/context.ts'
import { sendNotice } from '#server/features/accounts/send-notice.ts'
import { publicOrigin } from '#server/http/public-origin.ts'
import type { EmailContent } from '#server/lib/mail/email-content.ts'
import type { SignedInDevice } from './repo.ts'

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
