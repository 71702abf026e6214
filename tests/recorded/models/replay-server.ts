import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { promisify } from 'node:util'

/** A recorded answer and how the service sent it. */
export type Recording = { status: number; contentType: string; body: Buffer }

export type ReplayServer = {
  /** Base URL; every path below it gives the answer that was set last. */
  url: string
  set: (recording: Recording) => void
  [Symbol.asyncDispose]: () => Promise<void>
}

/** So many that boundaries fall into characters, lines and events of every recording. */
const pieces = 23

/** A server on this machine that gives recorded answers in odd pieces, whatever it is asked. */
export async function startReplayServer(): Promise<ReplayServer> {
  let current: Recording | null = null
  const server = createServer((request, response) => {
    request.resume()
    if (current === null) throw new Error('No recording was set.')
    void send(response, current)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    set: (recording) => {
      current = recording
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await promisify(server.close.bind(server))()
    },
  }
}

async function send(response: ServerResponse, { status, contentType, body }: Recording): Promise<void> {
  response.writeHead(status, { 'content-type': contentType })
  for (let index = 0; index < pieces; index += 1) {
    const from = Math.floor((index * body.length) / pieces)
    const to = Math.floor(((index + 1) * body.length) / pieces)
    if (to === from) continue
    await new Promise((resolve) => {
      response.write(body.subarray(from, to), resolve)
    })
  }
  response.end()
}
