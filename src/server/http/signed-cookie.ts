import { fastifyCookie } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

const yearSeconds = 365 * 24 * 60 * 60

/** The value of a cookie that `setSignedCookie` set under this key; `null` when there is none or it was changed. */
export function readSignedCookie(request: FastifyRequest, name: string, key: Buffer): string | null {
  const { cookie } = request.headers
  if (cookie === undefined) return null
  const signed = request.server.parseCookie(cookie)[cookieName(request, name)]
  if (signed === undefined) return null
  const { valid, value } = fastifyCookie.unsign(signed, key)
  return valid ? value : null
}

/**
 * Sets a cookie for a year that no script can read. The header is written at once, since an answer in events skips
 * the hooks that come later.
 */
export function setSignedCookie(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  name: string,
  value: string,
  key: Buffer,
): void {
  const secure = request.protocol === 'https'
  const cookie = request.server.serializeCookie(cookieName(request, name), fastifyCookie.sign(value, key), {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'lax',
    maxAge: yearSeconds,
  })
  reply.header('set-cookie', cookie)
}

/** Over TLS a name that no other host and no plain connection can set. */
function cookieName({ protocol }: FastifyRequest, name: string): string {
  return protocol === 'https' ? `__Host-${name}` : name
}
