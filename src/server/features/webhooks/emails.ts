import type { FastifyRequest } from 'fastify'
import type { Webhook } from '#contract/webhooks.ts'
import { failingDays, webhookEventTexts } from '#product/webhooks.ts'
import { sendNotice } from '#server/features/accounts/service.ts'
import { publicOrigin } from '#server/http/public-origin.ts'
import type { EmailContent, EmailPart } from '#server/lib/mail/email-content.ts'
import type { WebhookDeps } from './context.ts'

/** Mails an account that a webhook was made for it. Never throws; the call that made it doesn't wait for it. */
export async function mailNewWebhook(
  deps: WebhookDeps,
  request: FastifyRequest,
  { to, webhook }: { to: string; webhook: Webhook },
): Promise<void> {
  const content: EmailContent = {
    preview: hostOf(webhook.url),
    heading: 'A new webhook for your account',
    parts: [
      {
        kind: 'paragraph',
        text: 'A webhook was made in your Précis account. From now on we call its address when something is ready.',
      },
      {
        kind: 'facts',
        rows: [
          ['Server', hostOf(webhook.url)],
          ['Called when', webhook.events.map((event) => webhookEventTexts[event]).join('; ')],
        ],
      },
      {
        kind: 'paragraph',
        text: 'If this was you, there’s nothing to do. If it wasn’t, open your account, delete the webhook and your API keys, and sign out everywhere.',
      },
      { kind: 'action', label: 'Open your account', url: `${publicOrigin(deps, request)}/account` },
    ],
    reason: 'You get this email because someone made a webhook in your Précis account.',
  }
  await sendNotice(deps, 'a new webhook', { to, subject: 'A new webhook for your Précis account', content })
}

/** The email that says that a webhook was switched off, and why. `publicUrl` is the origin of the pages, `null` when unknown. */
export function switchedOffContent(
  { url, reason }: { url: string; reason: 'failing' | 'gone' },
  publicUrl: string | null,
): EmailContent {
  const why =
    reason === 'gone'
      ? `${hostOf(url)} answered with status 410, which asks us to stop calling.`
      : `Nothing has reached ${hostOf(url)} for ${failingDays} days.`
  const action: EmailPart[] =
    publicUrl === null ? [] : [{ kind: 'action', label: 'Open your account', url: `${publicUrl}/account` }]
  return {
    preview: why,
    heading: 'We switched off a webhook',
    parts: [
      { kind: 'paragraph', text: `${why} So we switched the webhook off.` },
      {
        kind: 'paragraph',
        text: 'Once the server is back, switch the webhook on again on your account page. You can send what it missed from there.',
      },
      ...action,
    ],
    reason: 'You get this email because there’s a webhook in your Précis account.',
  }
}

/** An address may have a secret of the receiver in it, so emails name only its host. */
function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url
}
