import { z } from 'zod'
import { plans } from '#product/plans.ts'
import type { Db } from '#server/db/database.ts'
import { moment, readRows, sql } from '#server/db/sql.ts'
import { writeText, writeHtml } from '#server/lib/mail/email-content.ts'
import type { EmailContent, EmailPart } from '#server/lib/mail/email-content.ts'
import { mailLanguage, writeMoment } from '#server/lib/written-language.ts'
import type { MailLanguage } from '#server/lib/written-language.ts'
import type { Mail, MailOutcome } from '#server/ports/senders.ts'
import { insertAlarms, reportAlarms } from '../alarms.ts'
import type { BillingContext } from '../context.ts'
import { planChangeSchema } from '../ledger/plan-change.ts'
import type { PlanChange } from '../ledger/plan-change.ts'
import { findReceipt, receiptEmail, inRupees } from '../receipts/receipt-page.ts'

/** The time for which an email is tried before an alarm is raised, in ms. */
const giveUpMs = 24 * 3_600_000

/**
 * Sends some of the emails that are due; gives whether more may be. A failure is tried again for a day, with
 * growing pauses, and then raises an alarm.
 */
export async function sendEmails(context: BillingContext, signal: AbortSignal): Promise<boolean> {
  const now = new Date(context.billing.clock.now())
  const due = await claimEmails(context.db, now)
  for (const email of due) {
    const outcome = await sendOne(context, email, signal)
    if (outcome?.sent === false) {
      const { cause, reason } = outcome
      context.log.warn({ err: cause, email: email.id, reason }, 'an email about billing was not sent')
    }
    const isForGood = outcome === null || outcome.sent || outcome.reason === 'address-refused'
    if (isForGood) await endEmail(context.db, email.id, now)
    else if (now.getTime() - email.createdAt >= giveUpMs) await giveUp(context, email, now)
    // The mail server is unreachable: the other emails have their own next attempt.
    if (outcome?.sent === false && (outcome.reason === 'unreachable' || outcome.reason === 'timeout'))
      return false
  }
  return due.length === claimedAtOnce
}

/** `null` when nothing is left to send. Never throws, so that one email delays no other. */
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

async function write(
  { db, publicUrl }: BillingContext,
  { to, content, ...due }: DueEmail,
): Promise<Mail | null> {
  const parsed = emailContentSchema.parse(content)
  const language = mailLanguage(due.language, due.zone)
  // Where the operator named no address, the one at which the account was last reached.
  const origin = publicUrl ?? due.origin
  const accountUrl = origin === null ? null : `${origin}/account`
  if (parsed.kind === 'plan') return planEmail({ to, language }, parsed, accountUrl)
  const receipt = await findReceipt(db, parsed.number)
  return receipt === null || receipt.buyer.email === ''
    ? null
    : receiptEmail(receipt, { language, accountUrl })
}

async function giveUp(context: BillingContext, { id }: DueEmail, now: Date): Promise<void> {
  await endEmail(context.db, id, now)
  const alarm = { kind: 'EMAIL_FAILED', reference: id } as const
  reportAlarms(context, await insertAlarms(context.db, [alarm], now.getTime()))
}

/** The content of an email, written out when it is sent. */
const emailContentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('receipt'), number: z.string() }),
  z.object({ kind: z.literal('plan'), change: planChangeSchema, isDemo: z.boolean() }),
])
type DueContent = z.infer<typeof emailContentSchema>

const dueSchema = z.object({
  id: z.guid(),
  to: z.string(),
  language: z.string().nullable(),
  zone: z.string().nullable(),
  origin: z.string().nullable(),
  content: z.unknown(),
  attempts: z.int(),
  createdAt: moment.transform((at) => at.getTime()),
})

/** An email that is to be sent now; `content` is parsed by the sender. Times in ms. */
type DueEmail = z.output<typeof dueSchema>

/** Emails that are claimed in one statement. */
const claimedAtOnce = 10
/** The pause before a second attempt doubles with each further one. */
const firstPauseMinutes = 5
const maxPauseMinutes = 120

/** Stores emails in the caller's transaction; they are sent after it. */
export async function insertEmails(
  tx: Db,
  { userId, now, contents }: { userId: string; now: number; contents: readonly DueContent[] },
): Promise<void> {
  for (const content of contents) {
    await tx.execute(sql`
      insert into billing_emails (user_id, content, created_at, next_at)
      values (${userId}, ${JSON.stringify(content)}, ${new Date(now)}, ${new Date(now)})`)
  }
}

