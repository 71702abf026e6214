import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LoginDeps } from '#server/features/accounts/context.ts'
import type { EmailContent } from '#server/lib/mail/email-content.ts'
import { writeHtml } from '#server/lib/mail/write-html.ts'
import { writeText } from '#server/lib/mail/write-text.ts'
import type { Mail } from '#server/ports/mailer.ts'
import type { SignedInDevice } from './repo.ts'

/** How long the mail server may take, in ms. */
const sendTimeoutMs = 30_000

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

type NewDevice = { to: string; device: SignedInDevice; at: Date; accountUrl: string }

/** Mails an account that a device signed in which it didn't know. Never throws; the sign-in doesn't wait for it. */
export async function mailNewDevice(
  { mailer, log, clock, publicUrl }: LoginDeps,
  { request }: { request: FastifyRequest; reply: FastifyReply },
  { to, device }: { to: string; device: SignedInDevice },
): Promise<void> {
  const accountUrl = `${publicUrl ?? `${request.protocol}://${request.host}`}/account`
  const email = newDeviceEmail({ to, device, at: new Date(clock.now()), accountUrl })
  const outcome = await mailer.send(email, { signal: AbortSignal.timeout(sendTimeoutMs) })
  if (!outcome.sent) {
    log.error(
      { err: outcome.cause, reason: outcome.reason },
      'the email about a new device could not be sent',
    )
  }
}

/** The email that says which device signed in, where and when, and what to do if it was someone else. */
function newDeviceEmail({ to, device, at, accountUrl }: NewDevice): Mail {
  const place = [device.city, device.country].filter((part) => part !== null && part !== '').join(', ')
  const content: EmailContent = {
    preview: `${device.deviceName}${place === '' ? '' : `, ${place}`}`,
    heading: 'New sign-in to your account',
    parts: [
      { kind: 'paragraph', text: 'A device signed in to your Précis account that we haven’t seen before.' },
      {
        kind: 'facts',
        rows: [
          ['Device', device.deviceName],
          ['Near', place === '' ? 'Unknown' : place],
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
  return {
    to,
    subject: 'New sign-in to your Précis account',
    text: writeText(content),
    html: writeHtml(content),
    code: null,
  }
}
