import net from 'node:net'

/** Refuses every connection of this process that leaves the machine, and reports the host that it was for. */
export function refuseOutside(report: (host: string) => void): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the socket it is called on
  const connect = net.Socket.prototype.connect

  net.Socket.prototype.connect = function connectNearby(this: net.Socket, ...args: unknown[]) {
    const host = hostOf(args)
    if (isNear(host)) return Reflect.apply(connect, this, args)
    report(host)
    throw new Error(`A test tried to reach ${host}`)
  }
}

/** The host of any form of arguments that `connect` takes; sockets by path are on this machine. */
function hostOf(args: unknown[]): string {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args
  if (typeof first === 'object' && first !== null && 'host' in first) return String(first.host ?? 'localhost')
  return typeof second === 'string' ? second : 'localhost'
}

function isNear(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
}
