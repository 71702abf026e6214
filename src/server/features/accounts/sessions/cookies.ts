import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecure, readSignedValue, signValue } from '#server/http/call-credentials.ts'

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

type RawCall = { request: FastifyRequest; reply: FastifyReply }
type Scope = { path: string; httpOnly?: boolean }

/** Sets a cookie that lasts as long as that of the session; an empty value removes it. */
function setLasting({ request, reply }: RawCall, name: string, value: string, scope: Scope): void {
  const maxAge = value === '' ? 0 : sessionCookieSeconds
  const options = { ...scope, secure: isSecure(request), sameSite: 'lax', maxAge } as const
  reply.header('set-cookie', request.server.serializeCookie(name, value, options))
}

/** The values of the hint: signed in, and signed in where logging out has to go on. */
const hints = { no: '', here: '1', elsewhere: '2' } as const

/**
 * Sets a cookie that scripts of the page can read and that says whether the browser is signed in, so that a
 * visitor's page asks for no account. The session itself is hidden from scripts.
 */
export function setSignInHint(call: RawCall, hint: keyof typeof hints): void {
  setLasting(call, 'signed_in', hints[hint], { path: '/' })
}

const logoutCookie = 'logout_url'

/**
 * Stores where the browser ends its session at the provider; `null` removes it. The address holds a token of
 * the provider, which no other call has to send.
 */
export function setLogoutUrl(call: RawCall, url: string | null, key: Buffer): void {
  const value = url === null ? '' : signValue(url, key)
  setLasting(call, logoutCookie, value, { path: '/api/auth', httpOnly: true })
}

/** The address at which the browser ends its session at the provider; `null` without one. */
export function readLogoutUrl({ server, headers }: FastifyRequest, key: Buffer): string | null {
  const signed = server.parseCookie(headers.cookie ?? '')[logoutCookie]
  return signed === undefined ? null : readSignedValue(signed, key)
}
