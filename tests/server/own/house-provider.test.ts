import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createOpenidProvider, defaultOpenidLimits } from '#server/adapters/openid/openid-provider.ts'
import { sql } from '#server/db/sql.ts'
import type { ProviderSettings } from '#server/ports/sign-in.ts'
import { chooseAccount, logOutThere } from '#tests/fakes/openid/choose-account.ts'
import { client, clientSettings } from '#tests/fakes/openid/configuration.ts'
import { startOpenidSimulator } from '#tests/fakes/openid/simulator.ts'
import type { OpenidSimulator } from '#tests/fakes/openid/simulator.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { cookieHeader, keepCookies, signIn } from '#tests/setup/sign-in.ts'
import type { Jar } from '#tests/setup/sign-in.ts'

const origin = 'http://localhost:3000'
const admins = { claim: 'groups', group: 'house admins' }

/** The provider of the house, which is one for all tests, and the application in front of it. */
let provider: OpenidSimulator
let issuer: string
let server: TestApp | null = null
beforeAll(async () => {
  provider = await startOpenidSimulator({ claimsInToken: false, hasLogout: true, asksEachTime: false })
  ;({ issuer } = provider)
})
afterAll(() => provider[Symbol.asyncDispose]())
afterEach(async () => {
  await server?.[Symbol.asyncDispose]()
  server = null
})

function connect(settings: Partial<ProviderSettings> = {}) {
  return createOpenidProvider({
    ...clientSettings,
    name: 'The house',
    issuer,
    asksForAccount: false,
    admins,
    ...settings,
    fetch: (url, init) => fetch(url, init),
    clock: { now: () => 0 },
    limits: defaultOpenidLimits,
  })
}

async function open(
  { settings = {}, ...overrides }: Parameters<typeof startApp>[0] & { settings?: Partial<ProviderSettings> },
  database: TestApp['database'] | null = null,
): Promise<TestApp> {
  return await startApp({ publicUrl: origin, identityProvider: connect(settings), ...overrides }, database)
}

/** A browser with its cookies of the site and of the provider. */
type Browser = { here: Jar; there: Jar }
const newBrowser = (): Browser => ({ here: new Map(), there: new Map() })

async function visit({ app }: TestApp, jar: Jar, url: string): Promise<string> {
  const answer = await app.inject({ method: 'GET', url, headers: cookieHeader(jar) })
  keepCookies(jar, answer.headers['set-cookie'])
  return String(answer.headers.location).replace(origin, '')
}

/** Signs a browser in by the provider, and gives the address at which it ends. */
async function enter(app: TestApp, sub: string, { here, there } = newBrowser()) {
  const back = await chooseAccount(await visit(app, here, '/api/auth/google'), sub, there)
  return { at: await visit(app, here, back.slice(origin.length)), here, there }
}

async function readUser(app: TestApp, jar: Jar) {
  const reply = await app.call('GET /api/auth/user', { headers: cookieHeader(jar) })
  return reply.ok ? { email: reply.body.email, isAdmin: reply.body.isAdmin } : reply.problem.code
}

describe('a group of the house’s provider', () => {
  it('makes its members admins, and takes that away with the next sign-in when the group goes', async () => {
    const app = (server = await open({}))
    const grace = await enter(app, 'grace')
    expect(await readUser(app, grace.here)).toEqual({ email: 'grace.hopper@example.com', isAdmin: true })
    const adminPage = { headers: cookieHeader(grace.here) }
    expect((await app.call('GET /api/admin/users', adminPage)).status).toBe(200)
    const ada = await enter(app, 'ada')
    expect(await readUser(app, ada.here)).toMatchObject({ isAdmin: false })

    await fetch(`${issuer}/leave-groups/grace`)
    const again = await enter(app, 'grace')
    expect(await readUser(app, again.here)).toMatchObject({ isAdmin: false })
    // The session of before has lost it too.
    expect(await readUser(app, grace.here)).toMatchObject({ isAdmin: false })
    await fetch(`${issuer}/join-groups/grace`)
  })

  it('is good for seven days without another sign-in, and lets nobody in by a code', async () => {
    const app = (server = await open({ access: { allowedEmails: ['@house.example'] } }))
    const { here } = await enter(app, 'grace')
    await expect(signIn(app.deps, 'grace.hopper@example.com')).rejects.toThrow("can't sign in here")
    expect(await readUser(app, here)).toMatchObject({ isAdmin: true })
    await app.database.db.execute(sql`update users set admin_until = admin_until - interval '7 days'`)
    expect(await readUser(app, here)).toBe('UNAUTHORIZED')
  })

  it.each([
    [{ claim: 'groups', group: 'house' }, false],
    [{ claim: 'groups', group: 'house admins' }, true],
    [{ claim: 'groups', group: 'House Admins' }, false],
    [{ claim: 'roles', group: 'house admins' }, false],
    [{ claim: '__proto__', group: 'house admins' }, false],
  ])('is compared whole: %j', async (group, isAdmin) => {
    const app = (server = await open({ settings: { admins: group } }))
    const { here } = await enter(app, 'grace')
    expect(await readUser(app, here)).toMatchObject({ isAdmin })
  })

  it('takes nothing from an admin whom the first code made', async () => {
    const app = (server = await open({ access: { signUp: 'invited', makesFirstAdmin: true } }))
    await signIn(app.deps, 'ada@example.com')
    const { here } = await enter(app, 'ada')
    expect(await readUser(app, here)).toMatchObject({ isAdmin: true })
  })
})

