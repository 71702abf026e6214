import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'

/** A way to a server that a test can cut, as a network does: what is under way breaks, and nothing new gets through. */
export type CuttableWay = AsyncDisposable & { origin: string; cut: () => void; restore: () => void }

/** Opens a way on a port of its own to a server of this machine. */
export async function openWay(port: number, target: string): Promise<CuttableWay> {
  const sockets = new Set<Socket>()
  let isCut = false
  const way = createServer((incoming) => {
    if (isCut) {
      incoming.destroy()
      return
    }
    const outgoing = connect(Number(new URL(target).port), '127.0.0.1')
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(socket)
      socket.pipe(other)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  way.listen(port, resolve)
  await promise
  const breakAll = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    origin: `http://localhost:${port}`,
    cut: () => {
      isCut = true
      breakAll()
    },
    restore: () => {
      isCut = false
    },
    async [Symbol.asyncDispose]() {
      breakAll()
      const closed = Promise.withResolvers<void>()
      way.close(() => closed.resolve())
      await closed.promise
    },
  }
}
