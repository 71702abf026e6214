import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecure } from '#server/http/is-secure.ts'
import { sessionCookieSeconds } from './session-token.ts'

const name = 'signed_in'

/**
 * Tells the scripts of the page whether anybody is signed in here, since the session itself is hidden from them: so a
 * visitor's page asks for no account. It says no more than that and opens nothing.
 */
export function setSignInHint(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  isSignedIn: boolean,
): void {
  const cookie = request.server.serializeCookie(name, isSignedIn ? '1' : '', {
    path: '/',
    secure: isSecure(request),
    sameSite: 'lax',
    maxAge: isSignedIn ? sessionCookieSeconds : 0,
  })
  reply.header('set-cookie', cookie)
}