describe('an address of which the provider does not say that it was verified', () => {
  it('is refused, unless the operator trusts the provider with addresses', async () => {
    const strict = await open({})
    expect((await enter(strict, 'olga')).at).toBe('/login?error=email_unverified&returnTo=%2F')
    const trusting = (server = await open({ settings: { trustsEmails: true } }, strict.database))
    const { here } = await enter(trusting, 'olga')
    expect(await readUser(trusting, here)).toEqual({ email: 'olga@example.com', isAdmin: true })
    // It says of this one that it is not.
    expect((await enter(trusting, 'mallory')).at).toContain('error=email_unverified')
    expect((await enter(trusting, 'trudy')).at).toContain('error=email_unverified')
    await strict.app.close()
  })
})

describe('logging out', () => {
  it('ends the session at the provider, by a page that this site leads to and comes back from', async () => {
    const app = (server = await open({}))
    const browser = await enter(app, 'ada')
    expect(browser.here.get('signed_in')).toBe('2')
    // A browser with a session there goes through without a word.
    expect((await enter(app, 'nobody is asked', browser)).at).toBe('/')
    const logout = await app.call('POST /api/auth/logout', { headers: cookieHeader(browser.here) })
    expect(logout.status).toBe(204)
    keepCookies(browser.here, [logout.headers['set-cookie'] ?? []].flat().map(String))

    const there = await visit(app, browser.here, '/api/auth/logout')
    expect(there).toMatch(new RegExp(`^${issuer}/session/end\\?`))
    const asked = new URL(there).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: client.id,
      post_logout_redirect_uri: `${origin}/api/auth/callback`,
      id_token_hint: expect.stringMatching(/^ey/),
    })
    const back = await logOutThere(there, browser.there)
    expect(back.startsWith(`${origin}/api/auth/callback?`)).toBe(true)
    expect(await visit(app, browser.here, back.slice(origin.length))).toBe('/login?returnTo=%2F&signedOut=1')
    expect([...browser.here.keys()]).not.toContain('logout_url')
    await expect(enter(app, 'nobody', browser)).rejects.toThrow('showed no account')
  })

  it('leads nowhere that another site wrote into a cookie', async () => {
    const app = (server = await open({}))
    const headers = { cookie: 'logout_url=https%3A%2F%2Fevil.example%2F' }
    const answer = await app.app.inject({ method: 'GET', url: '/api/auth/logout', headers })
    expect(answer.headers.location).toBe('/')
  })
})

describe('the door, for those who come by the provider', () => {
  const refused = '/login?error=refused&returnTo=%2F'

  it.each([
    [{ signUp: 'closed' }, 'nobody new'],
    [{ signUp: 'invited' }, 'those who were invited'],
    [{ allowedEmails: ['@house.example'] }, 'other addresses'],
    [{ allowedEmails: ['@hexample.com', 'ada@example.com.evil.example'] }, 'addresses that look the same'],
    [{ signUp: 'invited', makesFirstAdmin: true }, 'the first who has the code of the terminal'],
  ] as const)('is closed by %j to all but %s', async (access, _who) => {
    const app = (server = await open({ access }))
    const { at, here } = await enter(app, 'ada')
    expect(at).toBe(refused)
    expect(await readUser(app, here)).toBe('UNAUTHORIZED')
    const { rowCount } = await app.database.db.execute(
      sql`select from users where email_verified_at is not null`,
    )
    expect(rowCount).toBe(0)
  })

  it('ends the session of an address that was taken off the list', async () => {
    const app = await open({})
    const { here } = await enter(app, 'ada')
    const closed = (server = await open({ access: { allowedEmails: ['@house.example'] } }, app.database))
    expect(await readUser(closed, here)).toBe('UNAUTHORIZED')
    expect((await enter(closed, 'ada')).at).toBe(refused)
    await app.app.close()
  })
})

describe('with CODE_SIGN_IN=off', () => {
  it('there are no codes, and no words of them in the description of the API', async () => {
    const app = (server = await open({ access: { takesCodes: false } }))
    const payload = { email: 'ada@example.com' }
    expect((await app.call('POST /api/auth/code', { payload })).status).toBe(404)
    const verify = { payload: { ...payload, code: '123456' } }
    expect((await app.call('POST /api/auth/verify', verify)).status).toBe(404)
    expect((await app.app.inject('/api/openapi.json')).body).not.toContain('/api/auth/code')
    expect(await app.call('GET /api/auth/options')).toMatchObject({
      body: { takesCodes: false, provider: { name: 'The house' } },
    })
  })
})
