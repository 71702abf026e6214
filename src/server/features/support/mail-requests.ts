import { plans } from '#product/plans.ts'
import { writeHtml } from '#server/lib/mail/write-html.ts'
import type { Letter } from '#server/lib/mail/letter.ts'
import { writeText } from '#server/lib/mail/write-text.ts'
import type { SupportDeps } from './needs.ts'
import { claimUnmailed, markMailed, purgeRequests } from './repo.ts'
import type { HelpRow } from './repo.ts'
import { cutText } from '#server/lib/storable-text.ts'

/**
 * Mails the request with this id to support, or without an id those that could not be mailed before. What does not go
 * out stays and is tried again; a log line says so, without what was written.
 */
export async function mailRequests(
  { orm, mailer, supportEmail, log }: SupportDeps,
  signal: AbortSignal,
  id: string | null = null,
): Promise<void> {
  if (supportEmail === null) return
  for (const request of await claimUnmailed(orm, id)) {
    const letter = toLetter(request)
    const outcome = await mailer.send(
      {
        to: supportEmail,
        subject: `Help request, ${plans[request.plan].name}`,
        text: writeText(letter),
        html: writeHtml(letter),
        code: null,
      },
      { signal },
    )
    if (outcome.sent) await markMailed(orm, request.id)
    else log.warn({ err: outcome.cause, reason: outcome.reason }, 'a help request could not be mailed')
  }
}

/** Mails what could not be mailed before, and deletes requests whose time is over. */
export async function sweepSupport(deps: SupportDeps, signal: AbortSignal): Promise<void> {
  await mailRequests(deps, signal)
  await purgeRequests(deps.orm)
}

function toLetter({ id, email, topic, plan, userId, createdAt }: HelpRow): Letter {
  const { name, supportHours } = plans[plan]
  return {
    preview: cutText(topic, 80),
    heading: 'Somebody asks for help',
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
    reason: 'Sent to you because you are the support of this Précis.',
  }
}
