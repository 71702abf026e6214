import type { FastifyRequest } from 'fastify'
import type { Webhook } from '#contract/webhooks.ts'
import { failingDays } from '#product/webhooks.ts'
import { sendNotice } from '#server/features/accounts/service.ts'
import { publicOrigin } from '#server/http/proxies.ts'
import type { EmailContent, EmailPart } from '#server/lib/mail/email-content.ts'
import type { MailLanguage } from '#server/lib/written-language.ts'
import type { WebhookDeps } from './context.ts'

/** Mails an account that a webhook was made for it. Never throws; the call that made it doesn't wait for the mail server. */
export async function mailNewWebhook(
  deps: WebhookDeps,
  request: FastifyRequest,
  { to, webhook }: { to: string; webhook: Webhook },
): Promise<void> {
  const accountUrl = `${publicOrigin(deps, request)}/account`
  await sendNotice(deps, 'a new webhook', {
    to,
    write: (language) => ({
      subject: language.words.webhookMails.made.subject,
      content: madeContent(webhook, accountUrl, language),
    }),
  })
}

function madeContent(webhook: Webhook, accountUrl: string, { words }: MailLanguage): EmailContent {
  const { made } = words.webhookMails
  return {
    preview: hostOf(webhook.url),
    heading: made.heading,
    parts: [
      { kind: 'paragraph', text: made.text },
      {
        kind: 'facts',
        rows: [
          [made.server, hostOf(webhook.url)],
          [made.calledWhen, webhook.events.map((event) => made.events[event]).join('; ')],
        ],
      },
      { kind: 'paragraph', text: made.advice },
      { kind: 'action', label: words.accountMails.open, url: accountUrl },
    ],
    reason: made.reason,
  }
}

/** The email that says that a webhook was switched off, and why. `publicUrl` is the origin of the pages, `null` when unknown. */
export function switchedOffContent(
  { url, reason }: { url: string; reason: 'failing' | 'gone' },
  publicUrl: string | null,
  language: MailLanguage,
): EmailContent {
  const { webhookMails, accountMails } = language.words
  const { off } = webhookMails
  const host = hostOf(url)
  const isGone = reason === 'gone'
  const action: EmailPart[] =
    publicUrl === null ? [] : [{ kind: 'action', label: accountMails.open, url: `${publicUrl}/account` }]
  return {
    language,
    preview: isGone ? off.gone(host) : off.failing(host, failingDays),
    heading: off.heading,
    parts: [
      { kind: 'paragraph', text: isGone ? off.goneText(host) : off.failingText(host, failingDays) },
      { kind: 'paragraph', text: off.next },
      ...action,
    ],
    reason: off.reason,
  }
}

/** An address may have a secret of the receiver in it, so emails name only its host. */
function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url
}
