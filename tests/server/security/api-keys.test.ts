import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase } from '#server/db/database.ts'
import type { Database } from '#server/db/database.ts'
import { createApiKey } from '#server/lib/secret-text.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { startNode } from '#tests/setup/start-node.ts'
import type { TestNode } from '#tests/setup/start-node.ts'
import { collect } from '../plans/statements.ts'
import { adminEmail, createMember, createProgram, createVisitor } from './people.ts'
import type { Person } from './people.ts'

/** Two nodes on one database. */
let app: TestApp
let second: TestNode
let other: Database
beforeAll(async () => {
  const overrides = {
    isCounted: true,
    trustProxy: ['127.0.0.1'],
    access: { adminEmails: new Set([adminEmail]) },
  }
  app = await startApp(overrides)
  other = connectDatabase(app.database.connection, quietLog)
  second = await startNode(other, app.deps.log, { ...overrides, concurrency: null })
})
afterAll(async () => {
  await second.close()
  await other.close()
  await app[Symbol.asyncDispose]()
})

type Node = Pick<TestApp, 'app'>
const get = (node: Node, url: string, headers: Record<string, string>) => node.app.inject({ url, headers })
const remove = ({ headers }: Person, id: string) =>
  app.call('DELETE /api/keys/:id', { path: `/api/keys/${id}`, headers })

describe('a key of another user', () => {
  it('is neither deleted nor shown', async () => {
    const owner = await createMember(app)
    const thief = await createMember(app)
    const { keyId, headers } = await createProgram(app, owner)
    expect(await remove(thief, keyId)).toMatchObject({ ok: false, status: 404 })
    const path = `/api/keys/${keyId}/calls`
    expect(await app.call('GET /api/keys/:id/calls', { path, headers: thief.headers })).toMatchObject({
      status: 404,
    })
    expect((await get(app, '/api/runs', headers)).statusCode, 'it goes on').toBe(200)
  })
})

describe('a key that ended', () => {
  it('opens nothing a moment after it was deleted on another node', async () => {
    const owner = await createMember(app)
    const { keyId, headers } = await createProgram(app, owner)
    expect((await get(second, '/api/runs', headers)).statusCode).toBe(200)
    await remove(owner, keyId)
    const refused = await get(second, '/api/runs', headers)
    expect(refused.json()).toMatchObject({ status: 401, code: 'KEY_INVALID' })
    expect(refused.json().detail).toContain('was deleted')
    expect(refused.headers['www-authenticate']).toBe('Bearer realm="precis", error="invalid_token"')
  })

  it('says when it ended, and opens nothing', async () => {
    const { keyId, headers } = await createProgram(app, await createMember(app))
    await app.database.pool.query(
      `update api_keys set expires_at = '2026-01-02T03:04:05Z' where id = '${keyId}'`,
    )
    expect((await get(app, '/api/runs', headers)).json()).toMatchObject({
      code: 'KEY_INVALID',
      detail: expect.stringContaining('ended on January 2, 2026'),
    })
  })
})

describe('a key with fewer permissions', () => {
  it('is refused what it may not do, and learns what it lacks', async () => {
    const { headers } = await createProgram(app, await createMember(app), ['ask', 'read'])
    const refused = await get(app, '/api/history', headers)
    expect(refused.json()).toMatchObject({ status: 403, code: 'KEY_SCOPE' })
    expect(refused.json().detail).toContain('"library"')
    expect(refused.headers['www-authenticate']).toContain('insufficient_scope')
    const library = { payload: { scope: 'library', question: 'Which?' }, headers }
    expect(await app.call('POST /api/ask', library)).toMatchObject({ problem: { code: 'KEY_SCOPE' } })
  })

  it('of an admin has none of the rights of admins, and makes no keys', async () => {
    const { headers } = await createProgram(app, await createMember(app, adminEmail))
    expect((await get(app, '/api/admin/users', headers)).statusCode).toBe(403)
    const payload = { name: 'More', scopes: ['ask'], days: null }
    expect(await app.call('POST /api/keys', { headers, payload })).toMatchObject({ status: 403 })
  })
})

describe('a key in an address', () => {
  it.each(['/api/runs?key=', '/api/usage-status?access_token=', '/?k=', '/s/'])(
    'is refused with a sentence at %s, and not logged',
    async (position) => {
      const { secret } = await createProgram(app, await createMember(app))
      const reply = await get(app, position + secret, {})
      expect(reply.json()).toMatchObject({ status: 400, code: 'KEY_IN_URL' })
      expect(reply.json().detail).toContain('Authorization: Bearer')
      expect(JSON.stringify(app.log)).not.toContain(secret)
      expect(reply.body).not.toContain(secret)
    },
  )
})

