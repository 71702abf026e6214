import type { EmailContent } from '#server/lib/mail/email-content.ts'
import { writeHtml } from '#server/lib/mail/write-html.ts'
import { writeText } from '#server/lib/mail/write-text.ts'
import type { LoginDeps } from './context.ts'

/** How long the mail server may take, in ms. */
const sendTimeoutMs = 30_000

type Notice = { to: string; subject: string; content: EmailContent }

/**
 * Mails an account what happened to it. Never throws, and the call that it is about does not wait for it; a failure is logged as
 * that of the email about `about`.
 */
export async function sendNotice(
  { mailer, log }: Pick<LoginDeps, 'mailer' | 'log'>,
  about: string,
  { to, subject, content }: Notice,
): Promise<void> {
  const outcome = await mailer.send(
    { to, subject, text: writeText(content), html: writeHtml(content), code: null },
    { signal: AbortSignal.timeout(sendTimeoutMs) },
  )
  if (!outcome.sent) {
    log.error({ err: outcome.cause, reason: outcome.reason }, `the email about ${about} could not be sent`)
  }
}
