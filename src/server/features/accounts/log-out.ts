import type { FastifyReply, FastifyRequest } from 'fastify'
import { setCookie } from '#server/http/signed-cookie.ts'
import type { AccountNeeds } from './actor.ts'
import { sessionCookie } from './cookie-names.ts'
import { endSessions } from './end-sessions.ts'
import { readSessionActor } from './session-actor.ts'
import { setSignInHint } from './set-sign-in-hint.ts'

/**
 * Signs the browser of a call out, or all browsers of its account. The browser stays the visitor that it was: what was
 * used of a free quota in it counts on, and nothing of the account is left to it.
 */
export async function logOut(
  needs: AccountNeeds,
  call: { request: FastifyRequest; reply: FastifyReply },
  { everywhere }: { everywhere: boolean },
): Promise<void> {
  const { user } = (await readSessionActor(needs, call.request)).actor
  if (user !== null && user.deviceId !== null) {
    const devices = everywhere ? 'all' : { id: user.deviceId }
    await endSessions(needs.orm, { userId: user.id, devices })
  }
  clearSession(call)
}

/** Takes the cookie of a session away from the browser of a call. */
export function clearSession(call: { request: FastifyRequest; reply: FastifyReply }): void {
  setCookie(call, sessionCookie, { value: '', maxAgeSeconds: 0 })
  setSignInHint(call, false)
}
