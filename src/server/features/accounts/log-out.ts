import type { FastifyReply, FastifyRequest } from 'fastify'
import { setCookie } from '#server/http/signed-cookie.ts'
import type { AccountNeeds } from './actor.ts'
import { sessionCookie, visitorCookie } from './cookie-names.ts'
import { endSessions } from './end-sessions.ts'
import { readSessionActor } from './session-actor.ts'
import { setSignInHint } from './set-sign-in-hint.ts'

/**
 * Signs the browser of a call out, or all browsers of its account. Whoever uses it next is a new visitor. Nothing
 * happens to one that is not signed in.
 */
export async function logOut(
  needs: AccountNeeds,
  call: { request: FastifyRequest; reply: FastifyReply },
  { everywhere }: { everywhere: boolean },
): Promise<void> {
  const { user } = (await readSessionActor(needs, call.request)).actor
  if (user !== null) {
    await endSessions(needs.orm, { userId: user.id, deviceId: everywhere ? null : user.deviceId })
    setCookie(call, visitorCookie, { value: '', maxAgeSeconds: 0 })
  }
  setCookie(call, sessionCookie, { value: '', maxAgeSeconds: 0 })
  setSignInHint(call, false)
}
