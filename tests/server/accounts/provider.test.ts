import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createOpenidProvider, defaultOpenidLimits } from '#server/adapters/openid/openid-provider.ts'
import { identifier, sql } from '#server/db/sql.ts'
import type { IdentityProvider } from '#server/ports/sign-in.ts'
import { chooseAccount } from '#tests/fakes/openid/choose-account.ts'
import { clientSettings } from '#tests/fakes/openid/configuration.ts'
import { startOpenidSimulator } from '#tests/fakes/openid/simulator.ts'
import type { OpenidSimulator } from '#tests/fakes/openid/simulator.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { cookieHeader, keepCookies, signIn } from '#tests/setup/sign-in.ts'
import type { Jar } from '#tests/setup/sign-in.ts'
import { emptyTables } from '#tests/setup/test-database.ts'

const origin = 'http://localhost:3000'
const minute = 60_000
let now = Date.UTC(2026, 10, 21)
let simulator: OpenidSimulator
let app: TestApp

/** The dependency that the application has at this moment: a test puts another one in its place. */
let provider: IdentityProvider

function connect(issuer: string, callMs = defaultOpenidLimits.callMs): IdentityProvider {
  return createOpenidProvider({
    name: 'Google',
    ...clientSettings,
    issuer,
    fetch: (url, init) => fetch(url, init),
    clock: { now: () => now },
    limits: { ...defaultOpenidLimits, callMs },
  })
}

beforeAll(async () => {
  simulator = await startOpenidSimulator()
  provider = connect(simulator.issuer)
  app = await startApp({
    publicUrl: origin,
    clock: { now: () => now },
    identityProvider: {
      name: 'Google',
      begin: (call) => provider.begin(call),
      finish: (call) => provider.finish(call),
    },
  })
})
afterEach(async () => {
  provider = connect(simulator.issuer)
  await emptyTables(app.database)
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await simulator[Symbol.asyncDispose]()
})

/** Follows a link of ours as a browser does, and gives the address it is sent to. */
async function visit(jar: Jar, url: string): Promise<string> {
  const answer = await app.app.inject({ method: 'GET', url, headers: cookieHeader(jar) })
  expect(answer.statusCode, answer.body).toBe(302)
  expect(answer.headers['cache-control']).toBe('no-store')
  keepCookies(jar, answer.headers['set-cookie'])
  return answer.headers.location ?? ''
}

