import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createOutboxMailer, createSmtpMailer, defaultSmtpLimits } from '#server/adapters/mail/mailers.ts'
import { sweepOutbox } from '#server/adapters/mail/outbox-sweep.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { Mailer } from '#server/ports/senders.ts'
import type { Settings } from '#server/settings.ts'

/** The mailer: the mail server, or a folder without one. The log says which. */
export function createMailer({ smtpUrl, mailFrom, dataDir }: Settings, log: FastifyBaseLogger): Mailer {
  const folder = path.join(dataDir, 'outbox')
  // With a mail server too: there may have been none before.
  void sweepOutbox(folder, systemClock)
  if (smtpUrl !== null) return createSmtpMailer({ url: smtpUrl, from: mailFrom, limits: defaultSmtpLimits })
  log.info({ folder }, 'emails are written to this folder, because SMTP_URL is not set')
  return createOutboxMailer({ folder, from: mailFrom, clock: systemClock, onCode: printCode })
}

/** Not a line of the log: those are stored and sent elsewhere. Blank lines part it from theirs. */
function printCode(code: string): void {
  process.stdout.write(`\nThe sign-in code is ${code}. It is shown here because SMTP_URL is not set.\n\n`)
}
