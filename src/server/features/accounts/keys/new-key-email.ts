import { scopeTexts } from '#product/key-scopes.ts'
import type { ApiKey } from '#contract/keys.ts'
import type { LoginDeps } from '#server/features/accounts/context.ts'
import type { EmailContent } from '#server/lib/mail/email-content.ts'
import { writeHtml } from '#server/lib/mail/write-html.ts'
import { writeText } from '#server/lib/mail/write-text.ts'
import type { Mail } from '#server/ports/mailer.ts'

/** How long the mail server may take, in ms. */
const sendTimeoutMs = 30_000

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** Mails an account that a key was made for it. Never throws; the call that made the key doesn't wait for it. */
export async function mailNewKey(
  { mailer, log }: Pick<LoginDeps, 'mailer' | 'log'>,
  made: { to: string; key: ApiKey; accountUrl: string },
): Promise<void> {
  const outcome = await mailer.send(newKeyEmail(made), { signal: AbortSignal.timeout(sendTimeoutMs) })
  if (!outcome.sent) {
    log.error({ err: outcome.cause, reason: outcome.reason }, 'the email about a new key could not be sent')
  }
}

/** The email that says which key was made and what it may do, and what to do if it was someone else. */
function newKeyEmail({ to, key, accountUrl }: { to: string; key: ApiKey; accountUrl: string }): Mail {
  const content: EmailContent = {
    preview: key.name,
    heading: 'A new API key for your account',
    parts: [
      {
        kind: 'paragraph',
        text: 'An API key was made in your Précis account. A program can use it to act for you.',
      },
      {
        kind: 'facts',
        rows: [
          ['Name', key.name],
          ['Begins with', key.start],
          ['May', key.scopes.map((scope) => scopeTexts[scope]).join('; ')],
          ['Ends', key.expiresAt === null ? 'Never' : day.format(new Date(key.expiresAt))],
        ],
      },
      {
        kind: 'paragraph',
        text: 'If this was you, there’s nothing to do. If it wasn’t, open your account, delete the key and sign out everywhere.',
      },
      { kind: 'action', label: 'Open your account', url: accountUrl },
    ],
    reason: 'You get this email because someone made an API key in your Précis account.',
  }
  return {
    to,
    subject: 'A new API key for your Précis account',
    text: writeText(content),
    html: writeHtml(content),
    code: null,
  }
}
