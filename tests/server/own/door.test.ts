import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contract } from '#contract/api.ts'
import { findMember } from '#server/features/accounts/service.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { signIn } from '#tests/setup/sign-in.ts'

let server: TestApp | null = null
afterEach(async () => {
  await server?.[Symbol.asyncDispose]()
  server = null
})

async function open(access: Parameters<typeof startApp>[0]): Promise<TestApp> {
  server = await startApp(access)
  return server
}

const methods = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

const fromExtension = { 'x-precis-extension': '1' }
const accepts = { accept: 'application/json, text/event-stream' }
const askForTools = {
  method: 'POST',
  url: '/mcp',
  payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
} as const

const boss = 'boss@family.example'
const adminEmails = new Set([boss])

describe('a list of allowed addresses', () => {
  it('refuses addresses that only look as if they were of the domain', async () => {
    const app = await open({ access: { allowedEmails: ['@family.example'] } })
    for (const email of [
      'ada@sub.family.example',
      'ada@family.example.org',
      'ada@notfamily.example',
      'ada@fаmily.example',
      'family.example@evil.example',
    ])
      await expect(signIn(app.deps, email), email).rejects.toThrow("can't sign in here")
    await signIn(app.deps, 'ada@family.example')
  })

  it('ends sessions, API keys and work in absence of an address that was taken off it', async () => {
    const app = await open({})
    const { headers } = await signIn(app.deps, 'ada@family.example')
    const made = await app.call('POST /api/keys', {
      headers,
      payload: { name: 'a program', scopes: ['library'], days: 30 },
    })
    if (!made.ok) throw new Error(made.problem.detail)
    const user = await app.call('GET /api/auth/user', { headers })
    if (!user.ok) throw new Error(user.problem.detail)
    const bearer = { authorization: `Bearer ${made.body.secret}` }
    expect((await app.call('GET /api/history', { headers: bearer })).status).toBe(200)
    expect((await app.app.inject({ ...askForTools, headers: { ...accepts, ...bearer } })).statusCode).toBe(
      200,
    )
    const closed = await startApp({ access: { allowedEmails: ['bea@family.example'] } }, app.database)
    expect((await closed.call('GET /api/auth/user', { headers })).status).toBe(401)
    const payload = { videoUrl: 'https://youtu.be/WZyRbnpGyzQ' }
    for (const given of [bearer, { ...bearer, ...fromExtension }, headers]) {
      expect((await closed.call('GET /api/history', { headers: given })).status).toBe(401)
      expect((await closed.call('POST /api/summarize', { headers: given, payload })).status).toBe(401)
    }
    const agent = await closed.app.inject({ ...askForTools, headers: { ...accepts, ...bearer } })
    expect(agent.statusCode).toBe(401)
    expect(await findMember(app.deps, user.body.id)).not.toBeNull()
    expect(await findMember(closed.deps, user.body.id)).toBeNull()
    await closed.app.close()
  })
})

describe('signing up by invitation', () => {
  it('is for those whom an admin registered, for one account each', async () => {
    const app = await open({ access: { signUp: 'invited', adminEmails } })
    const admin = await signIn(app.deps, boss)
    await expect(signIn(app.deps, 'ada@home.example')).rejects.toThrow("can't sign in here")
    const payload = { email: 'ada@home.example' }
    await app.call('POST /api/admin/users', { headers: admin.headers, payload })
    await signIn(app.deps, 'ada@home.example')
    await signIn(app.deps, 'ada@home.example')
    await app.database.pool.query(`delete from users where email = 'ada@home.example'`)
    await expect(signIn(app.deps, 'ada@home.example')).rejects.toThrow("can't sign in here")
  })

  it('ends seven days after the invitation', async () => {
    const app = await open({ access: { signUp: 'invited', adminEmails } })
    const admin = await signIn(app.deps, boss)
    const payload = { email: 'ada@home.example' }
    await app.call('POST /api/admin/users', { headers: admin.headers, payload })
    await app.database.pool.query(
      `update users set invited_until = invited_until - interval '7 days 1 second'`,
    )
    await expect(signIn(app.deps, 'ada@home.example')).rejects.toThrow("can't sign in here")
  })

  it('lets nobody new in where it is closed, and those who were there', async () => {
    const app = await open({})
    await signIn(app.deps, 'ada@home.example')
    const closed = await startApp({ access: { signUp: 'closed' } }, app.database)
    await signIn(closed.deps, 'ada@home.example')
    // An address that a visitor typed is no account.
    await closed.call('POST /api/users/register', { payload: { email: 'bea@home.example' } })
    await expect(signIn(closed.deps, 'bea@home.example')).rejects.toThrow("can't sign in here")
    await closed.app.close()
  })
})