describe('a thousand wrong keys', () => {
  it('end without a query where the checksum is wrong', async () => {
    const sent = await collect(async () => {
      for (let turn = 0; turn < 1000; turn += 1) {
        const authorization = `Bearer ${createApiKey().slice(0, -6)}000000`
        expect((await get(app, '/api/runs', { ...createVisitor().headers, authorization })).statusCode).toBe(
          401,
        )
      }
    })
    expect(sent.filter(({ text }) => /api_keys|count_call/.test(text))).toEqual([])
  })

  it('end at the guard against floods, whatever they are', async () => {
    await using guarded = await startApp({ callsPerMinute: 20 })
    const statuses: number[] = []
    const sent = await collect(async () => {
      for (let turn = 0; turn < 40; turn += 1) {
        const authorization = `Bearer ${createApiKey()}`
        statuses.push((await get(guarded, '/api/runs', { authorization })).statusCode)
      }
    })
    expect(statuses).toEqual([
      ...Array.from({ length: 20 }, () => 401),
      ...Array.from({ length: 20 }, () => 429),
    ])
    expect(sent.filter(({ text }) => text.includes('api_keys')).length).toBeLessThanOrEqual(20)
  })

  it('are limited by their network where it is right, and a good key of that network goes on', async () => {
    const { headers } = createVisitor()
    const statuses: number[] = []
    for (let turn = 0; turn < 1000; turn += 1) {
      const authorization = `Bearer ${createApiKey()}`
      statuses.push(
        (await get(turn % 2 === 0 ? app : second, '/api/runs', { ...headers, authorization })).statusCode,
      )
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(30)
    expect(statuses.filter((status) => status === 429)).toHaveLength(970)
    const good = await createProgram(app, await createMember(app))
    expect((await get(app, '/api/runs', { ...good.headers, ...headers })).statusCode).toBe(200)
  })
})

describe('a key beside cookies', () => {
  it('alone says who calls', async () => {
    const [owner, signedIn] = [await createMember(app), await createMember(app)]
    const { headers } = await createProgram(app, owner)
    await app.call('POST /api/summarize', {
      headers,
      payload: { videoUrl: 'https://youtu.be/WZyRbnpGyzQ' },
    })
    const both = { ...signedIn.headers, authorization: headers['authorization'] ?? '' }
    const reply = await app.call('GET /api/history', { headers: both })
    expect(reply).toMatchObject({ ok: true, body: { items: [{ videoId: 'WZyRbnpGyzQ' }] } })
    expect(await app.call('GET /api/history', { headers: signedIn.headers })).toMatchObject({
      body: { items: [] },
    })
  })

  it.each(['Bearer', 'bearer nonsense', `Bearer ${createApiKey()}`])(
    'does not fall back to them when it is wrong: %s',
    async (authorization) => {
      const { headers } = await createMember(app)
      for (const url of ['/api/history', '/api/usage-status', '/api/engine'])
        expect((await get(app, url, { ...headers, authorization })).statusCode, url).toBe(401)
      expect((await get(app, '/api/history', { ...headers, authorization: 'Basic eA==' })).statusCode).toBe(
        200,
      )
    },
  )

  it('sets no cookie, and may come from any site', async () => {
    const { headers } = await createProgram(app, await createMember(app))
    const foreign = { ...headers, 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
    const payload = { videoUrl: 'https://youtu.be/WZyRbnpGyzQ' }
    const reply = await app.call('POST /api/summarize', { headers: foreign, payload })
    expect(reply.status).toBe(200)
    expect(reply.headers['set-cookie']).toBeUndefined()
  })
})

describe('a key', () => {
  it('has the allowance of its account', async () => {
    const owner = await createMember(app)
    const { headers } = await createProgram(app, owner)
    const payload = { videoUrl: 'https://youtu.be/WZyRbnpGyzQ' }
    const made = await app.call('POST /api/summarize', { headers, payload })
    const left = await app.call('GET /api/usage-status', { headers: owner.headers })
    if (!made.ok || !left.ok) throw new Error('Something was refused')
    expect(made.body.remainingCount).toBe(left.body.remainingCount)
    expect(await app.call('GET /api/usage-status', { headers })).toMatchObject({ body: left.body })
  })

  it('may make so many calls a minute on all nodes together, and learns how many are left', async () => {
    const { headers } = await createProgram(app, await createMember(app))
    const first = await get(app, '/api/engine', headers)
    expect(first.headers['ratelimit-policy']).toBe('"key";q=120;w=60')
    expect(first.headers['ratelimit']).toBe('"key";r=119;t=60')
    expect(first.headers['ratelimit-limit'], 'the draft before it').toBe('120')
    for (let turn = 0; turn < 119; turn += 1) await get(turn % 2 === 0 ? app : second, '/api/engine', headers)
    const refused = await get(second, '/api/engine', headers)
    expect(refused.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(refused.headers['ratelimit']).toMatch(/^"key";r=0;t=\d+$/)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})
