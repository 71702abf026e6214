import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { NetConnectOpts, Socket } from 'node:net'

/** A network between two programs that can be taken away. */
export type TcpProxy = AsyncDisposable & {
  port: number
  /** Lets nothing more through, in both directions, also of connections that are opened meanwhile. */
  hold: () => void
  /**
   * Forgets the connections that are open, as a firewall does: nothing more comes through them, and none of
   * them ends.
   */
  lose: () => void
  /** Cuts all connections and refuses others. */
  refuse: () => void
  /** Lets through what was held, and takes connections again. */
  resume: () => void
}

/** Starts a proxy on the loopback address in front of a program. */
export async function startTcpProxy(target: NetConnectOpts): Promise<TcpProxy> {
  const open = new Set<Socket>()
  const lost = new WeakSet<Socket>()
  let isHeld = false
  let isRefusing = false
  const server = createServer((near) => {
    if (isRefusing) {
      near.resetAndDestroy()
      return
    }
    const far = connect(target)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('data', (piece: Buffer) => void to.write(piece))
      from.on('end', () => void to.end())
      from.on('error', () => to.destroy())
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
      if (isHeld) from.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  return {
    port: address.port,
    hold: () => {
      isHeld = true
      for (const socket of open) socket.pause()
    },
    lose: () => {
      for (const socket of open) {
        socket.pause()
        lost.add(socket)
      }
    },
    refuse: () => {
      isRefusing = true
      for (const socket of open) socket.destroy()
    },
    resume: () => {
      isHeld = false
      isRefusing = false
      for (const socket of open) if (!lost.has(socket)) socket.resume()
    },
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
