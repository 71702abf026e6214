import type { DigestEntry } from '#contract/digests.ts'
import { withSpeakers } from '#export/line-speakers.ts'
import { clockTime } from '#product/times.ts'
import type { Db } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { findMember } from '#server/features/accounts/service.ts'
import { sendDigest } from '#server/features/destinations/service.ts'
import { announce } from '#server/features/webhooks/service.ts'
import type { Log } from '#server/lib/log.ts'
import { writeText, writeHtml } from '#server/lib/mail/email-content.ts'
import type { EmailContent, EmailPart } from '#server/lib/mail/email-content.ts'
import { mailLanguage, writeDate } from '#server/lib/written-language.ts'
import type { MailLanguage } from '#server/lib/written-language.ts'
import type { Mail, Mailer } from '#server/ports/senders.ts'
import { claimMails, endMail, historyOf, insertDigest, selectEntries } from './digests-repo.ts'
import type { DueMail } from './digests-repo.ts'
import { nextDigest } from './next-digest.ts'
import { readDigest } from './read-digest.ts'
import type { Digest, DigestDeps } from './read-digest.ts'
import { stopEmails, lockDueSettings, readNow, storeNext } from './settings.ts'
import { unsubscribeToken } from './tokens.ts'

/** Dependencies of making digests and sending them. */
export type DigestWorkDeps = DigestDeps & { mailer: Mailer; log: Log; publicUrl: string | null }

/** Makes at most `count` due digests, each once on all nodes; gives how many accounts it saw. */
export async function makeDigests({ db }: Pick<DigestWorkDeps, 'db'>, count: number): Promise<number> {
  for (let made = 0; made < count; made += 1) {
    const wasDue = await transaction(db, async (tx) => {
      const settings = await lockDueSettings(tx)
      if (settings === null) return false
      const { userId, nextOn, isMailed } = settings
      const id = nextOn === null ? null : await insertDigest(tx, { userId, dueOn: nextOn, isMailed })
      if (id !== null) await publishDigest(tx, userId, id)
      // From now: of the days of a long absence there is one digest.
      await storeNext(tx, userId, nextDigest(settings, await readNow(tx), nextOn))
      return true
    })
    if (!wasDue) return made
  }
  return count
}

/** Has the destinations of the account get its summaries, and tells the webhooks that want it. */
async function publishDigest(tx: Db, userId: string, digestId: string): Promise<void> {
  await sendDigest(tx, userId, historyOf(userId, digestId))
  await announce(tx, {
    userId,
    event: 'digest.ready',
    readData: async (reader) => {
      const entries = await selectEntries(reader, { userId, digestId, windowDays: null })
      const summaries = entries.map(({ historyId, url, title }) => ({
        summaryId: historyId,
        videoUrl: url,
        videoTitle: title ?? url,
      }))
      return { digestId, title: `${entries.length} new`, summaries }
    },
  })
}

const maxAttempts = 8
/** The longest time for the mail server, in ms. */
const sendTimeoutMs = 30_000

/** Sends due digests by email; gives how many. One that is refused for good stops them. */
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
  const email = digestEmail(digest, {
    to: mail.email,
    origin: publicUrl ?? mail.origin,
    token,
    language: mailLanguage(mail.language),
  })
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

type Recipient = { to: string; origin: string; token: string; language: MailLanguage }

/** The email of a digest. Its unsubscribe address is in the headers (RFC 8058) and at the end. */
function digestEmail(digest: Digest, { to, origin, token, language }: Recipient): Mail {
  const unsubscribeUrl = `${origin}/api/digests/unsubscribe/${token}`
  const content = describeDigest(digest, { origin, stopUrl: `${origin}/following?stop=${token}`, language })
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

type Reader = { origin: string; stopUrl: string; language: MailLanguage }

function describeDigest({ id, dueOn, entries }: Digest, { origin, stopUrl, language }: Reader): EmailContent {
  const words = language.words.digestMail
  const day = writeDate(language, new Date(dueOn), { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const done = entries.filter(({ state }) => state === 'done')
  const failed = entries.filter(({ state }) => state === 'failed')
  const unpaid = entries.filter(({ state }) => state === 'unpaid')
  const parts: EmailPart[] = [
    ...done.map((entry) => videoPart(entry, origin, language)),
    ...section(words.failed, failed, (entry) => failureText(language.words, entry)),
    ...section(words.waiting, unpaid, () => words.waitingNote),
    { kind: 'action', label: words.open, url: `${origin}/following?digest=${id}` },
    { kind: 'link', text: words.stop, url: stopUrl },
  ]
  return {
    language,
    preview: [...done, ...failed, ...unpaid].map(titleOf).slice(0, 3).join(' · '),
    heading: done.length > 0 ? words.done(done.length, day) : words.notDone(entries.length, day),
    parts,
    reason: words.reason,
    width: 600,
  }
}

function titleOf({ title, url }: DigestEntry): string {
  return title ?? url
}

function videoPart(entry: DigestEntry, origin: string, { words }: MailLanguage): EmailPart {
  const { states, deleted } = words.digestMail
  const { historyId, source, gist, insights } = entry
  const url = historyId === null ? entry.url : `${origin}/v/${historyId}`
  const lines = insights.map(({ second, state, ...line }) => ({
    text: withSpeakers(line.text, line),
    state: states[state],
    time: second === null ? null : clockTime(second),
    url: second === null ? url : `${url}?t=${Math.floor(second)}s`,
  }))
  const note = gist === null && historyId === null ? deleted : gist
  return { kind: 'video', title: titleOf(entry), source, url, gist: note, lines }
}

/**
 * The reason for which a video has no summary: an English sentence of the server, which says more, in other
 * languages the text of its code.
 */
function failureText({ digestMail, problemTexts }: MailLanguage['words'], failed: DigestEntry): string {
  const { reason, reasonCode } = failed
  const text = reasonCode === null ? null : (problemTexts?.[reasonCode].detail ?? null)
  return (problemTexts === null ? reason : text) ?? digestMail.noSummary
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
