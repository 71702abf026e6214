import type { FastifyRequest } from 'fastify'
import { readCookie, readSignedCookie } from '#server/http/signed-cookie.ts'
import { AppError } from '#server/lib/app-error.ts'
import { uuidForm } from '#server/lib/uuid-form.ts'
import type { AccountNeeds, Actor } from './actor.ts'
import { sessionCookie, visitorCookie } from './cookie-names.ts'
import { networkKeyOf } from './network-key.ts'
import { purposeKey } from './purpose-key.ts'
import { hashToken } from './session-token.ts'
import { findSession, touchSession } from './sessions-repo.ts'
import type { SessionRow } from './sessions-repo.ts'

const longestToken = 100

/** Whoever calls, and whether their sign-in waits for another device to be removed. */
export type SessionActor = { actor: Actor; isHeld: boolean }

/**
 * Who calls. Sets nothing: whoever only looks needs no cookie.
 * @throws AppError `DEVICE_LIMIT` for a sign-in that is held
 */
export async function readActor(needs: AccountNeeds, request: FastifyRequest): Promise<Actor> {
  const { actor, isHeld } = await readSessionActor(needs, request)
  if (isHeld) {
    throw new AppError(
      'DEVICE_LIMIT',
      'You are signed in on three other devices. Remove one of them to go on here.',
    )
  }
  return actor
}

/** Who calls, a held sign-in too: only for seeing and removing devices, and for signing out. */
export async function readSessionActor(needs: AccountNeeds, request: FastifyRequest): Promise<SessionActor> {
  const { secret } = needs
  const signed = readSignedCookie(request, visitorCookie, purposeKey(secret, 'visitor cookie'))
  const visitorId = signed !== null && uuidForm.test(signed) ? signed : null
  const network = networkKeyOf(secret, request.ip)
  const session = await readSession(needs, request)
  if (session !== null)
    return { actor: toMember(needs, session, { visitorId, network }), isHeld: session.isHeld }
  // An address that was typed opens no plan; that takes a sign-in.
  return { actor: { visitorId, user: null, plan: 'free', paidSince: null, network }, isHeld: false }
}

async function readSession(needs: AccountNeeds, request: FastifyRequest): Promise<SessionRow | null> {
  const token = readCookie(request, sessionCookie)
  if (token === null || token.length > longestToken) return null
  const tokenHash = hashToken(token)
  const session = await findSession(needs.orm, tokenHash, needs)
  if (session?.isStale === true) await touchSession(needs.orm, tokenHash, request.ip)
  return session
}

function toMember(
  { adminEmails, privilegedEmails }: AccountNeeds,
  { userId, email, personId, deviceId, plan, paidSince }: SessionRow,
  browser: { visitorId: string | null; network: string },
): Actor {
  return {
    ...browser,
    user: {
      id: userId,
      email,
      personId,
      deviceId,
      isAdmin: adminEmails.has(email),
      isPrivileged: privilegedEmails.has(email),
    },
    plan: plan ?? 'free',
    paidSince: paidSince === null ? null : new Date(paidSince),
  }
}
