import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { setSignedCookie } from '#server/http/signed-cookie.ts'
import type { AccountNeeds, Visitor } from './actor.ts'
import { purposeKey } from './purpose-key.ts'
import { readActor } from './read-actor.ts'
import { visitorCookie } from './visitor-cookie.ts'

/** Who calls, known from now on: a browser without a cookie gets one. */
export async function acceptVisitor(
  needs: AccountNeeds,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<Visitor> {
  const actor = await readActor(needs, request)
  if (actor.visitorId !== null) return { ...actor, visitorId: actor.visitorId }
  const visitorId = randomUUID()
  setSignedCookie({ request, reply }, visitorCookie, visitorId, purposeKey(needs.secret, 'visitor cookie'))
  return { ...actor, visitorId }
}
