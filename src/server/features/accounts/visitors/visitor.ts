import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDisposableEmailDomain } from 'disposable-email-domains-js'
import { normalizeEmail } from '#product/email.ts'
import type { AccountDeps, Actor, Visitor } from '#server/features/accounts/context.ts'
import { purposeKey } from '#server/features/accounts/secret.ts'
import { readActor, readSessionActor } from '#server/features/accounts/sessions/actor.ts'
import { visitorCookie } from '#server/features/accounts/sessions/cookies.ts'
import { setSignedCookie } from '#server/http/cookies.ts'
import { AppError } from '#server/lib/app-error.ts'
import { findVisitor, updateEmail } from './repo.ts'

type RawCall = { request: FastifyRequest; reply: FastifyReply }

/**
 * The caller with the id of their browser; a browser without a cookie gets one.
 * @throws AppError `DEVICE_LIMIT` for a sign-in that is held
 */
export async function requireVisitor(deps: AccountDeps, call: RawCall): Promise<Visitor> {
  const actor = await readActor(deps, call.request)
  return { ...actor, visitorId: actor.visitorId ?? nameVisitor(deps, call) }
}

/** The same for a held sign-in or a session that ended: only for signing in. */
export async function acceptVisitor(deps: AccountDeps, call: RawCall): Promise<Visitor> {
  const { actor } = await readSessionActor(deps, call.request)
  return { ...actor, visitorId: actor.visitorId ?? nameVisitor(deps, call) }
}

function nameVisitor({ secret }: AccountDeps, call: RawCall): string {
  const visitorId = randomUUID()
  setSignedCookie(call, visitorCookie, visitorId, purposeKey(secret, 'visitor cookie'))
  return visitorId
}

/** The address of the account, or the unproven one that was typed in this browser; `null` without either. */
export async function findEmail(
  { orm }: Pick<AccountDeps, 'orm'>,
  { user, visitorId }: Pick<Actor, 'user' | 'visitorId'>,
): Promise<string | null> {
  if (user !== null) return user.email
  return visitorId === null ? null : ((await findVisitor(orm, visitorId))?.email ?? null)
}

/**
 * Stores the address that was typed in this browser. It stays unproven.
 * @throws AppError `INVALID_REQUEST` for a disposable address
 */
export async function storeEmail({ orm }: AccountDeps, { visitorId }: Visitor, typed: string): Promise<void> {
  const email = normalizeEmail(typed)
  if (isDisposable(email)) {
    const reason = 'This looks like a disposable address. Please use another one, or sign in'
    throw new AppError('INVALID_REQUEST', `${reason}.`, { fields: [{ field: 'body.email', reason }] })
  }
  await updateEmail(orm, visitorId, email)
}

/** Whether the domain of an address, or a parent of it, is known for disposable addresses. */
function isDisposable(email: string): boolean {
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.')
  return labels.some((_, index) => isDisposableEmailDomain(labels.slice(index).join('.')))
}
