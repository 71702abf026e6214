import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Webhook } from '#contract/webhooks.ts'
import { failingDays } from '#product/webhooks.ts'
import { sql } from '#server/db/sql.ts'
import { deleteInBatches } from '#server/db/sweep-rows.ts'
import { sendNotice } from '#server/features/accounts/service.ts'
import { publicOrigin } from '#server/http/proxies.ts'
import { mailSwitchedOff, noticeSchema } from '#server/jobs/switched-off.ts'
import type { EmailContent, EmailPart } from '#server/lib/mail/email-content.ts'
import type { MailLanguage } from '#server/lib/written-language.ts'
import type { WebhookDeps } from './own-webhooks.ts'
import { dueDeliveries } from './webhooks-repo.ts'

/** Mails an account about its new webhook. Never throws, and the call does not wait for it. */
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

/** The email about a switched-off webhook, and the reason. `publicUrl` is the pages' origin or `null`. */
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

type Deps = Pick<WebhookDeps, 'db' | 'mailer' | 'log' | 'publicUrl'>

/** Mails owners whose webhooks were switched off, until an email fails, and deletes old deliveries. */
export async function sweepWebhooks(deps: Deps, signal: AbortSignal): Promise<void> {
  await mailSwitchedOff(
    deps,
    {
      targets: 'webhooks',
      about: 'a webhook',
      notice: noticeSchema.extend({ url: z.string() }),
      columns: sql`url`,
      write: (notice, language) => switchedOffContent(notice, deps.publicUrl, language),
    },
    signal,
  )
  await deleteInBatches(deps.db, dueDeliveries, signal)
}
