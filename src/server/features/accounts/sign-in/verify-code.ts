import type { FastifyReply, FastifyRequest } from 'fastify'
import { normalizeEmail } from '#product/email.ts'
import { findSpelling } from '#server/features/accounts/users/repo.ts'
import { acceptVisitor } from '#server/features/accounts/visitors/visitor.ts'
import { login } from '#server/features/accounts/sessions/login.ts'
import { purposeKey } from '#server/features/accounts/secret.ts'
import { AppError } from '#server/lib/app-error.ts'
import { consumeCode, countAttempt, hashOfBrowser, isCode, mailboxCountKey } from './codes-repo.ts'
import type { SignInDeps } from '#server/features/accounts/context.ts'

const perNetwork = {
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
  typed: { email: string; code: string },
): Promise<{ isHeld: boolean }> {
  const { orm, secret, callCounter } = deps
  const email = normalizeEmail(typed.email)
  const { visitorId, network } = await acceptVisitor(deps, call)
  await callCounter.count(`tried-codes/${network}`, perNetwork)
  const tried = await countAttempt(orm, { email, browserHash: hashOfBrowser(visitorId) })
  if (tried === null) throw expired()
  const isRight = isCode(purposeKey(secret, 'login code'), { id: tried.id, code: typed.code }, tried.codeMac)
  if (!isRight) throw new AppError('CODE_WRONG', "That isn't the code we sent. Please check it.")
  if (!(await consumeCode(orm, tried.id))) throw expired()
  // A code that reached its owner was no flood.
  await callCounter.uncount(mailboxCountKey(secret, email))
  return await login(deps, call, { method: 'otp', email: (await findSpelling(orm, typed.email)) ?? email })
}

function expired(): AppError {
  return new AppError(
    'CODE_EXPIRED',
    'This code has expired, or was sent to another browser. Please ask for a new one.',
  )
}
