import type { FastifyRequest } from 'fastify'
import { maxActiveDevices } from '#product/limits.ts'
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

const maxTokenLength = 100

/** The caller, and how their session stands. */
export type SessionActor = {
  actor: Actor
  /** The sign-in waits for another device to be removed. */
  isHeld: boolean
  /** The browser has the cookie of a session that expired or was ended elsewhere. */
  hasEnded: boolean
}

/**
 * The caller. Sets no cookie. A caller whose session ended is not taken for a visitor: they are told so, until they
 * sign in, or go to the sign-in page or log out, which takes the cookie away.
 * @throws AppError `UNAUTHORIZED` for a session that ended, `DEVICE_LIMIT` for a sign-in that is held
 */
export async function readActor(needs: AccountNeeds, request: FastifyRequest): Promise<Actor> {
  const { actor, isHeld, hasEnded } = await readSessionActor(needs, request)
  if (hasEnded) throw new AppError('UNAUTHORIZED', 'Unauthorized')
  if (isHeld) {
    throw new AppError(
      'DEVICE_LIMIT',
      `You're signed in on ${maxActiveDevices} other devices. Remove one of them to continue here.`,
    )
  }
  return actor
}

/** The caller, held or with a session that ended too: only for signing in and out, and for devices. */
export async function readSessionActor(needs: AccountNeeds, request: FastifyRequest): Promise<SessionActor> {
  const { secret } = needs
  const signed = readSignedCookie(request, visitorCookie, purposeKey(secret, 'visitor cookie'))
  const visitorId = signed !== null && uuidForm.test(signed) ? signed : null
  const network = networkKeyOf(secret, request.ip)
  const token = readCookie(request, sessionCookie)
  const session = token === null ? null : await readSession(needs, request, token)
  if (session !== null) {
    const actor = toMember(needs, session, { visitorId, network })
    return { actor, isHeld: session.isHeld, hasEnded: false }
  }
  // An address that was typed opens no plan; that takes a sign-in.
  const actor: Actor = { visitorId, user: null, plan: 'free', paidSince: null, network }
  return { actor, isHeld: false, hasEnded: token !== null }
}

async function readSession(
  needs: AccountNeeds,
  request: FastifyRequest,
  token: string,
): Promise<SessionRow | null> {
  if (token.length > maxTokenLength) return null
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
