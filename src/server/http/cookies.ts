import { fastifyCookie } from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { keyedMemo } from '#server/lib/keyed-memo.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** The value of a cookie that `setSignedCookie` set under this key; `null` when there is none or it was changed. */
export function readSignedCookie(request: FastifyRequest, name: string, key: Buffer): string | null {
  const signed = readCookie(request, name)
  return signed === null ? null : (unsign(key, signed) ?? null)
}

const maxSignatures = 10_000

/** Valid signatures are cached; invalid ones are checked each time. */
const unsign = keyedMemo(maxSignatures, (key: Buffer, signed): string | undefined => {
  const { valid, value } = fastifyCookie.unsign(signed, key)
  return valid ? (value ?? undefined) : undefined
})

/**
 * Sets a cookie for a year that no script can read. The header is written at once, since an answer in events skips
 * the hooks that come later.
 */
export function setSignedCookie(
  call: { request: FastifyRequest; reply: FastifyReply },
  name: string,
  value: string,
  key: Buffer,
): void {
  setCookie(call, name, { value: signValue(value, key), maxAgeSeconds: yearSeconds })
}

/** A value for a cookie that `readSignedCookie` reads under the same key. */
export function signValue(value: string, key: Buffer): string {
  return fastifyCookie.sign(value, key)
}

/** The value of an unsigned cookie; `null` without one. */
export function readCookie(request: FastifyRequest, name: string): string | null {
  const { cookie } = request.headers
  return cookie === undefined ? null : (request.server.parseCookie(cookie)[cookieName(request, name)] ?? null)
}

/** Sets a cookie that no script can read, beside those that were set before; 0 seconds deletes it. */
export function setCookie(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  name: string,
  { value, maxAgeSeconds }: { value: string; maxAgeSeconds: number },
): void {
  const cookie = request.server.serializeCookie(cookieName(request, name), value, {
    path: '/',
    httpOnly: true,
    secure: isSecure(request),
    sameSite: 'lax',
    maxAge: maxAgeSeconds,
  })
  reply.header('set-cookie', cookie)
}

/** Over TLS a name that no other host and no plain connection can set. */
function cookieName(request: FastifyRequest, name: string): string {
  return isSecure(request) ? `__Host-${name}` : name
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the public address of the pages is HTTPS, wherever TLS ends. */
    isReachedOverTls?: boolean
  }
}

/** Stores whether the pages are reached over TLS, by their public address. */
export function setReachedOverTls(app: FastifyInstance, publicUrl: string | null): void {
  app.decorate('isReachedOverTls', publicUrl?.startsWith('https:') ?? false)
}

/** Whether cookies are sent over TLS only: by the public address or the protocol of the request. */
export function isSecure(request: FastifyRequest): boolean {
  return request.server.isReachedOverTls === true || request.protocol === 'https'
}
