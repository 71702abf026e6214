import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createOutboxMailer } from '#server/adapters/mail/outbox-mailer.ts'
import { createSmtpMailer, defaultSmtpLimits } from '#server/adapters/mail/smtp-mailer.ts'
import { systemClock } from '#server/lib/system-clock.ts'
import type { Mailer } from '#server/ports/mailer.ts'
import type { Settings } from '#server/settings.ts'

/** The mailer: the mail server, or a folder without one. The log says which. */
export function createMailer({ smtpUrl, mailFrom, dataDir }: Settings, log: FastifyBaseLogger): Mailer {
  if (smtpUrl !== null) return createSmtpMailer({ url: smtpUrl, from: mailFrom, limits: defaultSmtpLimits })
  const folder = path.join(dataDir, 'outbox')
  log.info({ folder }, 'emails are written to this folder, because SMTP_URL is not set')
  return createOutboxMailer({ folder, from: mailFrom, clock: systemClock, onCode: printCode })
}

/** Not a line of the log: those are stored and sent elsewhere. */
function printCode(code: string): void {
  process.stdout.write(`Development only, because SMTP_URL is not set: the sign-in code is ${code}\n`)
}
