import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import http from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import https from 'node:https'
import { connect, isIP, BlockList } from 'node:net'
import type { LookupFunction, Socket } from 'node:net'
import { untilAborted } from '../concurrency.ts'

const maxHeaderBytes = 16 * 1024

/** Thrown instead of connecting to an address that may not be called. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress'
}

/** The addresses that may be called. */
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

/** A host may be tried, before anything is asked of it. */
export function mayTry(url: URL, { allowsLocal, isAllowed }: AddressRules): boolean {
  const host = hostOf(url)
  return isIP(host) === 0 ? allowsLocal || !localName.test(host) : isAllowed(host)
}

type Call = { method: 'GET' | 'POST'; headers: Record<string, string>; body: string | null }

/**
 * Calls an address that a user named, and gives the answer with its body still to come. The name is resolved
 * once, all its addresses are checked, and the connection goes to these alone; the address that was connected
 * to is checked again before anything is written. No redirect is followed, and nothing is unpacked.
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

/**
 * Connects to the host and the port of an address, which are checked as those of a request are.
 * @throws PrivateAddress
 */
export async function guardedConnect(
  url: URL,
  { rules, signal }: { rules: AddressRules; signal: AbortSignal },
): Promise<Socket> {
  if (!mayTry(url, rules)) throw new PrivateAddress()
  const host = hostOf(url)
  const addresses = await resolveAllowed(host, rules, signal)
  const socket = connect({ host, port: Number(url.port || 443), lookup: pin(addresses), signal })
  return await new Promise<Socket>((resolve, reject) => {
    socket.once('error', reject).once('connect', () => {
      if (rules.isAllowed(socket.remoteAddress ?? '')) return resolve(socket)
      socket.destroy()
      reject(new PrivateAddress())
    })
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

/** IPv4 networks that are private, shared, local or multicast: none is at one place. */
export const localNetworks = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const

/** The other IPv4 networks that are not of the public internet, by IANA's registry of special addresses. */
const reservedNetworks = [
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
] as const

/** The only public part of IPv6, */
const publicIpv6 = ['2000::', 3] as const
/** without what leads to an IPv4 address, and what is for documents and tests. */
const specialIpv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const closed = new BlockList()
for (const [address, bits] of [...localNetworks, ...reservedNetworks]) closed.addSubnet(address, bits, 'ipv4')
for (const [address, bits] of specialIpv6) closed.addSubnet(address, bits, 'ipv6')
const open = new BlockList()
open.addSubnet(...publicIpv6, 'ipv6')

/**
 * An address belongs to the public internet. `false` for every private, local, shared and reserved one, for
 * IPv6 that wraps an IPv4 address, and for a text that is no address.
 */
export function isGlobalAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, 'ipv4')
    case 6:
      return open.check(address, 'ipv6') && !closed.check(address, 'ipv6')
    default:
      return false
  }
}
