import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { spawnForTest } from '#tests/setup/spawn-for-test.ts'
import { freePort } from '../../scripts/dev/free-port.ts'

/** Tells whether this machine has Caddy; it is no package of npm. */
const hasCaddy = spawnSync('caddy', ['version']).status === 0
const config = path.resolve('deploy/Caddyfile')

/**
 * The server behind the proxy: it is ready, gives back the address that it was given, and streams until it is
 * asked to end.
 */
async function startNode() {
  const streams: ServerResponse[] = []
  const server = createServer((request, response) => {
    if (request.url === '/events') {
      streams.push(response.writeHead(200, { 'content-type': 'text/event-stream' }))
      response.write('data: first\n\n')
    } else response.end(request.headers['x-forwarded-for'])
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    endStreams: () => streams.map((stream) => stream.end()),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Caddy with the configuration of the project, without TLS, before these ports. */
async function startProxy(ports: readonly number[]): Promise<AsyncDisposable & { origin: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'precis-caddy-'))
  const origin = `http://127.0.0.1:${await freePort()}`
  const env = {
    HOME: folder,
    DOMAIN: origin,
    UPSTREAMS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
    CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
  }
  const child = spawnForTest('caddy', ['run', '--adapter', 'caddyfile', '--config', config], { env })
  const ended = once(child, 'exit')
  let output = ''
  const { promise: isUp, resolve, reject } = Promise.withResolvers<void>()
  child.stderr.on('data', (part: Buffer) => {
    output += part.toString()
    if (output.includes('serving initial configuration')) resolve()
  })
  void ended.then(() => reject(new Error(`Caddy ended: ${output}`)))
  await isUp
  return {
    origin,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

it.skipIf(!hasCaddy)(
  'deploy/Caddyfile hides what operators read, says who calls, passes events on as they come, and goes on without a node (needs the program caddy)',
  async () => {
    const [one, other] = [await startNode(), await startNode()]
    await using proxy = await startProxy([one.port, other.port])
    for (const hidden of ['/metrics', '/healthz', '/readyz'])
      expect((await fetch(`${proxy.origin}${hidden}`)).status).toBe(404)

    const claimed = { 'x-forwarded-for': '203.0.113.9' }
    const answered = await fetch(`${proxy.origin}/`, { headers: claimed })
    expect([answered.status, await answered.text()]).toEqual([200, '127.0.0.1'])

    const events = await fetch(`${proxy.origin}/events`)
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect(await reader?.read()).toEqual({ done: false, value: 'data: first\n\n' })
    for (const node of [one, other]) node.endStreams()
    expect(await reader?.read()).toMatchObject({ done: true })

    await one.stop()
    const rest = await Promise.all([1, 2, 3, 4].map(() => fetch(`${proxy.origin}/`)))
    expect(rest.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await other.stop()
  },
)