describe('the first who signs in to an instance of their own', () => {
  it('becomes its admin, and nobody after them gets in uninvited', async () => {
    const app = await open({ access: { signUp: 'invited', makesFirstAdmin: true } })
    const { headers } = await signIn(app.deps, 'ada@home.example')
    expect(await app.call('GET /api/auth/user', { headers })).toMatchObject({ body: { isAdmin: true } })
    await expect(signIn(app.deps, 'eve@home.example')).rejects.toThrow("can't sign in here")
    const payload = { email: 'bea@home.example' }
    await app.call('POST /api/admin/users', { headers, payload })
    const bea = await signIn(app.deps, 'bea@home.example')
    expect(await app.call('GET /api/auth/user', bea)).toMatchObject({ body: { isAdmin: false } })
  })
})

/** The calls that answer without a sign-in where there are no visitors. */
const open401 =
  /\/api\/(?:auth\/|login|devices|shared\/|moments\/|shared-collections\/|collections\/feed\/|thumbnails\/|hubs\/|webhooks\/(?:mail|razorpay)$|digests\/(?:feed|unsubscribe)\/)/

describe('a site without visitors', () => {
  it('answers no call of the application without a sign-in, from a page or from the extension', async () => {
    const app = await open({ access: { hasVisitors: false } })
    const keys = Object.keys(contract).filter((key) => key.includes(' /api/') && !open401.test(key))
    expect(keys.length).toBeGreaterThan(80)
    const answered: string[] = []
    for (const key of keys) {
      const [method = '', path = ''] = key.split(' ')
      const url = path.replaceAll(/:\w+/g, 'WZyRbnpGyzQ')
      for (const headers of [{}, fromExtension]) {
        const { statusCode } = await app.app.inject({
          method: methods.parse(method),
          url,
          headers,
        })
        // A path that this method does not have is nowhere.
        if (statusCode !== 401 && statusCode !== 404) answered.push(`${key} ${statusCode}`)
      }
    }
    expect(answered).toEqual([])
  })

  it('reads a session once for each call', async () => {
    const app = await open({ access: { hasVisitors: false } })
    const { headers } = await signIn(app.deps, boss)
    await app.database.pool.query(`
      create sequence reads;
      do $$ begin execute replace(replace(pg_get_functiondef('find_session'::regproc), 'STABLE', 'VOLATILE'),
        'begin', 'begin perform nextval(''reads'');'); end $$`)
    for (const key of ['GET /api/auth/user', 'GET /api/history', 'GET /api/keys'] as const)
      expect((await app.call(key, { headers })).status).toBe(200)
    const { rows } = await app.database.pool.query(`select last_value::int as reads from reads`)
    expect(rows).toEqual([{ reads: 3 }])
  })

  it('gives its tools to no agent without a key, and to no page with a session', async () => {
    const app = await open({ access: { hasVisitors: false } })
    const { headers } = await signIn(app.deps, boss)
    for (const given of [{}, headers, fromExtension]) {
      const { statusCode } = await app.app.inject({ ...askForTools, headers: { ...accepts, ...given } })
      expect(statusCode).toBe(401)
    }
  })
})

const notShared = 'Nothing is shared by links on this server.'

describe('a site without sharing', () => {
  it('has no page of a link, and no call that makes or reads one', async () => {
    const app = await open({ access: { hasSharing: false } })
    const id = crypto.randomUUID()
    const { headers } = await signIn(app.deps, boss)
    const makes = [
      `/api/history/${id}/share`,
      `/api/history/${id}/moments/insight-0`,
      `/api/collections/${id}/share`,
    ]
    for (const url of makes)
      expect((await app.app.inject({ method: 'POST', url, headers })).body, url).toContain(notShared)
    for (const url of ['/api/shared/abc', '/api/moments/abc', '/api/shared-collections/abc'])
      expect((await app.app.inject({ url })).body, url).toContain(notShared)
    for (const url of ['/s/abc', '/m/abc', '/c/abc'])
      expect((await app.app.inject({ url })).body, url).toContain("There's nothing at this address.")
    expect((await app.app.inject('/api/openapi.json')).body).not.toContain('Share a ')
  })
})
