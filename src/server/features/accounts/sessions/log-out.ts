import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountDeps } from '#server/features/accounts/context.ts'
import { setCookie } from '#server/http/cookies.ts'
import { readSessionActor } from './actor.ts'
import { sessionCookie, setSignInHint } from './cookies.ts'
import { endSessions } from './end-sessions.ts'

/**
 * Signs the browser of a call out, or all browsers of its account. The browser stays the same visitor: its use of the free
 * quota still counts, and it keeps nothing of the account.
 */
export async function logOut(
  deps: AccountDeps,
  call: { request: FastifyRequest; reply: FastifyReply },
  { everywhere }: { everywhere: boolean },
): Promise<void> {
  const { user } = (await readSessionActor(deps, call.request)).actor
  if (user !== null && user.deviceId !== null) {
    const devices = everywhere ? 'all' : { id: user.deviceId }
    await endSessions(deps.orm, { userId: user.id, devices })
  }
  clearSession(call)
}

/** Removes the session cookie from the browser of a call. */
export function clearSession(call: { request: FastifyRequest; reply: FastifyReply }): void {
  setCookie(call, sessionCookie, { value: '', maxAgeSeconds: 0 })
  setSignInHint(call, false)
}
