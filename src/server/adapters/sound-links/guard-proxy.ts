import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { guardedConnect, guardedRequest } from '#server/lib/outbound/guarded-request.ts'
import type { AddressRules } from '#server/lib/outbound/guarded-request.ts'

/** A proxy on this machine through which a program reaches allowed addresses alone. */
export type GuardProxy = { url: string; close: () => void }

/** Opens a proxy that checks each address as a guarded request does. */
export async function openGuardProxy(rules: AddressRules, signal: AbortSignal): Promise<GuardProxy> {
  const guard = { rules, signal }
  const server = http.createServer((request, response) => {
    forward(request, response, guard).catch(() => response.destroy())
  })
  server.on('connect', (request, client, head: Buffer) => {
    client.on('error', () => undefined)
    void tunnel(request, { client, head }, guard)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

type Guard = { rules: AddressRules; signal: AbortSignal }

async function tunnel(
  request: http.IncomingMessage,
  { client, head }: { client: Duplex; head: Buffer },
  guard: Guard,
): Promise<void> {
  try {
    const upstream = await guardedConnect(new URL(`https://${request.url ?? ''}`), guard)
    client.write('HTTP/1.1 200 Connection established\r\n\r\n')
    upstream.write(head)
    await Promise.all([pipeline(client, upstream), pipeline(upstream, client)])
  } catch {
    // Before anything was sent it is a refusal; afterwards it ends what broke.
    client.end('HTTP/1.1 403 Forbidden\r\n\r\n')
  }
}

async function forward(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  guard: Guard,
): Promise<void> {
  const url = URL.parse(request.url ?? '')
  if (url?.protocol !== 'http:' || request.method !== 'GET') {
    response.writeHead(403).end()
    return
  }
  const sent = ['accept', 'range', 'user-agent', 'referer', 'cookie'] as const
  const headers = Object.fromEntries(
    sent.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
  )
  const answer = await guardedRequest(url, { method: 'GET', headers, body: null }, guard)
  response.writeHead(answer.statusCode ?? 502, answer.headers)
  await pipeline(answer, response)
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
