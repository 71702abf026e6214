import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { normalizeEmail } from '#product/email.ts'
import { purposeKey } from '#server/features/accounts/secret.ts'
import { isKnownDevice } from '#server/features/accounts/sessions/login.ts'
import { acceptVisitor } from '#server/features/accounts/visitors/visitor.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Mail } from '#server/ports/mailer.ts'
import { codeEmail } from './code-email.ts'
import {
  codeSeconds,
  deleteCode,
  hashOfBrowser,
  insertCode,
  macOfCode,
  mailboxCountKey,
} from './codes-repo.ts'
import type { SignInDeps } from '#server/features/accounts/context.ts'

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
 * Mails a code to an address, and comes back when the mail server has taken the email. No account is looked up, and a mailbox
 * that does not exist is answered like one that does, so that all addresses look the same and take as long. Limits count by
 * browser, network and mailbox. When strangers have asked for too many, a browser that was signed in with the address gets a
 * code all the same, and the sign-in by the provider is open. What could not be mailed counts for none of the limits.
 * @throws AppError `RATE_LIMITED`, `MAIL_UNAVAILABLE`
 */
export async function startCode(
  deps: SignInDeps,
  call: { request: FastifyRequest; reply: FastifyReply },
  typed: string,
): Promise<void> {
  const { orm, secret, callCounter } = deps
  const email = normalizeEmail(typed)
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
  await insertCode(orm, { id, email, codeMac, browserHash: hashOfBrowser(visitorId) })
  if (await isTaken(deps, codeEmail(email, code, codeSeconds / 60))) return
  // An earlier code of this browser is the newest again.
  await deleteCode(orm, id)
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
