import { createHash } from 'node:crypto'

/**
 * The header of a visitor on a network of their own, which the servers of the run believe: calls and codes
 * are counted by network, and all tests together make more than one network is given.
 */
export function fromNetworkOf(name: string): { 'x-forwarded-for': string } {
  const [one, two] = createHash('sha256').update(name).digest()
  return { 'x-forwarded-for': `10.${one ?? 0}.${two ?? 0}.1` }
}
