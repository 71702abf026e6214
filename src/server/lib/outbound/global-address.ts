import { BlockList, isIP } from 'node:net'

/** IPv4 networks that are private, shared, local or for many receivers: an address there is of no one place. */
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
 * Whether an address belongs to the public internet. `false` for every private, local, shared and reserved one, for IPv6 that
 * wraps an IPv4 address, and for what is no address.
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