/** Claims due emails, each for one process; one that is not ended is due again after a growing pause. */
async function claimEmails(db: Db, now: Date): Promise<DueEmail[]> {
  const pause = sql`least(${firstPauseMinutes} * power(2, least(attempts, 10)), ${maxPauseMinutes}) * interval '1 minute'`
  return await readRows(
    db,
    dueSchema,
    sql`with claimed as (
      update billing_emails set attempts = attempts + 1, next_at = ${now}::timestamptz + ${pause}
      where id in (
        select id from billing_emails where ended_at is null and next_at <= ${now}
        order by next_at limit ${claimedAtOnce} for update skip locked)
      returning id, user_id, content, attempts, created_at)
    select claimed.id, users.email as "to", users.interface_language as language, digest_settings.zone, digest_settings.origin, claimed.content, claimed.attempts, claimed.created_at as "createdAt"
    from claimed join users on users.id = claimed.user_id
      left join digest_settings on digest_settings.user_id = users.id
    order by claimed.created_at`,
  )
}

/** Ends an email that was sent or given up. */
async function endEmail(db: Db, id: string, now: Date): Promise<void> {
  await db.execute(sql`update billing_emails set ended_at = ${now} where id = ${id}`)
}

type Wording = { subject: string; lines: readonly string[] }

/** The email about a change of a plan. `accountUrl` is `null` where the address of the pages is unknown. */
function planEmail(
  { to, language }: { to: string; language: MailLanguage },
  { change, isDemo }: { change: PlanChange; isDemo: boolean },
  accountUrl: string | null,
): Mail {
  const words = language.words.planMails
  const { subject, lines } = wordingOf(change, language)
  const demo = isDemo ? [words.demo] : []
  const parts: EmailPart[] = [...lines, ...demo].map((text) => ({ kind: 'paragraph', text }))
  if (accountUrl !== null) parts.push({ kind: 'action', label: words.open, url: accountUrl })
  const content: EmailContent = {
    language,
    preview: lines[0] ?? subject,
    heading: subject,
    parts,
    reason: words.reason,
  }
  return { to, subject, text: writeText(content), html: writeHtml(content), code: null }
}

function wordingOf(change: PlanChange, language: MailLanguage): Wording {
  const { name } = plans[change.plan]
  const words = language.words.planMails
  const onDay = (at: number): string => writeMoment(language, at)
  switch (change.kind) {
    case 'started':
      return startedWording(change, language)
    case 'changed': {
      const [before, price] = [plans[change.from].name, inRupees(change.price, language)]
      const { subject, text, refunded } = words.changed
      const line =
        change.credit > 0
          ? refunded(name, before, price, inRupees(change.credit, language))
          : text(name, before, price)
      return { subject: subject(name), lines: [line] }
    }
    case 'scheduled': {
      const next = plans[change.next].name
      const { goesOn, follows, text } = words.scheduled
      return {
        subject: change.next === change.plan ? goesOn(name) : follows(name, next),
        lines: [text(name, onDay(change.until), next)],
      }
    }
    case 'cancelled': {
      const { subject, text } = words.cancelled
      return { subject: subject(name), lines: [text(name, onDay(change.until))] }
    }
    case 'resumed': {
      const { subject, text, renews } = words.resumed
      const { renewsAt } = change
      return {
        subject: subject(name),
        lines: [renewsAt === null ? text(name) : renews(name, onDay(renewsAt))],
      }
    }
    case 'renewal-failed': {
      const { subject, text, check } = words.renewalFailed
      return { subject: subject(name), lines: [text(name, onDay(change.until)), check] }
    }
    case 'ended': {
      const { subject, text, follows } = words.ended
      const { next } = change
      const line = next === null ? text : follows(plans[next.plan].name, onDay(next.startsAt))
      return { subject: subject(name), lines: [line] }
    }
    case 'returned':
    case 'charged-late':
  }
  const { subject, text, chargedLate } = words.returned
  const line = change.kind === 'returned' ? text(name) : chargedLate(name)
  return { subject: subject(inRupees(change.amount, language)), lines: [line] }
}

function startedWording(
  { plan, price, renewsAt }: Extract<PlanChange, { kind: 'started' }>,
  language: MailLanguage,
): Wording {
  const { name } = plans[plan]
  const { subject, costs, renews, use } = language.words.planMails.started
  const paid = inRupees(price, language)
  const line = renewsAt === null ? costs(name, paid) : renews(name, paid, writeMoment(language, renewsAt))
  return { subject: subject(name), lines: [line, use] }
}
