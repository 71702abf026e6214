import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import http from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import { untilAborted } from '../single-flight.ts'

const maxHeaderBytes = 16 * 1024

/** Thrown instead of connecting to an address that may not be called. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress'
}

/** Which addresses may be called. */
export type AddressRules = {
  /** Asked for each address of a name, and again for the one that was connected to. */
  isAllowed: (address: string) => boolean
  /** Lets names be called that only this network knows. */
  allowsLocal: boolean
  /** The addresses of a name. */
  resolve?: (host: string) => Promise<LookupAddress[]>
}

/** Names that lead to this machine or its network. */
const localName = /^[^.]*\.?$|\.(?:localhost|local|internal)\.?$/

/** Whether a host may be tried, before anything is asked of it. */
export function mayTry(url: URL, { allowsLocal, isAllowed }: AddressRules): boolean {
  const host = hostOf(url)
  return isIP(host) === 0 ? allowsLocal || !localName.test(host) : isAllowed(host)
}

type Call = { method: 'GET' | 'POST'; headers: Record<string, string>; body: string | null }

/**
 * Calls an address that a user named, and gives the answer with its body still to come. The name is resolved once, all its addresses
 * are checked, and the connection goes to these alone; the address that was connected to is checked again before anything is
 * written. No redirect is followed, and nothing is unpacked.
 * @throws PrivateAddress
 */
export async function guardedRequest(
  url: URL,
  { method, headers, body }: Call,
  { rules, signal }: { rules: AddressRules; signal: AbortSignal },
): Promise<IncomingMessage> {
  if (!mayTry(url, rules)) throw new PrivateAddress()
  const addresses = await resolveAllowed(hostOf(url), rules, signal)
  const request = (url.protocol === 'https:' ? https : http).request(url, {
    method,
    // A connection of its own: one that stays open could outlive the check of its address.
    agent: false,
    lookup: pin(addresses),
    maxHeaderSize: maxHeaderBytes,
    headers: {
      ...headers,
      'accept-encoding': 'identity',
      ...(body === null ? {} : { 'content-length': Buffer.byteLength(body) }),
    },
    signal,
  })
  checkConnection(request, rules)
  return await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject).end(body)
  })
}

/** Without the brackets of IPv6. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}

async function resolveAllowed(
  host: string,
  { resolve = resolveName, isAllowed }: AddressRules,
  signal: AbortSignal,
): Promise<LookupAddress[]> {
  const family = isIP(host)
  // The system's resolver cannot be stopped, only left.
  const addresses = family === 0 ? await untilAborted(resolve(host), signal) : [{ address: host, family }]
  if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address)))
    throw new PrivateAddress()
  return addresses
}

async function resolveName(host: string): Promise<LookupAddress[]> {
  return await lookup(host, { all: true })
}

/** Gives a connection the addresses that were checked, whatever the name leads to by now. */
function pin(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, { all }, done) => {
    const [first] = addresses
    if (all === true) done(null, [...addresses])
    else if (first !== undefined) done(null, first.address, first.family)
  }
}

/** Ends a request whose connection led to an address that may not be called, before anything is written. */
function checkConnection(request: ClientRequest, { isAllowed }: AddressRules): void {
  request.once('socket', (socket) => {
    socket.once('connect', () => {
      if (!isAllowed(socket.remoteAddress ?? '')) request.destroy(new PrivateAddress())
    })
  })
}
