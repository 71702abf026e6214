import proxyAddr from '@fastify/proxy-addr'
import { keyedMemo } from '#server/lib/keyed-memo.ts'

type Trust = (address: string) => boolean

const maxRemembered = 10_000

/** Tells for Fastify which addresses are proxies of ours, by addresses and ranges; `false` when there are none. */
export function trustProxies(proxies: readonly string[]): Trust | false {
  if (proxies.length === 0) return false
  const isProxy = proxyAddr.compile([...proxies])
  return (address) => remembered(isProxy, address) ?? false
}

/** Asked several times for each request, mostly for the same few. */
const remembered = keyedMemo(maxRemembered, (isProxy: ReturnType<typeof proxyAddr.compile>, address) =>
  isProxy(address, 0),
)
