import type { FastifyRequest } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'
import type { AccountNeeds, Actor, Member } from './actor.ts'
import { readActor } from './session-actor.ts'

/** Who calls, signed in. @throws AppError `UNAUTHORIZED`, `DEVICE_LIMIT` */
export async function requireUser(needs: AccountNeeds, request: FastifyRequest): Promise<Member> {
  return toMember(await readActor(needs, request))
}

/** Who calls, one who runs the site; for everybody else there is nothing here. @throws AppError `NOT_FOUND` */
export async function requireAdmin(needs: AccountNeeds, request: FastifyRequest): Promise<Member> {
  const actor = await readActor(needs, request)
  if (actor.user?.isAdmin !== true) throw new AppError('NOT_FOUND', 'There is nothing at this address.')
  return toMember(actor)
}

/** The caller as one who is signed in. @throws AppError `UNAUTHORIZED` */
export function toMember(actor: Actor): Member {
  const { user } = actor
  if (user === null) throw new AppError('UNAUTHORIZED', 'Unauthorized')
  return { ...actor, user }
}
