import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Webhook } from '#contract/webhooks.ts'
import { failingDays } from '#product/webhooks.ts'
import { sql } from '#server/db/sql.ts'
import { deleteInBatches, inBatches } from '#server/db/sweep-rows.ts'
import { sendNotice } from '#server/features/accounts/service.ts'
import { publicOrigin } from '#server/http/proxies.ts'
import { claimNotices, noticesAtOnce } from '#server/jobs/send-queue.ts'
import type { EmailContent, EmailPart } from '#server/lib/mail/email-content.ts'
import { writeHtml, writeText } from '#server/lib/mail/email-content.ts'
import type { MailLanguage } from '#server/lib/written-language.ts'
import { mailLanguage } from '#server/lib/written-language.ts'
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
  await inBatches({ size: noticesAtOnce, signal }, () => mailSwitchedOff(deps, signal))
  await deleteInBatches(deps.db, dueDeliveries, signal)
}

/** Mails a few owners, and gives how many emails were sent. */
async function mailSwitchedOff({ db, mailer, log, publicUrl }: Deps, signal: AbortSignal): Promise<number> {
  let mailed = 0
  for (const { id, email, language, ...notice } of await claimNotices(
    db,
    'webhooks',
    noticeSchema,
    sql`url, off_reason as reason`,
  )) {
    const content = switchedOffContent(notice, publicUrl, mailLanguage(language))
    const outcome = await mailer.send(
      { to: email, subject: content.heading, text: writeText(content), html: writeHtml(content), code: null },
      { signal },
    )
    if (outcome.sent) {
      await db.execute(sql`update webhooks set is_notice_due = false where id = ${id}`)
      mailed += 1
    } else log.warn({ err: outcome.cause, reason: outcome.reason }, 'the email about a webhook was not sent')
  }
  return mailed
}

const noticeSchema = z.object({
  id: z.guid(),
  email: z.string(),
  language: z.string().nullable(),
  url: z.string(),
  reason: z.enum(['failing', 'gone']),
})
