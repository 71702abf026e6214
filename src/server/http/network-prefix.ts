import { isIP } from 'node:net'

const ipv6Groups = 8
const mappedPrefix = /^::ffff:(?=\d+\.)/i

/**
 * The network that an address belongs to, as far as one household or office shares it: IPv4 /24, IPv6 /56; an IPv4
 * address in IPv6 form counts as what it is.
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
