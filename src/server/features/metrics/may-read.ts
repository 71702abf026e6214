import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'

type Caller = {
  /** The other end of the connection, which may be a proxy. */
  address: string | undefined
  headers: Readonly<Record<string, unknown>>
}

/** Headers of a proxy on this machine, behind which every caller has a loopback address. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/**
 * Whether a caller may read the metrics: with a token set, its bearer; without one, only this machine.
 */
export function mayRead({ address = '', headers }: Caller, token: string | null): boolean {
  if (token !== null) return isSame(headers['authorization'], `Bearer ${token}`)
  return isLoopback(address) && proxyHeaders.every((name) => headers[name] === undefined)
}

/** In constant time; digests, because only texts of one length can be compared so. */
function isSame(given: unknown, expected: string): boolean {
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(expected))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '')
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}
