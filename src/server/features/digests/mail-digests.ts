import { findMember } from '#server/features/accounts/service.ts'
import type { DigestWorkDeps } from './context.ts'
import { digestEmail } from './digest-email.ts'
import { claimMails, endMail } from './digests-repo.ts'
import type { DueMail } from './digests-repo.ts'
import { readDigest } from './read-digest.ts'
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
