import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecure } from '#server/http/call-credentials.ts'

/** Name of the cookie that identifies a browser. */
export const visitorCookie = 'vid'

/** Name of the cookie that makes a browser that signs in again the same device. */
export const deviceCookie = 'did'

/** Name of the cookie that holds the token of a session. */
export const sessionCookie = 'sid'

const tokenBytes = 32

/** The lifetime of a session without a call, in seconds: 30 days. */
export const sessionSeconds = 30 * 24 * 60 * 60

/** The lifetime of a session however often it is used, in seconds: 180 days. */
export const maxSessionSeconds = 180 * 24 * 60 * 60

/**
 * The time that the browser stores the token, in seconds: the maximum of browsers. The server alone ends a
 * session; a shorter cookie would end the session of a daily user 30 days after the sign-in.
 */
export const sessionCookieSeconds = 400 * 24 * 60 * 60

/** A new token, of which only the browser gets the text. */
export function createToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** The stored hash of a token, or of the key of a device: a reader of the table cannot sign in with it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

const hintCookie = 'signed_in'

/**
 * Sets a cookie that scripts of the page can read and that says whether the browser is signed in, so that a
 * visitor's page asks for no account. The session itself is hidden from scripts.
 */
export function setSignInHint(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  isSignedIn: boolean,
): void {
  const cookie = request.server.serializeCookie(hintCookie, isSignedIn ? '1' : '', {
    path: '/',
    secure: isSecure(request),
    sameSite: 'lax',
    maxAge: isSignedIn ? sessionCookieSeconds : 0,
  })
  reply.header('set-cookie', cookie)
}
