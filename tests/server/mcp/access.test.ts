import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApiKey } from '#server/lib/secret-text.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { connectClient, createUser } from './two-nodes.ts'

let server: TestApp
let key = ''
beforeAll(async () => {
  server = await startApp({ isCounted: true })
  key = (await createUser(server)).key
})
afterAll(() => server[Symbol.asyncDispose]())

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
const accept = 'application/json, text/event-stream'
type Headers = Record<string, string>

async function post(payload: unknown, headers: Headers, to = server) {
  const reply = await to.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { accept, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  })
  const isProblem = String(reply.headers['content-type']).startsWith('application/problem+json')
  return {
    status: reply.statusCode,
    headers: reply.headers,
    code: isProblem ? reply.json().code : null,
    reply,
  }
}

const withKey = (secret = key): Headers => ({ authorization: `Bearer ${secret}` })
const call = (name: string) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: { link: 'https://youtu.be/WZyRbnpGyzQ', question: 'What?' } },
})

describe('the access to the tools', () => {
  it('nobody without a key, and the answer says what it takes', async () => {
    const refused = await post(list, {})
    expect(refused).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
    expect(refused.headers['www-authenticate']).toBe('Bearer realm="precis"')
  })

  it('nobody with a session alone, so that no page can use it', async () => {
    const { member } = await createUser(server)
    expect(await post(list, member.headers)).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
  })

  it('excludes a caller with a wrong key', async () => {
    const refused = await post(list, withKey(createApiKey()))
    expect(refused).toMatchObject({ status: 401, code: 'KEY_INVALID' })
    expect(refused.headers['www-authenticate']).toBe('Bearer realm="precis", error="invalid_token"')
  })

  it('excludes a caller with a key in the address', async () => {
    const reply = await server.app.inject({ method: 'POST', url: `/mcp?key=${key}`, payload: list })
    expect(reply.json()).toMatchObject({ status: 400, code: 'KEY_IN_URL' })
  })

  it.each([
    ['summarize', ['read', 'ask', 'library']],
    ['get_transcript', ['read', 'ask', 'library']],
    ['ask', ['read', 'summarize', 'library']],
    ['transcribe', ['summarize', 'ask', 'library']],
    ['search_library', ['read', 'summarize', 'ask']],
    ['list_forms', ['read', 'ask', 'library']],
    ['list_videos', ['read', 'summarize', 'ask']],
    ['make_collection', ['read', 'summarize', 'ask']],
    ['read_collections', ['read', 'summarize', 'ask']],
    ['change_collection', ['read', 'summarize', 'ask']],
    ['read_following', ['read', 'summarize', 'ask']],
    ['change_following', ['read', 'summarize', 'ask']],
    ['read_digest', ['read', 'summarize', 'ask']],
  ] as const)('excludes a key that %s is not permitted to', async (name, scopes) => {
    const without = (await createUser(server, [...scopes])).key
    const refused = await post(call(name), withKey(without))
    expect(refused).toMatchObject({ status: 403, code: 'KEY_SCOPE' })
    expect(refused.headers['www-authenticate']).toBe('Bearer realm="precis", error="insufficient_scope"')
  })

  it.each([
    ['resources/list', 'library'],
    ['resources/read', 'read'],
  ] as const)('%s needs the permission %s', async (method, needed) => {
    const others = (['summarize', 'read', 'ask', 'library'] as const).filter((scope) => scope !== needed)
    const without = (await createUser(server, others)).key
    const params = { uri: 'precis://result/1' }
    expect(await post({ ...list, method, params }, withKey(without))).toMatchObject({ code: 'KEY_SCOPE' })
  })

  it('includes a key as often as it may call', async () => {
    const often = (await createUser(server)).key
    let last = await post(list, withKey(often))
    expect(last.headers['ratelimit-policy']).toContain('"key";q=120')
    for (let calls = 0; calls < 125 && last.status === 200; calls += 1)
      last = await post(list, withKey(often))
    expect(last).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(last.headers['retry-after']).toBeDefined()
  })
})

