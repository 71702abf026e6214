import { createHash, randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { normalizeEmail } from '#product/email.ts'
import { purposeKey } from '#server/features/accounts/secret.ts'
import { isKnownDevice } from '#server/features/accounts/sessions/login.ts'
import { acceptVisitor } from '#server/features/accounts/visitors/visitor.ts'
import type { Mail } from '#server/ports/mailer.ts'
import { codeEmail } from './code-email.ts'
import { codeSeconds, hashOfBrowser, insertCode, macOfCode } from './codes-repo.ts'
import type { SignInDeps } from '#server/features/accounts/context.ts'

const hour = 60 * 60
const detail = "You've asked for too many codes."
const perBrowser = { limit: 5, windowSeconds: hour, detail }
const perNetwork = { limit: 20, windowSeconds: hour, detail }
const perAddressOnNetwork = { limit: 5, windowSeconds: hour, detail }
/** Protects a mailbox from floods; a dozen networks are needed to reach it. */
const perAddress = { limit: 60, windowSeconds: hour, detail }
/** How long the mail server may take, in ms. */
const sendTimeoutMs = 30_000

/**
 * Mails a code to an address. The email goes out after the answer and no account is looked up, so that an address with
 * an account and one without look the same and take as long. Limits count by browser and network first; a browser that
 * was signed in with the address gets a code even when strangers have asked for too many.
 * @throws AppError `RATE_LIMITED`
 */
export async function startCode(
  deps: SignInDeps,
  call: { request: FastifyRequest; reply: FastifyReply },
  typed: string,
): Promise<void> {
  const { orm, secret, callCounter } = deps
  const email = normalizeEmail(typed)
  const { visitorId, network } = await acceptVisitor(deps, call)
  const address = createHash('sha256').update(email).digest('base64url')
  await callCounter.count(`codes/browser/${visitorId}`, perBrowser)
  await callCounter.count(`codes/network/${network}`, perNetwork)
  await callCounter.count(`codes/network/${network}/${address}`, perAddressOnNetwork)
  const isKnown = await isKnownDevice(deps, call.request, email)
  if (!isKnown) await callCounter.count(`codes/address/${address}`, perAddress)
  const [id, code] = [randomUUID(), deps.createCode()]
  const codeMac = macOfCode(purposeKey(secret, 'login code'), { id, code })
  await insertCode(orm, { id, email, codeMac, browserHash: hashOfBrowser(visitorId) })
  void send(deps, codeEmail(email, code, codeSeconds / 60))
}

async function send({ mailer, log }: SignInDeps, email: Mail): Promise<void> {
  const outcome = await mailer.send(email, { signal: AbortSignal.timeout(sendTimeoutMs) })
  if (!outcome.sent) log.error({ err: outcome.cause, reason: outcome.reason }, 'a code could not be mailed')
}
