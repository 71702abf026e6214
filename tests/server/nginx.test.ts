import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text as readText } from 'node:stream/consumers'
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { problemSchema } from '#contract/problem.ts'
import { problems } from '#contract/problems.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { refuseCrossSite } from '#server/http/call-credentials.ts'
import { startApp } from '#tests/harness.ts'
import { spawnForTest } from '#tests/setup/spawn-for-test.ts'
import { freePort } from '../../scripts/dev/free-port.ts'

/** Tells whether this machine has nginx; it is no package of npm. */
const hasNginx = spawnSync('nginx', ['-v']).status === 0

/** An application with the guard against other sites, and a stream of events. */
async function startNode() {
  const app = fastify()
  refuseCrossSite(app, { publicUrl: null })
  app.post('/api/thing', (request, reply) => reply.send({ caller: request.headers['x-forwarded-for'] }))
  app.get('/events', async (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n')
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, port: Number(new URL(origin).port) }
}

/** nginx with one site in a folder of its own. */
async function startNginx(site: string): Promise<AsyncDisposable & { pid: number | undefined }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'precis-nginx-'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const lines = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')
  const config = `daemon off; master_process off; pid ${folder}/pid; error_log stderr notice;
events {}
http { access_log off; ${lines}
${site} }`
  const file = path.join(folder, 'nginx.conf')
  await writeFile(file, config)
  const child = spawnForTest('nginx', ['-p', folder, '-c', file])
  const ended = once(child, 'exit')
  let output = ''
  const { promise: isUp, resolve, reject } = Promise.withResolvers<void>()
  child.stderr.on('data', (part: Buffer) => {
    output += part.toString()
    // Said once it listens.
    if (output.includes('getrlimit')) resolve()
  })
  void ended.then(() => reject(new Error(`nginx ended: ${output}`)))
  await isUp
  return {
    pid: child.pid,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

async function callThrough(origin: string) {
  const answer = await fetch(`${origin}/api/thing`, {
    method: 'POST',
    headers: { origin, 'x-forwarded-for': '203.0.113.9' },
  })
  return { status: answer.status, text: await answer.text() }
}

/** Sends a request as it is written, and reads the answer to the end. */
async function askRaw(port: number, request: string) {
  const socket = connect(port, '127.0.0.1')
  socket.write(request.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'))
  const [start = '', body = ''] = (await readText(socket)).split('\r\n\r\n')
  const [line = '', ...headers] = start.split('\r\n')
  const fields = new Map(
    headers.map((header) => [header.split(': ')[0]?.toLowerCase(), header.split(': ')[1]]),
  )
  return { head: { status: Number(line.split(' ')[1]), get: (name: string) => fields.get(name) }, body }
}

describe.skipIf(!hasNginx)('behind nginx (needs the program nginx)', () => {
  it('deploy/nginx.conf passes on whom a call is for and who makes it, and events as they come', async () => {
    const [{ app, port }, front] = [await startNode(), await freePort()]
    const origin = `http://127.0.0.1:${front}`
    const site = (await readFile('deploy/nginx.conf', 'utf8'))
      .replace('listen 80', `listen 127.0.0.1:${front}`)
      .replace('127.0.0.1:3000', `127.0.0.1:${port}`)
    await using nginx = await startNginx(site)
    expect(nginx.pid).toBeDefined()
    expect(await callThrough(origin)).toEqual({ status: 200, text: '{"caller":"127.0.0.1"}' })
    expect((await fetch(`${origin}/metrics`)).status).toBe(404)
    const events = await fetch(`${origin}/events`)
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect(await reader?.read()).toEqual({ done: false, value: 'data: first\n\n' })
    await reader?.cancel()
    app.server.closeAllConnections()
    await app.close()
  })

  it('what nginx refuses by itself has the form of all failures', async () => {
    const [front, nobody] = [await freePort(), await freePort()]
    const site = (await readFile('deploy/nginx.conf', 'utf8'))
      .replace('listen 80', `listen 127.0.0.1:${front}`)
      .replace('127.0.0.1:3000', `127.0.0.1:${nobody}`)
      .replace('12m', '1k')
    await using nginx = await startNginx(site)
    expect(nginx.pid).toBeDefined()
    const large = `POST /api/thing HTTP/1.1\r\nhost: a\r\ncontent-length: 2000\r\n\r\n`
    const huge = `GET / HTTP/1.1\r\nhost: a\r\ncookie: ${'a'.repeat(40_000)}\r\n\r\n`
    const asked: [request: string, status: number, code: ProblemCode, retryAfter: string | undefined][] = [
      ['GET /api/thing HTTP/1.1\r\nhost: a\r\n\r\n', 502, 'OVERLOADED', '5'],
      ['GET /metrics HTTP/1.1\r\nhost: a\r\n\r\n', 404, 'NOT_FOUND', undefined],
      [large, 413, 'PAYLOAD_TOO_LARGE', undefined],
      [huge, 400, 'INVALID_REQUEST', undefined],
      ['GET / HTTP/1.1\r\n\r\n', 400, 'INVALID_REQUEST', undefined],
      ['no HTTP\r\n\r\n', 400, 'INVALID_REQUEST', undefined],
    ]
    for (const [request, status, code, retryAfter] of asked) {
      const { head, body } = await askRaw(front, request)
      expect(head.status, request.slice(0, 40)).toBe(status)
      expect(head.get('content-type')).toBe('application/problem+json')
      expect(head.get('retry-after')).toBe(retryAfter)
      const { requestId, title, type, remedies, retryAfterSeconds } = problemSchema.parse(JSON.parse(body))
      const own = problems[code]
      expect({ title, remedies }).toEqual({ title: own.title, remedies: own.remedies })
      expect(type).toBe(`urn:precis:problem:${code.toLowerCase().replaceAll('_', '-')}`)
      expect(requestId).toBe(head.get('x-request-id'))
      expect(retryAfterSeconds).toBe(retryAfter === undefined ? undefined : Number(retryAfter))
    }
  })

  it('auth_request signs in by the lines of docs/self-hosting.md, and nobody else can', async () => {
    const lines = /```nginx\n(.*?)```/s.exec(await readFile('docs/self-hosting.md', 'utf8'))?.[1] ?? ''
    const [front, gateway] = [await freePort(), fastify()]
    // Lets in those with a cookie, and names them unless they are anonymous.
    gateway.get('/auth', (request, reply) => {
      const [, who] = /who=(\w+)/.exec(request.headers.cookie ?? '') ?? []
      const email = who === 'nobody' ? {} : { 'x-auth-request-email': `${who}@home.example` }
      return reply
        .code(who === undefined ? 401 : 204)
        .headers(email)
        .send()
    })
    const authAt = await gateway.listen({ host: '127.0.0.1', port: 0 })
    await using server = await startApp({
      trustProxy: ['127.0.0.3'],
      access: { proxy: { header: 'x-forwarded-email', logoutUrl: null } },
    })
    const appAt = await server.app.listen({ host: '127.0.0.1', port: 0 })
    const site = (await readFile('deploy/nginx.conf', 'utf8'))
      .replace('listen 80', `listen 127.0.0.1:${front}`)
      .replace('proxy_pass http://127.0.0.1:3000', `${lines} proxy_bind 127.0.0.3; proxy_pass ${appAt}`)
      .replace('location / {', `location = /auth { internal; proxy_pass ${authAt}; }\nlocation / {`)
    await using nginx = await startNginx(site)
    expect(nginx.pid).toBeDefined()
    const ask = async (headers: Record<string, string>, at = `http://127.0.0.1:${front}`) => {
      const answer = await fetch(`${at}/api/auth/user`, { headers })
      return [answer.status, /[\w.]+@home\.example/.exec(await answer.text())?.[0]]
    }
    const forged = { 'x-forwarded-email': 'boss@home.example' }
    expect(await ask({})).toEqual([401, undefined])
    expect(await ask({ cookie: 'who=ada' })).toEqual([200, 'ada@home.example'])
    expect(await ask({ ...forged, cookie: 'who=ada' })).toEqual([200, 'ada@home.example'])
    expect(await ask({ ...forged, cookie: 'who=nobody' })).toEqual([401, undefined])
    expect(await ask(forged)).toEqual([401, undefined])
    expect(await ask(forged, appAt)).toEqual([401, undefined])
    expect(server.log).toContainEqual(expect.objectContaining({ peer: '127.0.0.1', isFromProxy: false }))
    gateway.server.closeAllConnections()
    await gateway.close()
  })

  it('without Host the refusal names the setting', async () => {
    const [{ app, port }, front] = [await startNode(), await freePort()]
    const site = `server { listen 127.0.0.1:${front}; location / { proxy_pass http://127.0.0.1:${port}; } }`
    await using nginx = await startNginx(site)
    expect(nginx.pid).toBeDefined()
    const { status, text } = await callThrough(`http://127.0.0.1:${front}`)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(text).toContain('set PUBLIC_URL')
    app.server.closeAllConnections()
    await app.close()
  })
})
