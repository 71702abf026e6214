import { randomUUID, createHash, createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contract } from '#contract/api.ts'
import { AppError } from '#core/app-error.ts'
import { normalizeEmail, canonicalMailbox } from '#product/email.ts'
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
import { readMailLanguage } from '../users/mail-language.ts'
import { findSpelling } from '../users/users.ts'
import {
  consumeCode,
  countAttempt,
  deleteCode,
  insertCode,
  listOlderCodes,
  maxAttempts,
  readCodeState,
} from './repo.ts'

/** The validity of a code, in seconds. */
export const codeSeconds = 600
const unsent =
  "We can't send emails at the moment, so there's no code on its way. Please try again in a moment."
const {
  browser: perBrowser,
  network: perNetwork,
  address: perMailbox,
} = contract['POST /api/auth/code'].counts
/** The longest time for the mail server, in ms; the mailer itself gives up earlier. */
const sendTimeoutMs = 30_000

/**
 * Mails a code to an address, and comes back when the mail server has taken the email. An account is looked
 * up for the language of the email alone, where the browser says none, and a mailbox that does not exist is
 * answered like one that does, so that all addresses look the same and take as long. Limits count by browser,
 * network and mailbox. When strangers have asked for too many, a browser that was signed in with the address
 * gets a code all the same, and the sign-in by the provider is open. What could not be mailed counts for none
 * of the limits.
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
    const name = deps.identityProvider?.name ?? null
    const detail = `Too many codes were sent to this address. Signing in with ${name} isn't affected.`
    const rule = name === null ? perMailbox : { ...perMailbox, detail }
    limits.set(key, rule)
    await callCounter.count(key, rule)
  }
  const [id, code] = [randomUUID(), deps.createCode()]
  const codeMac = macOfCode(purposeKey(secret, 'login code'), { id, code })
  await insertCode(db, { id, email, codeMac, browserHash: hashOfBrowser(visitorId), seconds: codeSeconds })
  const known = given.language ?? chosenLanguage(call.request)
  const language = known === null ? await readMailLanguage(db, email) : mailLanguage(known)
  if (await isTaken(deps, codeEmail(email, code, codeSeconds / 60, language))) return
  // An earlier code of this browser is the newest again.
  await deleteCode(db, id)
  for (const key of limits.keys()) await callCounter.uncount(key)
  throw new AppError('MAIL_UNAVAILABLE', unsent, { retryAfterSeconds: 30 })
}

/**
 * The mail server answered for the email. A mailbox that it does not have counts as an answer, since the
 * caller may not learn of it.
 */
async function isTaken({ mailer, log }: SignInDeps, email: Mail): Promise<boolean> {
  const outcome = await mailer.send(email, { signal: AbortSignal.timeout(sendTimeoutMs) })
  if (outcome.sent) return true
  log.error({ err: outcome.cause, reason: outcome.reason }, 'a code could not be mailed')
  return outcome.reason === 'address-refused'
}

const { network: guessesPerNetwork } = contract['POST /api/auth/verify'].counts

/**
 * Signs in the browser that asked for a code, when it gives the code that was mailed.
 * @throws AppError `CODE_WRONG`, `CODE_REPLACED` for an older one, `CODE_LOCKED` with the last try and after
 * it, `CODE_USED`, `CODE_EXPIRED`, `RATE_LIMITED`
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
  const asker = { email, browserHash: hashOfBrowser(visitorId) }
  const newest = await countAttempt(db, asker)
  if (newest === null) throw refusal(await readCodeState(db, asker))
  const key = purposeKey(secret, 'login code')
  const isTyped = ({ id, codeMac }: { id: string; codeMac: string }) =>
    isSameText(macOfCode(key, { id, code: typed.code }), codeMac)
  if (!isTyped(newest)) {
    if (newest.attempts >= maxAttempts) throw refusal({ isUsed: false, isTried: true })
    if ((await listOlderCodes(db, asker, newest.id)).some(isTyped)) {
      throw new AppError('CODE_REPLACED', "That's an older code. Please use the one from our newest email.")
    }
    throw new AppError('CODE_WRONG', "That isn't the code we sent. Please check it.")
  }
  if (!(await consumeCode(db, newest.id))) throw refusal({ isUsed: true, isTried: false })
  // A code that reached its owner was no flood.
  await callCounter.uncount(mailboxCountKey(secret, email))
  const spelled = (await findSpelling(db, typed.email)) ?? email
  return await login(deps, call, { method: 'otp', email: spelled }, typed.language)
}

/** The failure for the newest code of a browser that opens nothing any more. */
function refusal(code: { isUsed: boolean; isTried: boolean } | null): AppError {
  if (code?.isUsed === true) {
    return new AppError('CODE_USED', 'This code was used already. Please ask for a new one.')
  }
  if (code?.isTried === true) {
    return new AppError('CODE_LOCKED', 'This code was tried too often. Please ask for a new one.')
  }
  return new AppError(
    'CODE_EXPIRED',
    'This code has expired, or was sent to another browser. Please ask for a new one.',
  )
}

/** The email with the six digits for a sign-in. It has no link that a scanner could use up. */
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

/** The stored hash of a code; the id is part of it, so that no row can be used for another. */
function macOfCode(key: Buffer, { id, code }: { id: string; code: string }): string {
  return createHmac('sha256', key).update(`otp:${id}:${code}`).digest('base64url')
}

/** The stored hash of the browser that asked. */
function hashOfBrowser(visitorId: string): string {
  return createHash('sha256').update(`browser:${visitorId}`).digest('base64url')
}

/** The key by which the codes of a mailbox are counted, however its address is spelled. */
function mailboxCountKey(secret: string, email: string): string {
  return `codes/mailbox/${addressKey(secret, canonicalMailbox(email))}`
}
