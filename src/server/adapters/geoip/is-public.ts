import { BlockList, isIP } from 'node:net'

const nowhere = new BlockList()
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const) {
  nowhere.addSubnet(address, bits, 'ipv4')
}
for (const [address, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  nowhere.addSubnet(address, bits, 'ipv6')
}

/** Whether an address is of the public network, and so at some place; `false` for what is no address. */
export function isPublic(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && !nowhere.check(address, family === 4 ? 'ipv4' : 'ipv6')
}