describe('a page of another site', () => {
  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a name that was led here', { origin: 'http://evil.example:80', host: 'evil.example:80' }],
    ['no site', { origin: 'null' }],
  ])('is refused: %s', async (_what, headers) => {
    expect(await post(list, { ...headers, ...withKey() })).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })

  it.each([
    ['this machine', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
    ['an address', { origin: 'http://[::1]:3000', host: '[::1]:3000' }],
  ])('is not one of %s', async (_what, headers) => {
    expect(await post(list, { ...headers, ...withKey() })).toMatchObject({ status: 200 })
  })

  it('is known by the address that is set', async () => {
    await using named = await startApp({ publicUrl: 'http://precis.example' })
    const own = withKey((await createUser(named)).key)
    expect(await post(list, { ...own, origin: 'http://precis.example' }, named)).toMatchObject({
      status: 200,
    })
    const local = { origin: 'http://localhost', host: 'localhost' }
    expect(await post(list, { ...own, ...local }, named)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })
})

describe('the transport', () => {
  it('answers other methods with 405, with a key', async () => {
    for (const method of ['GET', 'DELETE'] as const) {
      const reply = await server.app.inject({ method, url: '/mcp', headers: { ...withKey(), accept } })
      expect([reply.statusCode, reply.headers.allow, reply.json().code]).toEqual([
        405,
        'POST',
        'METHOD_NOT_ALLOWED',
      ])
      expect((await server.app.inject({ method, url: '/mcp' })).statusCode).toBe(401)
    }
  })

  it.each([
    ['no JSON', '{', 400],
    ['no message of JSON-RPC', { hello: 1 }, 400],
    ['several messages', [list, list], 400],
    ['no method', { jsonrpc: '2.0', id: 1 }, 400],
  ])('refuses %s', async (_what, payload, status) => {
    const raw = typeof payload === 'string' ? payload : JSON.stringify(payload)
    const reply = await server.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { accept, 'content-type': 'application/json', ...withKey() },
      payload: raw,
    })
    expect(reply.statusCode).toBe(status)
  })

  it('refuses a version that it does not know, another form, and an answer that cannot be read', async () => {
    expect(await post(list, { ...withKey(), 'mcp-protocol-version': '1999-01-01' })).toMatchObject({
      status: 400,
    })
    expect(await post(list, { ...withKey(), accept: 'application/json' })).toMatchObject({ status: 406 })
    expect(await post(list, { ...withKey(), 'content-type': 'text/plain' })).toMatchObject({ status: 415 })
  })

  it('refuses a body that is larger than a transcript may be', async () => {
    const params = { transcript: 'x'.repeat(13 * 1024 * 1024) }
    expect(await post({ ...list, params }, withKey())).toMatchObject({ status: 413 })
  })

  it('takes a notification without an answer', async () => {
    const sent = await post({ jsonrpc: '2.0', method: 'notifications/initialized' }, withKey())
    expect([sent.status, sent.reply.body]).toEqual([202, ''])
  })

  it('is stored nowhere and not held back on its way', async () => {
    const { headers } = await post(list, withKey())
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-accel-buffering']).toBe('no')
    expect(headers['content-type']).toBe('text/event-stream')
  })

  it('records the calls for the owner of the key', async () => {
    const { member, key: own } = await createUser(server)
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
    await using connected = await connectClient([origin], own)
    await connected.client.listTools()
    const keys = await server.call('GET /api/keys', { headers: member.headers })
    const id = keys.ok ? keys.body.keys[0]?.id : ''
    const path = `/api/keys/${id}/calls`
    const used = await server.call('GET /api/keys/:id/calls', { path, headers: member.headers })
    expect(used.ok && used.body.calls).toContainEqual(
      expect.objectContaining({ method: 'POST', route: '/mcp', status: 200 }),
    )
  })
})
