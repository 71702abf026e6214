import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#core/app-error.ts'
import { emailPattern, normalizeEmail } from '#product/email.ts'
import { keyedMemo } from '#server/lib/keyed-memo.ts'

type Trust = (address: string) => boolean

const maxAddresses = 10_000
const forwardedFor = 'x-forwarded-for'
/** `203.0.113.7:51234` and `[2001:db8::1]:443`, as some proxies write the address of their caller. */
const withPort = /^(?:(\d{1,3}(?:\.\d{1,3}){3})|\[([0-9a-f:.]+)\])(?::\d{1,5})?$/i

/** The trust function of Fastify for proxies, given by addresses and ranges; `false` without proxies. */
export function trustProxies(proxies: readonly string[]): Trust | false {
  if (proxies.length === 0) return false
  const isProxy = proxyAddr.compile([...proxies])
  return (address) => isTrusted(isProxy, address) ?? false
}

/** Called several times for each request, mostly with the same addresses. */
const isTrusted = keyedMemo(maxAddresses, (isProxy: ReturnType<typeof proxyAddr.compile>, address) =>
  isProxy(address, 0),
)

/**
 * Removes the ports from the addresses that proxies forward, or each connection would count as an address of
 * its own. Register before any use of the address of a caller.
 */
export function dropForwardedPorts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    dropPorts(raw)
    done()
  })
}

function dropPorts({ headers }: IncomingMessage): void {
  const header = headers[forwardedFor]
  if (header === undefined) return
  const addresses = String(header).split(',')
  headers[forwardedFor] = addresses.map((address) => withoutPort(address.trim())).join(', ')
}

function withoutPort(address: string): string {
  const [, ipv4, ipv6] = withPort.exec(address) ?? []
  return ipv4 ?? ipv6 ?? address
}

const ipv6Groups = 8
const mappedPrefix = /^::ffff:(?=\d+\.)/i

/**
 * The network that an address belongs to, as far as one household or office shares it: IPv4 /24, IPv6 /56; an
 * IPv4 address in IPv6 form counts as what it is.
 */
export function networkPrefix(address: string): string {
  const plain = address.replace(mappedPrefix, '').replace(/%.*$/, '')
  if (isIP(plain) === 4) return plain.split('.').slice(0, 3).join('.')
  const [first = '', second = '', third = '', fourth = ''] = expandGroups(plain)
  return [first, second, third, fourth.slice(0, 2)].join(':')
}

/** The eight groups of an IPv6 address, four digits each. */
function expandGroups(address: string): string[] {
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const missing = Math.max(0, ipv6Groups - before.length - after.length)
  const zeros = Array.from({ length: missing }, () => '0')
  return [...before, ...zeros, ...after].map((group) => group.padStart(4, '0'))
}

/** The public origin of the pages: the one that is set, else that of the request. */
export function publicOrigin(
  { publicUrl }: { publicUrl: string | null },
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string {
  return publicUrl ?? `${protocol}://${host}`
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The address of the person whom a trusted proxy has signed in; `null` without one. */
    proxyEmail: string | null
  }
}

/**
 * Reads from a header whom the proxy in front of the server has signed in. Any other sender of the header is
 * refused, as is one that is sent twice or has more than an address in its plain spelling. Register before
 * all that asks who calls.
 */
export function readProxyEmails(
  app: FastifyInstance,
  { header, proxies }: { header: string | null; proxies: readonly string[] },
): void {
  app.decorateRequest('proxyEmail', null)
  if (header === null) return
  const isProxy = trustProxies(proxies)
  app.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders, socket } = request.raw
    const values = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === header)
    const [value = ''] = values
    const email = plainEmail(value)
    const isFromProxy = isProxy !== false && isProxy(socket.remoteAddress ?? '')
    if (values.length > 0 && (!isFromProxy || values.length > 1 || (value !== '' && email === null))) {
      request.log.warn({ peer: socket.remoteAddress, isFromProxy }, `the header ${header} is refused`)
      return done(new AppError('UNAUTHORIZED', `Only the proxy of this site may send the header ${header}.`))
    }
    request.proxyEmail = email
    return done()
  })
}

const plainCharacters = /^[!#-'*+\-./0-9=?@A-Z^_`a-z{|}~]{3,254}$/

/** The address in a header, in lower case; `null` for any spelling but the plain one. */
function plainEmail(value: string): string | null {
  const email = value.toLowerCase()
  return plainCharacters.test(value) && emailPattern.test(email) && normalizeEmail(value) === email
    ? email
    : null
}
