import { createHash, randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { normalizeEmail } from '#product/email.ts'
import { acceptVisitor, purposeKey } from '#server/features/accounts/service.ts'
import { countCall } from '#server/features/usage/service.ts'
import type { Mail } from '#server/ports/mailer.ts'
import { codeLetter } from './code-letter.ts'
import { hashOfBrowser, macOfCode } from './code-mac.ts'
import { codeSeconds, insertCode } from './codes-repo.ts'
import type { SignInNeeds } from './needs-of-sign-in.ts'

const hour = 60 * 60
const detail = 'Too many codes were asked for. Please wait a while.'
const perNetwork = { limit: 20, windowSeconds: hour, detail }
const perAddress = { limit: 5, windowSeconds: hour, detail }
/** How long the mail server may take, in ms. */
const sendingLimitMs = 30_000

/**
 * Mails a code to an address. Nothing is looked up, and the letter goes out after the answer, so that an address with
 * an account and one without look the same and take as long.
 * @throws AppError `RATE_LIMITED`
 */
export async function startCode(
  needs: SignInNeeds,
  call: { request: FastifyRequest; reply: FastifyReply },
  typed: string,
): Promise<void> {
  const { orm, secret } = needs
  const email = normalizeEmail(typed)
  const { visitorId, network } = await acceptVisitor(needs, call)
  await countCall(orm, `codes/network/${network}`, perNetwork)
  await countCall(orm, `codes/address/${createHash('sha256').update(email).digest('base64url')}`, perAddress)
  const [id, code] = [randomUUID(), needs.createCode()]
  const codeMac = macOfCode(purposeKey(secret, 'login code'), { id, code })
  await insertCode(orm, { id, email, codeMac, browserHash: hashOfBrowser(visitorId) })
  const letter = codeLetter(email, code, codeSeconds / 60)
  void post(needs, letter)
}

async function post({ mailer, log }: SignInNeeds, letter: Mail): Promise<void> {
  const outcome = await mailer.send(letter, { signal: AbortSignal.timeout(sendingLimitMs) })
  if (!outcome.sent) log.error({ err: outcome.cause, reason: outcome.reason }, 'a code could not be mailed')
}
