import net from 'node:net'
import { afterEach, expect } from 'vitest'

/**
 * Refuses every connection that leaves this machine, and fails the test that tried, even when the code under test took
 * the refusal for a lost network.
 */

const tried: string[] = []
// oxlint-disable-next-line typescript/unbound-method -- called with the socket it is called on
const connect = net.Socket.prototype.connect

net.Socket.prototype.connect = function connectNearby(this: net.Socket, ...args: unknown[]) {
  const host = hostOf(args)
  if (isNear(host)) return Reflect.apply(connect, this, args)
  tried.push(host)
  throw new Error(`A test tried to reach ${host}`)
}

afterEach(() => {
  expect(tried.splice(0), 'connections to other machines').toEqual([])
})

/** The host of any form of arguments that `connect` takes; sockets by path are on this machine. */
function hostOf(args: unknown[]): string {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args
  if (typeof first === 'object' && first !== null && 'host' in first) return String(first.host ?? 'localhost')
  return typeof second === 'string' ? second : 'localhost'
}

function isNear(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
}
