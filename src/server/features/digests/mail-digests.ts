import type { DigestEntry } from '#contract/digests.ts'
import { stateName } from '#evidence/describe-line.ts'
import { clockTime } from '#product/times.ts'
import { findMember } from '#server/features/accounts/service.ts'
import { writeText, writeHtml } from '#server/lib/mail/email-content.ts'
import type { EmailContent, EmailPart } from '#server/lib/mail/email-content.ts'
import type { Mail } from '#server/ports/mailer.ts'
import type { DigestWorkDeps } from './context.ts'
import { claimMails, endMail } from './digests-repo.ts'
import type { DueMail } from './digests-repo.ts'
import { readDigest } from './read-digest.ts'
import type { Digest } from './read-digest.ts'
import { stopEmails } from './settings-repo.ts'
import { unsubscribeToken } from './tokens.ts'

const maxAttempts = 8
/** How long the mail server may take, in ms. */
const sendTimeoutMs = 30_000

/** Sends digests that are due by email; gives how many there were. One that is refused for good stops them. */
export async function mailDigests(deps: DigestWorkDeps, count: number, signal: AbortSignal): Promise<number> {
  const due = await claimMails(deps.db, count)
  for (const mail of due) {
    if (signal.aborted) break
    await mailOne(deps, mail, signal)
  }
  return due.length
}

async function mailOne(deps: DigestWorkDeps, mail: DueMail, signal: AbortSignal): Promise<void> {
  const { db, log, mailer, secret, publicUrl } = deps
  const member = await findMember(deps, mail.userId)
  if (member === null || !mail.isMailed) return await endMail(db, mail.id, 'none')
  const digest = await readDigest(deps, { userId: mail.userId, plan: member.plan }, mail)
  const token = unsubscribeToken(secret, mail.userId)
  const email = digestEmail(digest, { to: mail.email, origin: publicUrl ?? mail.origin, token })
  const outcome = await mailer.send(email, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(sendTimeoutMs)]),
  })
  if (outcome.sent) return await endMail(db, mail.id, 'sent')
  log.warn({ err: outcome.cause, reason: outcome.reason }, 'a digest could not be mailed')
  if (outcome.reason === 'address-refused') {
    await stopEmails(db, mail.userId, 'bounced')
    await endMail(db, mail.id, 'failed')
  } else if (mail.attempts >= maxAttempts || outcome.reason === 'too-large')
    await endMail(db, mail.id, 'failed')
}

type Recipient = { to: string; origin: string; token: string }

/** The email of a digest. Its unsubscribe address is in its headers, for one click (RFC 8058), and at its end. */
function digestEmail(digest: Digest, { to, origin, token }: Recipient): Mail {
  const unsubscribeUrl = `${origin}/api/digests/unsubscribe/${token}`
  const content = describeDigest(digest, origin, `${origin}/following?stop=${token}`)
  return {
    to,
    subject: content.heading,
    text: writeText(content),
    html: writeHtml(content),
    code: null,
    unsubscribeUrl,
    id: digest.id,
  }
}

function describeDigest({ id, dueOn, entries }: Digest, origin: string, stopUrl: string): EmailContent {
  const done = entries.filter(({ state }) => state === 'done')
  const failed = entries.filter(({ state }) => state === 'failed')
  const unpaid = entries.filter(({ state }) => state === 'unpaid')
  const parts: EmailPart[] = [
    ...done.map((entry) => videoPart(entry, origin)),
    ...section('Not summarized', failed, ({ reason }) => reason ?? 'No summary could be made.'),
    ...section(
      'Waiting for your allowance',
      unpaid,
      () => 'We’ll summarize it when you have a summary left.',
    ),
    { kind: 'action', label: 'Open this digest', url: `${origin}/following?digest=${id}` },
    { kind: 'link', text: 'Stop these emails', url: stopUrl },
  ]
  return {
    preview: [...done, ...failed, ...unpaid].map(titleOf).slice(0, 3).join(' · '),
    heading: headingOf(done.length, failed.length + unpaid.length, dueOn),
    parts,
    reason:
      'You get this digest because you follow channels, playlists or podcasts on Précis. Following costs nothing; each summary counts as one.',
    width: 600,
  }
}

function headingOf(done: number, others: number, dueOn: string): string {
  const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(dueOn),
  )
  const count = done > 0 ? done : others
  const videos = count === 1 ? 'video' : 'videos'
  return done > 0 ? `${done} new ${videos} in brief, ${day}` : `${others} new ${videos}, ${day}`
}

function titleOf({ title, url }: DigestEntry): string {
  return title ?? url
}

function videoPart(entry: DigestEntry, origin: string): EmailPart {
  const { historyId, source, gist, insights } = entry
  const url = historyId === null ? entry.url : `${origin}/v/${historyId}`
  const lines = insights.map(({ text, second, state }) => ({
    text,
    state: stateName({ state, quote: '' }),
    time: second === null ? null : clockTime(second),
    url: second === null ? url : `${url}?t=${Math.floor(second)}s`,
  }))
  const note = gist === null && historyId === null ? 'This summary was deleted.' : gist
  return { kind: 'video', title: titleOf(entry), source, url, gist: note, lines }
}

function section(
  heading: string,
  entries: readonly DigestEntry[],
  noteOf: (entry: DigestEntry) => string,
): EmailPart[] {
  if (entries.length === 0) return []
  const videos = entries.map((entry): EmailPart => {
    return {
      kind: 'video',
      title: titleOf(entry),
      source: entry.source,
      url: entry.url,
      gist: noteOf(entry),
      lines: [],
    }
  })
  return [{ kind: 'section', text: heading }, ...videos]
}
