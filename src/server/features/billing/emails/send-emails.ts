import type { Mail, MailOutcome } from '#server/ports/mailer.ts'
import { insertAlarms, reportAlarms } from '../alarms.ts'
import type { BillingContext } from '../context.ts'
import { findReceipt } from '#server/features/billing/receipts/receipt.ts'
import { receiptEmail } from '#server/features/billing/receipts/receipt-page.ts'
import { claimedAtOnce, claimEmails, emailContentSchema, endEmail } from './emails-repo.ts'
import type { DueEmail } from './emails-repo.ts'
import { planEmail } from './plan-email.ts'

/** How long an email is tried before an alarm is raised. */
const giveUpMs = 24 * 3_600_000

/**
 * Sends some of the emails that are due; gives whether more may be. A failure is tried again for a day, with growing
 * pauses, and then raises an alarm.
 */
export async function sendEmails(context: BillingContext, signal: AbortSignal): Promise<boolean> {
  const now = new Date(context.billing.clock.now())
  const due = await claimEmails(context.orm, now)
  for (const email of due) {
    const outcome = await sendOne(context, email, signal)
    if (outcome?.sent === false) {
      const { cause, reason } = outcome
      context.log.warn({ err: cause, email: email.id, reason }, 'an email about billing was not sent')
    }
    const isForGood = outcome === null || outcome.sent || outcome.reason === 'address-refused'
    if (isForGood) await endEmail(context.orm, email.id, now)
    else if (now.getTime() - email.createdAt >= giveUpMs) await giveUp(context, email, now)
    // The mail server is unreachable: the other emails have their own next attempt.
    if (outcome?.sent === false && (outcome.reason === 'unreachable' || outcome.reason === 'timeout'))
      return false
  }
  return due.length === claimedAtOnce
}

/** `null` when there is nothing to send any more. Never throws, so that one email does not delay the others. */
async function sendOne(
  context: BillingContext,
  email: DueEmail,
  signal: AbortSignal,
): Promise<MailOutcome | null> {
  try {
    const mail = await write(context, email)
    return mail === null ? null : await context.mailer.send(mail, { signal })
  } catch (cause) {
    return {
      sent: false,
      reason: 'refused',
      cause: cause instanceof Error ? cause : new Error('not an error'),
    }
  }
}

async function write({ orm, publicUrl }: BillingContext, { to, content }: DueEmail): Promise<Mail | null> {
  const parsed = emailContentSchema.parse(content)
  if (parsed.kind === 'plan') return planEmail(to, parsed, publicUrl)
  const receipt = await findReceipt(orm, parsed.number)
  return receipt === null || receipt.buyer.email === '' ? null : receiptEmail(receipt)
}

async function giveUp(context: BillingContext, { id }: DueEmail, now: Date): Promise<void> {
  await endEmail(context.orm, id, now)
  const alarm = { kind: 'EMAIL_FAILED', reference: id } as const
  reportAlarms(context, await insertAlarms(context.orm, [alarm], now.getTime()))
}
