import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { contract } from '#contract/api.ts'
import { AppError } from '#core/app-error.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, isoTime, sql } from '#server/db/sql.ts'
import { publicOrigin } from '#server/http/proxies.ts'
import { writeHtml, writeText } from '#server/lib/mail/email-content.ts'
import type { EmailContent } from '#server/lib/mail/email-content.ts'
import { writeMoment } from '#server/lib/written-language.ts'
import type { MailLanguage } from '#server/lib/written-language.ts'
import type { Member, SignInDeps } from '../context.ts'
import { deliverMail } from '../secret.ts'
import { acceptVisitor } from '../sessions/actor.ts'
import { createToken, hashToken } from '../sessions/cookies.ts'
import { login } from '../sessions/login.ts'
import { readMailLanguage } from '../users/mail-language.ts'
import { ensureUser } from '../users/users.ts'
import { requireAdmission } from './admission.ts'

/** An open invitation: its end in ISO 8601, and its link where it could not be mailed. */
export type Invitation = { until: string; isMailed: boolean; link: string | null }

/** Dependencies of inviting. */
export type InvitationDeps = Pick<
  SignInDeps,
  'db' | 'policy' | 'mailer' | 'log' | 'codeIsPrinted' | 'publicUrl'
>

const openedRow = z.object({ until: z.string() })

/**
 * Invites an address that has no account yet, for seven days and one account, and mails the link in the
 * language of the admin who does it. Without a mail server the admin gets the link.
 * @throws AppError `FORBIDDEN` where nobody may begin an account, `INVALID_REQUEST` for an address with one
 */
export async function invite(
  deps: InvitationDeps,
  request: FastifyRequest,
  { by, email }: { by: Member; email: string },
): Promise<Invitation> {
  if (deps.policy.signUp === 'closed')
    throw new AppError('FORBIDDEN', 'Nobody can begin an account here: SIGN_UP is closed.')
  const token = createToken()
  await ensureUser(deps.db, email)
  const opened = await inviteAddress(deps.db, email, token)
  if (opened === null) {
    const reason = 'This address has an account already'
    throw new AppError('INVALID_REQUEST', `${reason}.`, { fields: [{ field: 'body.email', reason }] })
  }
  // Where a provider alone signs in, the address counts that it names.
  const way = deps.policy.takesCodes ? `#invitation=${token}` : ''
  const link = `${publicOrigin(deps, request)}/login${way}`
  const language = await readMailLanguage(deps.db, by.user.email)
  const content = describeInvitation({ by: by.user.email, email, link, until: opened.until }, language)
  const isMailed = !deps.codeIsPrinted && (await sendInvitation(deps, email, { ...content, language }))
  return { ...opened, isMailed, link: isMailed ? null : link }
}

async function sendInvitation(
  deps: InvitationDeps,
  to: string,
  content: EmailContent & { language: MailLanguage },
): Promise<boolean> {
  const { subject } = content.language.words.accountMails.invitation
  const mail = { to, subject, text: writeText(content), html: writeHtml(content), code: null }
  return await deliverMail(deps, 'an invitation', mail)
}

function describeInvitation(
  { by, email, link, until }: { by: string; email: string; link: string; until: string },
  language: MailLanguage,
): EmailContent {
  const words = language.words.accountMails.invitation
  return {
    preview: words.preview,
    heading: words.subject,
    parts: [
      { kind: 'paragraph', text: words.text(by) },
      { kind: 'action', label: words.accept, url: link },
      { kind: 'paragraph', text: words.valid(email, writeMoment(language, new Date(until))) },
    ],
    reason: words.reason(by),
  }
}

/**
 * Invites an address without an account for seven days. A token is that of a link, and replaces an earlier
 * one.
 * `null` where the address has an account.
 */
export async function inviteAddress(
  db: Db,
  email: string,
  token: string | null,
): Promise<{ until: string } | null> {
  return await findRow(
    db,
    openedRow,
    sql`update users set invited_until = ledger_now() + interval '7 days',
      invitation_hash = coalesce(${token === null ? null : hashToken(token)}, invitation_hash)
    where email = ${email} and email_verified_at is null returning ${isoTime(sql`invited_until`)} as until`,
  )
}

/** Takes back an invitation that was not used yet; `false` without one. */
export async function takeBackInvitation(db: Db, email: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update users set invited_until = null, invitation_hash = null
    where email = ${email} and email_verified_at is null and invited_until is not null`)
  return rowCount === 1
}

const { network: triesPerNetwork } = contract['POST /api/auth/invitation'].counts
const invitedRow = z.object({ email: z.string() })
const isOpen = sql`invited_until > ledger_now() and email_verified_at is null`

/**
 * Signs the browser in to the account that the link of an invitation begins. Who has the link reads the
 * emails of the address, as who gives a code does.
 * @throws AppError `INVITATION_ENDED`, `FORBIDDEN` where the door was closed meanwhile, `RATE_LIMITED`
 */
export async function acceptInvitation(
  deps: SignInDeps,
  call: { request: FastifyRequest; reply: FastifyReply },
  { token, language }: { token: string; language?: string | undefined },
): Promise<{ isHeld: boolean }> {
  const { network } = await acceptVisitor(deps, call)
  await deps.callCounter.count(`tried-invitations/${network}`, triesPerNetwork)
  const isLink = sql`invitation_hash = ${hashToken(token)} and ${isOpen}`
  const found = await findRow(deps.db, invitedRow, sql`select email from users where ${isLink}`)
  if (found === null) throw ended()
  await requireAdmission(deps.db, deps.policy, { ...found, method: 'otp' })
  // Of two calls with the same link one gets so far.
  const used = await deps.db.execute(sql`update users set invitation_hash = null where ${isLink}`)
  if (used.rowCount !== 1) throw ended()
  return await login(deps, call, { method: 'otp', email: found.email }, language)
}

function ended(): AppError {
  return new AppError(
    'INVITATION_ENDED',
    'This invitation was used already, was taken back, or is older than seven days. Ask who invited you for a new one.',
  )
}
