import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { setSignedCookie } from '#server/http/signed-cookie.ts'
import type { AccountNeeds, Visitor } from './actor.ts'
import { visitorCookie } from './cookie-names.ts'
import { purposeKey } from './purpose-key.ts'
import { readActor, readSessionActor } from './session-actor.ts'

type RawCall = { request: FastifyRequest; reply: FastifyReply }

/**
 * Who calls, known from now on: a browser without a cookie gets one.
 * @throws AppError `DEVICE_LIMIT` for a sign-in that is held
 */
export async function requireKnownVisitor(needs: AccountNeeds, call: RawCall): Promise<Visitor> {
  const actor = await readActor(needs, call.request)
  return { ...actor, visitorId: actor.visitorId ?? nameVisitor(needs, call) }
}

/** Who calls, known from now on, a held sign-in too: only for signing in. */
export async function acceptVisitor(needs: AccountNeeds, call: RawCall): Promise<Visitor> {
  const { actor } = await readSessionActor(needs, call.request)
  return { ...actor, visitorId: actor.visitorId ?? nameVisitor(needs, call) }
}

function nameVisitor({ secret }: AccountNeeds, call: RawCall): string {
  const visitorId = randomUUID()
  setSignedCookie(call, visitorCookie, visitorId, purposeKey(secret, 'visitor cookie'))
  return visitorId
}
