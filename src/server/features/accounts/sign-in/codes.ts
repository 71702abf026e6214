import { randomUUID, createHash, createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#core/app-error.ts'
import { normalizeEmail, canonicalMailbox } from '#product/email.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, sql } from '#server/db/sql.ts'
import type { Due } from '#server/db/sweep-rows.ts'
import { chosenLanguage } from '#server/http/page-language.ts'
import { writeText, writeHtml } from '#server/lib/mail/email-content.ts'
import type { EmailContent } from '#server/lib/mail/email-content.ts'
import { isSameText } from '#server/lib/secret-text.ts'
import { mailLanguage } from '#server/lib/written-language.ts'
import type { MailLanguage } from '#server/lib/written-language.ts'
import type { Mail } from '#server/ports/senders.ts'
import type { SignInDeps } from '../context.ts'
import { purposeKey, addressKey } from '../secret.ts'
import { acceptVisitor } from '../sessions/actor.ts'
import { isKnownDevice, login } from '../sessions/login.ts'
import { findSpelling, readMailLanguage } from '../users/users.ts'

const hour = 60 * 60
const detail = "You've asked for too many codes."
const unsent =
  "We can't send emails at the moment, so there's no code on its way. Please try again in a moment."
const perBrowser = { limit: 5, windowSeconds: hour, detail }
const perNetwork = { limit: 20, windowSeconds: hour, detail }
/** Protects a mailbox from floods, whatever networks they come from. */
const perMailbox = { limit: 5, windowSeconds: hour, detail }
const perMailboxBesideProvider = {
  ...perMailbox,
  detail: "Too many codes were sent to this address. Signing in with Google isn't affected.",
}
/** How long the mail server may take, in ms; the mailer itself gives up earlier. */
const sendTimeoutMs = 30_000

/**
 * Mails a code to an address, and comes back when the mail server has taken the email. An account is looked up for the language of
 * the email alone, where the browser says none, and a mailbox
 * that does not exist is answered like one that does, so that all addresses look the same and take as long. Limits count by
 * browser, network and mailbox. When strangers have asked for too many, a browser that was signed in with the address gets a
 * code all the same, and the sign-in by the provider is open. What could not be mailed counts for none of the limits.
 * @throws AppError `RATE_LIMITED`, `MAIL_UNAVAILABLE`
 */
export async function startCode(
  deps: SignInDeps,
  call: { request: FastifyRequest; reply: FastifyReply },
  given: { email: string; language?: string | undefined },
): Promise<void> {
  const { db, secret, callCounter } = deps
  const email = normalizeEmail(given.email)
  const { visitorId, network } = await acceptVisitor(deps, call)
  const limits = new Map([
    [`codes/browser/${visitorId}`, perBrowser],
    [`codes/network/${network}`, perNetwork],
  ])
  for (const [key, rule] of limits) await callCounter.count(key, rule)
  const isKnown = await isKnownDevice(deps, call.request, email)
  if (!isKnown) {
    const key = mailboxCountKey(secret, email)
    const rule = deps.identityProvider === null ? perMailbox : perMailboxBesideProvider
    limits.set(key, rule)
    await callCounter.count(key, rule)
  }
  const [id, code] = [randomUUID(), deps.createCode()]
  const codeMac = macOfCode(purposeKey(secret, 'login code'), { id, code })
  await insertCode(db, { id, email, codeMac, browserHash: hashOfBrowser(visitorId) })
  const known = given.language ?? chosenLanguage(call.request)
  const language = known === null ? await readMailLanguage(db, email) : mailLanguage(known)
  if (await isTaken(deps, codeEmail(email, code, codeSeconds / 60, language))) return
  // An earlier code of this browser is the newest again.
  await deleteCode(db, id)
  for (const key of limits.keys()) await callCounter.uncount(key)
  throw new AppError('MAIL_UNAVAILABLE', unsent, { retryAfterSeconds: 30 })
}

/** Whether the mail server answered for the email; a mailbox that it does not have is nothing that the caller may learn. */
async function isTaken({ mailer, log }: SignInDeps, email: Mail): Promise<boolean> {
  const outcome = await mailer.send(email, { signal: AbortSignal.timeout(sendTimeoutMs) })
  if (outcome.sent) return true
  log.error({ err: outcome.cause, reason: outcome.reason }, 'a code could not be mailed')
  return outcome.reason === 'address-refused'
}

const guessesPerNetwork = {
  limit: 30,
  windowSeconds: 600,
  detail: 'Too many codes were tried.',
}

/**
 * Signs in the browser that asked for a code, when it gives the code that was mailed.
 * @throws AppError `CODE_WRONG`, `CODE_EXPIRED` when it is over, used or tried too often, `RATE_LIMITED`
 */
export async function verifyCode(
  deps: SignInDeps,
  call: { request: FastifyRequest; reply: FastifyReply },
  typed: { email: string; code: string; language?: string | undefined },
): Promise<{ isHeld: boolean }> {
  const { db, secret, callCounter } = deps
  const email = normalizeEmail(typed.email)
  const { visitorId, network } = await acceptVisitor(deps, call)
  await callCounter.count(`tried-codes/${network}`, guessesPerNetwork)
  const tried = await countAttempt(db, { email, browserHash: hashOfBrowser(visitorId) })
  if (tried === null) throw expired()
  const isRight = isCode(purposeKey(secret, 'login code'), { id: tried.id, code: typed.code }, tried.codeMac)
  if (!isRight) throw new AppError('CODE_WRONG', "That isn't the code we sent. Please check it.")
  if (!(await consumeCode(db, tried.id))) throw expired()
  // A code that reached its owner was no flood.
  await callCounter.uncount(mailboxCountKey(secret, email))
  const spelled = (await findSpelling(db, typed.email)) ?? email
  return await login(deps, call, { method: 'otp', email: spelled }, typed.language)
}

function expired(): AppError {
  return new AppError(
    'CODE_EXPIRED',
    'This code has expired, or was sent to another browser. Please ask for a new one.',
  )
}

/** The email with the six digits to sign in with. It has no link, so that no link scanner can use the code up. */
export function codeEmail(
  to: string,
  code: string,
  minutes: number,
  language: MailLanguage = mailLanguage(null),
): Mail {
  const words = language.words.accountMails.code
  const content: EmailContent = {
    language,
    preview: words.preview(minutes),
    heading: words.heading,
    parts: [
      { kind: 'paragraph', text: words.enter },
      { kind: 'code', code },
      { kind: 'paragraph', text: words.valid(minutes) },
    ],
    reason: words.reason,
  }
  return {
    to,
    subject: words.subject,
    text: writeText(content),
    html: writeHtml(content),
    code,
  }
}

/** How long a code is valid, in seconds. */
export const codeSeconds = 600

/** How often a code may be tried. */
const maxAttempts = 5

/** A stored code: only its hash, valid for the browser that asked. */
type CodeRow = { id: string; email: string; codeMac: string; browserHash: string }

/** Stores a code. */
async function insertCode(db: Db, { id, email, codeMac, browserHash }: CodeRow): Promise<void> {
  await db.execute(sql`
    insert into login_codes (id, email, code_mac, browser_hash, created_at, expires_at)
    values (${id}, ${email}, ${codeMac}, ${browserHash}, ledger_now(),
      ledger_now() + ${codeSeconds} * interval '1 second')`)
}

const attemptRow = z.object({ id: z.guid(), codeMac: z.string() })

/**
 * Counts an attempt at the newest code that a browser asked for, before the attempt is compared, so that concurrent
 * attempts count as well. `null` when no attempt is left.
 */
async function countAttempt(
  db: Db,
  { email, browserHash }: { email: string; browserHash: string },
): Promise<{ id: string; codeMac: string } | null> {
  return await findRow(
    db,
    attemptRow,
    sql`update login_codes set attempts = attempts + 1
    where id = (select id from login_codes where browser_hash = ${browserHash} and email = ${email}
        order by created_at desc limit 1)
      and consumed_at is null and expires_at > ledger_now() and attempts < ${maxAttempts}
    returning id, code_mac as "codeMac"`,
  )
}

/** Consumes a code; `false` when another call did. */
async function consumeCode(db: Db, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`update login_codes set consumed_at = ledger_now() where id = ${id} and consumed_at is null`,
  )
  return rowCount === 1
}

/** Deletes a code that nobody was mailed. */
async function deleteCode(db: Db, id: string): Promise<void> {
  await db.execute(sql`delete from login_codes where id = ${id}`)
}

/** Codes that expired an hour ago. */
export const dueCodes: Due = {
  table: 'login_codes',
  by: 'expires_at',
  where: sql`expires_at < ledger_now() - interval '1 hour'`,
}

/** The stored hash of a code; the id is part of it, so that no row can be used for another. */
function macOfCode(key: Buffer, { id, code }: { id: string; code: string }): string {
  return createHmac('sha256', key).update(`otp:${id}:${code}`).digest('base64url')
}

/** Whether a code is the stored one; compared in constant time. */
function isCode(key: Buffer, tried: { id: string; code: string }, codeMac: string): boolean {
  return isSameText(macOfCode(key, tried), codeMac)
}

/** The stored hash of the browser that asked. */
function hashOfBrowser(visitorId: string): string {
  return createHash('sha256').update(`browser:${visitorId}`).digest('base64url')
}

/** The key by which the codes of a mailbox are counted, however its address is spelled. */
function mailboxCountKey(secret: string, email: string): string {
  return `codes/mailbox/${addressKey(secret, canonicalMailbox(email))}`
}
