import type { FastifyRequest } from 'fastify'
import { readSignedCookie } from '#server/http/signed-cookie.ts'
import type { AccountNeeds, Actor } from './actor.ts'
import { networkKeyOf } from './network-key.ts'
import { purposeKey } from './purpose-key.ts'
import { findVisitor } from './repo.ts'
import { visitorCookie } from './visitor-cookie.ts'

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Who calls. Sets nothing: whoever only looks needs no cookie. */
export async function readActor({ orm, secret }: AccountNeeds, request: FastifyRequest): Promise<Actor> {
  const signed = readSignedCookie(request, visitorCookie, purposeKey(secret, 'visitor cookie'))
  const visitorId = signed !== null && uuidForm.test(signed) ? signed : null
  const visitor = visitorId === null ? null : await findVisitor(orm, visitorId)
  return {
    visitorId,
    email: visitor?.email ?? null,
    // A typed address opens no plan; that takes a sign-in.
    plan: 'free',
    paidSince: null,
    network: networkKeyOf(secret, request.ip),
  }
}
