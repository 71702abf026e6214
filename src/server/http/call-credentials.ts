import { fastifyCookie } from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify'
import { AppError } from '#core/app-error.ts'
import { extensionHeader, extensionId } from '#product/extension.ts'
import { keyedMemo } from '#server/lib/keyed-memo.ts'
import { hasApiKey } from '#server/lib/secret-text.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Each origin is logged once, and no more than so many. */
const maxLogged = 20
/** Called by another server, which sends a signature and no cookies. */
const paymentWebhook = '/api/webhooks/razorpay'
/** The address that the manifest of the pages names for the share sheet of a phone. */
export const shareTarget = '/share'

/**
 * Refuses calls that change something when a page of another site makes them. Browsers say so in
 * `Sec-Fetch-Site` and in `Origin`; who sends neither is no browser and has no cookies of anybody.
 * `publicUrl` is our own origin; without it the origin is compared with the address that was called, where
 * nothing better is said. A refusal names the setting that may be wrong, since a proxy that hides the address
 * looks the same as another site.
 */
export function refuseCrossSite(app: FastifyInstance, { publicUrl }: { publicUrl: string | null }): void {
  const logged = new Set<string>()
  app.addHook('onRequest', (request, _reply, done) => {
    if (safeMethods.has(request.method) || changesNothing(request) || isOwnSite(request, publicUrl))
      return done()
    // No browser adds this header by itself, and beside it cookies count for nothing.
    if (readBearer(request) !== null || isAllowedToExtension(request)) return done()
    const { origin = '' } = request.headers
    if (logged.size < maxLogged && !logged.has(origin)) {
      logged.add(origin)
      request.log.warn(
        { origin, host: request.host, publicUrl },
        'calls of this origin are refused: another site',
      )
    }
    return done(new AppError('FORBIDDEN', refusalOf(publicUrl)))
  })
}

function refusalOf(publicUrl: string | null): string {
  const refused = 'This call is refused because it comes from another site.'
  return publicUrl === null
    ? `${refused} If this is your own server behind a proxy, set PUBLIC_URL to its address, or have the proxy pass on Host.`
    : `${refused} The address of this server is ${publicUrl} (PUBLIC_URL).`
}

/** A call needs no session and only redirects, by its route, not by the written address. */
function changesNothing({ routeOptions: { url } }: FastifyRequest): boolean {
  return url === paymentWebhook || url === shareTarget
}

function isOwnSite({ headers, host }: FastifyRequest, publicUrl: string | null): boolean {
  const { 'sec-fetch-site': site, origin } = headers
  if (site !== undefined && site !== 'same-origin') return false
  if (origin === undefined) return true
  // The browser itself says so: a proxy may have called us by another name, and a server may have two.
  if (site !== undefined) return true
  if (publicUrl !== null) return origin === publicUrl
  return isOriginAt(origin, host)
}

/** An origin is at a host, in capitals or with the default port where a proxy passes it on so. */
function isOriginAt(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, host: ownHost } = new URL(origin)
  const called = `${protocol}//${host}`
  return URL.canParse(called) && new URL(called).host === ownHost
}

const chromiumOrigin = `chrome-extension://${extensionId}`
/** Firefox gives an extension another origin in each browser. */
const firefoxOrigin = /^moz-extension:\/\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** A visitor types their address in the panel. */
const forVisitors = '/api/users/register'

/**
 * A call says that it comes from the extension. Such a call acts by an API key or for a visitor, and never by
 * the cookie of a session, so that the header only takes rights away.
 */
export function isFromExtension({ headers }: FastifyRequest): boolean {
  return headers[extensionHeader] !== undefined
}

/**
 * A call that changes something is the extension's and one of those that it makes: those that an API key may
 * make, for a visitor. The header takes a preflight, which is never answered, so that no page sends it; the
 * origin is written by the browser.
 */
function isAllowedToExtension(request: FastifyRequest): boolean {
  const { origin = '', 'sec-fetch-site': site } = request.headers
  if (!isFromExtension(request) || site === 'cross-site' || site === 'same-site') return false
  if (origin !== chromiumOrigin && !firefoxOrigin.test(origin)) return false
  const { url, config } = request.routeOptions
  return (config.keyScope ?? null) !== null || url === forVisitors
}

/** The token of the header `Authorization: Bearer`; `null` without one. Other schemes belong to a proxy. */
export function readBearer({ headers: { authorization } }: FastifyRequest): string | null {
  const [, token] = /^bearer(?: +(.*))?$/i.exec(authorization?.trim() ?? '') ?? [null, null]
  return token === null ? null : (token ?? '')
}

/**
 * Refuses an API key in an address, wherever it leads: addresses end up in logs, histories and referrers.
 * Register after the guard against floods and before routes.
 */
export function refuseKeysInUrls(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasApiKey(request.url)) return done()
    const detail =
      'Send the API key in the header "Authorization: Bearer", not in the address. Addresses end up in logs, so delete this key and make a new one.'
    return done(new AppError('KEY_IN_URL', detail))
  })
}

const yearSeconds = 365 * 24 * 60 * 60

/** The value of a cookie of `setSignedCookie`; `null` when it is missing or was changed. */
export function readSignedCookie(request: FastifyRequest, name: string, key: Buffer): string | null {
  const signed = readCookie(request, name)
  return signed === null ? null : readSignedValue(signed, key)
}

/** The value of `signValue` under the same key; `null` for one that was changed. */
export function readSignedValue(signed: string, key: Buffer): string | null {
  return unsign(key, signed) ?? null
}

const maxSignatures = 10_000

/** Valid signatures are cached; invalid ones are checked each time. */
const unsign = keyedMemo(maxSignatures, (key: Buffer, signed): string | undefined => {
  const { valid, value } = fastifyCookie.unsign(signed, key)
  return valid ? (value ?? undefined) : undefined
})

/**
 * Sets a cookie for a year that no script can read. The header is written at once, since an answer in events
 * skips the hooks that come later.
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
    /** True where the public address of the pages is HTTPS, wherever TLS ends. */
    isReachedOverTls?: boolean
  }
}

/** Stores whether the pages are reached over TLS, by their public address. */
export function setReachedOverTls(app: FastifyInstance, publicUrl: string | null): void {
  app.decorate('isReachedOverTls', publicUrl?.startsWith('https:') ?? false)
}

/** Cookies are sent over TLS only: by the public address or the protocol of the request. */
export function isSecure(request: FastifyRequest): boolean {
  return request.server.isReachedOverTls === true || request.protocol === 'https'
}
