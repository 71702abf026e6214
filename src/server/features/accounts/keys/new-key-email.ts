import type { FastifyRequest } from 'fastify'
import { scopeTexts } from '#product/key-scopes.ts'
import type { ApiKey } from '#contract/keys.ts'
import type { LoginDeps } from '#server/features/accounts/context.ts'
import { sendNotice } from '#server/features/accounts/send-notice.ts'
import { publicOrigin } from '#server/http/public-origin.ts'
import type { EmailContent } from '#server/lib/mail/email-content.ts'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** Mails an account that a key was made for it. Never throws; the call that made the key doesn't wait for it. */
export async function mailNewKey(
  deps: LoginDeps,
  request: FastifyRequest,
  { to, key }: { to: string; key: ApiKey },
): Promise<void> {
  const subject = 'A new API key for your Précis account'
  const content = describeKey(key, `${publicOrigin(deps, request)}/account`)
  await sendNotice(deps, 'a new key', { to, subject, content })
}

/** Says which key was made and what it may do, and what to do if it was someone else. */
function describeKey(key: ApiKey, accountUrl: string): EmailContent {
  return {
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
}
