import { plans } from '#product/plans.ts'
import type { Log } from '#server/db/log.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import type { EmailContent } from '#server/lib/mail/email-content.ts'
import { writeHtml } from '#server/lib/mail/write-html.ts'
import { writeText } from '#server/lib/mail/write-text.ts'
import { cutText } from '#server/lib/storable-text.ts'
import type { Mailer } from '#server/ports/mailer.ts'
import type { CallCounter } from '#server/rate-limit/call-counter.ts'
import { inBatches } from '#server/db/sweep-rows.ts'
import { claimedAtOnce, claimUnmailed, markMailed, purgeRequests } from './repo.ts'
import type { HelpRow } from './repo.ts'

/** Dependencies of help requests. */
export type HelpDeps = AccountDeps & {
  callCounter: CallCounter
  mailer: Mailer
  /** Where help requests are mailed; `null` only lists them for the admins. */
  supportEmail: string | null
  log: Log
}

/**
 * Mails the request with this id to support, or without an id a few that could not be mailed before; gives how many were
 * mailed. A failure is logged without the text of the request and tried again.
 */
export async function mailRequests(
  { orm, mailer, supportEmail, log }: HelpDeps,
  signal: AbortSignal,
  id: string | null = null,
): Promise<number> {
  if (supportEmail === null) return 0
  let mailed = 0
  for (const request of await claimUnmailed(orm, id)) {
    const content = toContent(request)
    const outcome = await mailer.send(
      {
        to: supportEmail,
        subject: `Help request, ${plans[request.plan].name}`,
        text: writeText(content),
        html: writeHtml(content),
        code: null,
      },
      { signal },
    )
    if (outcome.sent) {
      await markMailed(orm, request.id)
      mailed += 1
    } else log.warn({ err: outcome.cause, reason: outcome.reason }, 'a help request could not be mailed')
  }
  return mailed
}

/**
 * Mails requests that could not be mailed before, until a batch has a failure, since the mail server may be away; and
 * deletes requests past their retention.
 */
export async function sweepHelp(deps: HelpDeps, signal: AbortSignal): Promise<void> {
  await inBatches({ size: claimedAtOnce, signal }, () => mailRequests(deps, signal))
  await purgeRequests(deps.orm, signal)
}

function toContent({ id, email, topic, plan, userId, createdAt }: HelpRow): EmailContent {
  const { name, supportHours } = plans[plan]
  return {
    preview: cutText(topic, 80),
    heading: 'New help request',
    parts: [
      { kind: 'quote', text: topic },
      {
        kind: 'facts',
        rows: [
          ['Answer to', email],
          ['Known by', userId === null ? 'a typed address' : 'an account'],
          ['Plan', name],
          ['Answer within', `${supportHours} hours`],
          ['Asked at', createdAt],
          ['Request', id],
        ],
      },
    ],
    reason: 'You get this email because you handle support for this Précis.',
  }
}