async function leave(jar: Jar, returnTo?: string): Promise<string> {
  const query = returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo }).toString()}`
  return await visit(jar, `/api/auth/google${query}`)
}

/**
 * Goes to the provider, chooses an account (`null` turns back) and comes back: where one is then, without our
 * origin.
 */
async function continueAs(
  sub: string | null,
  { jar = new Map<string, string>(), returnTo = '/history' } = {},
) {
  const back = await chooseAccount(await leave(jar, returnTo), sub)
  expect(back.startsWith(`${origin}/api/auth/callback?`)).toBe(true)
  return { at: await visit(jar, back.slice(origin.length)), back, jar }
}

const userOf = async (jar: Jar) => {
  const reply = await app.call('GET /api/auth/user', { headers: cookieHeader(jar) })
  return reply.ok ? reply.body.email : reply.problem.code
}

async function countRows(table: string): Promise<number> {
  const { rows } = await app.database.db.execute(sql`select 1 from ${identifier(table)}`)
  return rows.length
}

describe('Continue with Google', () => {
  it('is offered', async () => {
    const reply = await app.call('GET /api/auth/options')
    expect(reply).toMatchObject({ body: { provider: { name: 'Google' } } })
  })

  it('signs in and goes on where the person was', async () => {
    const { at, jar } = await continueAs('grace', { returnTo: '/history?page=2' })
    expect(at).toBe('/history?page=2')
    expect(await userOf(jar)).toBe('grace.hopper@example.com')
    expect([...jar.keys()]).not.toContain('oauth')
  })

  it('knows a person again by the account at Google, whatever its address is now', async () => {
    await continueAs('ada')
    await app.database.db.execute(sql`update users set email = 'countess@example.com'`)
    const { jar } = await continueAs('ada')
    expect(await userOf(jar)).toBe('countess@example.com')
    expect(await countRows('users')).toBe(1)
  })

  it('leads to the account that a code of the same address leads to', async () => {
    const byCode = await signIn(app.deps, 'ada@example.com')
    const byProvider = await continueAs('ada')
    expect(await userOf(byProvider.jar)).toBe('ada@example.com')
    expect(await userOf(byCode.jar)).toBe('ada@example.com')
    expect(await countRows('users')).toBe(1)
  })

  it('gives nobody the account that an attacker prepared under the address', async () => {
    const attacker: Jar = new Map()
    const typed = await app.call('POST /api/users/register', { payload: { email: 'ada@example.com' } })
    keepCookies(attacker, String(typed.headers['set-cookie']))
    const { jar } = await continueAs('ada')
    expect(await userOf(jar)).toBe('ada@example.com')
    expect(await userOf(attacker)).toBe('UNAUTHORIZED')
  })

  it.each([
    ['turns back', null, 'cancelled'],
    ['brings an address that was never verified', 'mallory', 'email_unverified'],
    ['is verified by a word', 'trudy', 'email_unverified'],
    ['brings no address', 'nemo', 'email_unverified'],
    ['brings an address that only looks like another', 'eve', 'signin_failed'],
    ['brings an address that becomes another in small letters', 'kelvin', 'signin_failed'],
  ])('signs in nobody who %s, and leaves no trace', async (_what, sub, error) => {
    const { at, jar } = await continueAs(sub)
    expect(at).toBe(`/login?error=${error}&returnTo=%2Fhistory`)
    expect(await userOf(jar)).toBe('UNAUTHORIZED')
    expect(await countRows('users')).toBe(0)
    expect(await countRows('sessions')).toBe(0)
  })

  it.each(['https://evil.test/x', '//evil.test', '/\\evil.test', '/\t/evil.test', '/api/auth/logout'])(
    'goes home afterwards when it was to lead to %j',
    async (returnTo) => {
      expect((await continueAs('ada', { returnTo })).at).toBe('/')
    },
  )

  it('keeps a path that only looks strange on this site', async () => {
    expect((await continueAs('ada', { returnTo: '/%09/evil.test' })).at).toBe('/%09/evil.test')
  })
})

describe('an answer of Google that this browser did not ask for', () => {
  it('signs nobody in: a link with the answer to an attempt of another browser', async () => {
    const attacker: Jar = new Map()
    const back = await chooseAccount(await leave(attacker), 'mallory')
    const victim: Jar = new Map()
    expect(await visit(victim, back.slice(origin.length))).toBe('/login?error=expired&returnTo=%2F')
    expect(await userOf(victim)).toBe('UNAUTHORIZED')
  })

  it('signs nobody in, although the browser made an attempt of its own', async () => {
    const back = await chooseAccount(await leave(new Map()), 'grace')
    const victim: Jar = new Map()
    await leave(victim, '/pricing')
    expect(await visit(victim, back.slice(origin.length))).toBe(
      '/login?error=signin_failed&returnTo=%2Fpricing',
    )
    expect(await userOf(victim)).toBe('UNAUTHORIZED')
  })

  it('signs nobody in with a forged attempt', async () => {
    const jar: Jar = new Map()
    const back = await chooseAccount(await leave(jar), 'ada')
    const [payload = '', signature = ''] = (jar.get('oauth') ?? '').split('.')
    const changed = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({ ...changed, returnTo: 'https://evil.test/' }))
    jar.set('oauth', `${forged.toString('base64url')}.${signature}`)
    expect(await visit(jar, back.slice(origin.length))).toBe('/login?error=expired&returnTo=%2F')
  })

  it('is good for ten minutes', async () => {
    const jar: Jar = new Map()
    const back = await chooseAccount(await leave(jar), 'ada')
    now += 10 * minute
    expect(await visit(jar, back.slice(origin.length))).toBe('/login?error=expired&returnTo=%2F')
  })

  it('is good once', async () => {
    const { back, jar } = await continueAs('ada')
    expect(await visit(jar, back.slice(origin.length))).toBe('/login?error=expired&returnTo=%2F')
  })
})

describe('a provider that does not answer', () => {
  const unavailable = '/login?error=provider_unavailable&returnTo=%2Fhistory'

  it('is reported before the user leaves, and one can still sign in by code', async () => {
    provider = connect('http://127.0.0.1:1')
    expect(await leave(new Map(), '/history')).toBe(unavailable)
    expect(app.log).toContainEqual(
      expect.objectContaining({ msg: 'the provider to sign in with does not answer' }),
    )
  })

  it('is not waited for', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = silent.address()
    provider = connect(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, 200)
    expect(await leave(new Map(), '/history')).toBe(unavailable)
    silent.close()
  })

  it('is reported when the user comes back', async () => {
    const jar: Jar = new Map()
    const back = await chooseAccount(await leave(jar, '/history'), 'ada')
    provider = connect('http://127.0.0.1:1')
    expect(await visit(jar, back.slice(origin.length))).toBe(unavailable)
    expect(await countRows('users')).toBe(0)
  })
})

it('logs neither codes nor addresses of people', async () => {
  app.log.length = 0
  const { back } = await continueAs('ada')
  await continueAs('mallory')
  const logged = JSON.stringify(app.log)
  expect(logged).toContain('a sign-in by the provider failed')
  expect(logged).not.toContain('example.com')
  expect(logged).not.toContain(new URL(back).searchParams.get('code'))
})

it('the sign-in is nowhere where no provider is set up', async () => {
  await using plain = await startApp()
  for (const key of ['GET /api/auth/google', 'GET /api/auth/callback'] as const) {
    expect(await plain.call(key)).toMatchObject({ status: 404 })
  }
  expect(await plain.call('GET /api/auth/options')).toMatchObject({ body: { provider: null } })
})
