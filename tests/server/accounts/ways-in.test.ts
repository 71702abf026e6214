import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { cookieHeader, keepCookies, signIn } from '#tests/setup/sign-in.ts'
import type { Jar } from '#tests/setup/sign-in.ts'

const email = 'ada@example.org'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app[Symbol.asyncDispose]())

describe('the ways to the page that signs in', () => {
  const locationOf = async (url: string, headers: Record<string, string> = {}) =>
    (await app.app.inject({ method: 'GET', url, headers })).headers.location

  it('come back to where the person was', async () => {
    for (const key of ['GET /api/login', 'GET /api/auth/signin']) {
      expect(await locationOf(`${key.slice(4)}?returnTo=${encodeURIComponent('/history?page=2')}`)).toBe(
        '/login?returnTo=%2Fhistory%3Fpage%3D2',
      )
    }
    const { headers } = await signIn(app.deps, email)
    expect(await locationOf('/api/login?returnTo=/history', headers)).toBe('/history')
  })

  it.each([
    ['/de/history', '/de/login?returnTo=%2Fde%2Fhistory'],
    ['/hi/', '/hi/login?returnTo=%2Fhi%2F'],
    ['/xx/history', '/login?returnTo=%2Fxx%2Fhistory'],
  ])('speak the language of the page that %s is', async (target, page) => {
    expect(await locationOf(`/api/login?returnTo=${encodeURIComponent(target)}`)).toBe(page)
  })

  it.each([
    'https://evil.test/x',
    '//evil.test',
    '/\\evil.test',
    '/%09/evil.test',
    '/\t/evil.test',
    'evil',
    '/api/auth/logout',
    '/.//evil.test',
    '/x/..//evil.test',
    '/%61pi/auth/logout',
    '/a%70i/auth/logout',
    '/%2Fevil.test',
    '/%E0%A4',
  ])('never lead to %j', async (target) => {
    const location = await locationOf(`/api/login?returnTo=${encodeURIComponent(target)}`)
    const page = new URL(String(location), 'http://localhost').searchParams.get('returnTo')
    expect(['/', '/%09/evil.test']).toContain(page)
    expect(new URL(String(page), 'http://localhost').host).toBe('localhost')
  })
})

describe('GET /api/auth/options', () => {
  it('tells the ways to sign in', async () => {
    expect(await app.call('GET /api/auth/options')).toMatchObject({
      body: { provider: null, takesCodes: true, codeIsPrinted: false },
    })
  })
})

describe('cookies', () => {
  it('are bound to the host and to TLS where people reach us over it', async () => {
    await using secure = await startApp({ publicUrl: 'https://precis.example' })
    const jar: Jar = new Map()
    const asked = await secure.call('POST /api/auth/code', { payload: { email } })
    keepCookies(jar, [asked.headers['set-cookie'] ?? []].flat().map(String))
    const reply = await secure.call('POST /api/auth/verify', {
      headers: cookieHeader(jar),
      payload: { email, code: '123456' },
    })
    const lines = [reply.headers['set-cookie'] ?? []]
      .flat()
      .map(String)
      .filter((line) => !line.startsWith('signed_in='))
    expect(lines.map((line) => String(line.split('=')[0])).toSorted()).toEqual(['__Host-did', '__Host-sid'])
    // The session ends 30 days after its last use, by the word of the server: the cookie must still be there
    // then.
    expect(lines.find((line) => line.startsWith('__Host-sid'))).toContain(`Max-Age=${400 * 86_400};`)
    for (const line of lines) expect(line).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    // Another host of the domain can set a cookie with any name but such a one.
    keepCookies(jar, lines)
    const { cookie } = cookieHeader(jar)
    const tossed = { cookie: cookie.replaceAll('__Host-', '') }
    expect((await secure.call('GET /api/auth/user', { headers: { cookie } })).status).toBe(200)
    expect((await secure.call('GET /api/auth/user', { headers: tossed })).status).toBe(401)
    const beside = { cookie: `sid=tossed; ${cookie}; sid=tossed` }
    expect((await secure.call('GET /api/auth/user', { headers: beside })).status).toBe(200)
  })
})

describe('an address that lasts for minutes', () => {
  it('gives no second free summary and learns why, but can be signed in with', async () => {
    const payload = { email: 'ada@sub.mailinator.com' }
    const refused = await app.call('POST /api/users/register', { payload })
    expect(refused).toMatchObject({
      status: 400,
      problem: { detail: expect.stringMatching(/disposable/), errors: [{ field: 'body.email' }] },
    })
    const jar: Jar = new Map()
    const asked = await app.call('POST /api/auth/code', { payload })
    keepCookies(jar, [asked.headers['set-cookie'] ?? []].flat().map(String))
    const verify = { headers: cookieHeader(jar), payload: { ...payload, code: '123456' } }
    expect((await app.call('POST /api/auth/verify', verify)).status).toBe(200)
  })
})
