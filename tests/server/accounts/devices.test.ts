import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '#contract/api.ts'
import { sql } from '#server/db/sql.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { cookieHeader, keepCookies, signIn } from '#tests/setup/sign-in.ts'
import { emptyTables } from '#tests/setup/test-database.ts'

const email = 'ada@example.org'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

let app: TestApp
beforeAll(async () => {
  app = await startApp({
    isCounted: true,
    devices: {
      describeBrowser: () => ({
        deviceName: 'Firefox on Windows',
        deviceType: 'desktop',
        browser: 'Firefox',
        operatingSystem: 'Windows',
      }),
      findLocation: async () => ({ city: 'Pune', country: 'India' }),
    },
  })
})
afterEach(() => emptyTables(app.database))
afterAll(() => app[Symbol.asyncDispose]())

type Headers = { cookie: string }

const listOf = async (headers: Headers) => {
  const reply = await app.call('GET /api/devices', { headers })
  return reply.ok ? reply.body.devices : []
}
const remove = (headers: Headers, id: string) =>
  app.call('DELETE /api/devices/:id', { headers, path: `/api/devices/${id}` })
const isIn = async (headers: Headers) => (await app.call('GET /api/auth/user', { headers })).status

async function ownId(headers: Headers): Promise<string> {
  return (await listOf(headers)).find(({ isCurrent }) => isCurrent)?.id ?? ''
}

describe('the list of devices', () => {
  it('tells what each is, and which one asks', async () => {
    const { headers } = await signIn(app.deps, email, { userAgent: firefox })
    await signIn(app.deps, email)
    const devices = await listOf(headers)
    expect(devices).toHaveLength(2)
    expect(devices.filter(({ isCurrent }) => isCurrent)).toMatchObject([
      {
        deviceName: 'Firefox on Windows',
        deviceType: 'desktop',
        city: 'Pune',
        country: 'India',
        isActive: true,
        isHeld: false,
      },
    ])
  })

  it('is for its owner, by whatever address they ask', async () => {
    const { headers } = await signIn(app.deps, email)
    const ask = (userEmail: string) =>
      app.call('GET /api/devices', {
        headers,
        path: `/api/devices?userEmail=${encodeURIComponent(userEmail)}`,
      })
    expect((await ask('Ada@example.org')).ok).toBe(true)
    expect(await ask('bob@example.org')).toMatchObject({ status: 403, problem: { code: 'FORBIDDEN' } })
    expect(await app.call('GET /api/devices')).toMatchObject({ status: 401 })
  })
})

describe('a device that is removed', () => {
  it('is signed out at once', async () => {
    const [one, two] = [await signIn(app.deps, email), await signIn(app.deps, email)]
    expect((await remove(one.headers, await ownId(two.headers))).status).toBe(204)
    expect(await isIn(two.headers)).toBe(401)
    expect(await isIn(one.headers)).toBe(200)
  })

  it('leaves its own browser as that of a visitor, and another one as it was', async () => {
    const [one, two] = [await signIn(app.deps, email), await signIn(app.deps, email)]
    const other = await remove(one.headers, await ownId(two.headers))
    expect(other.headers['set-cookie']).toBeUndefined()
    const own = await remove(one.headers, await ownId(one.headers))
    keepCookies(one.jar, [own.headers['set-cookie'] ?? []].flat().map(String))
    expect((await app.call('GET /api/usage-status', { headers: cookieHeader(one.jar) })).status).toBe(200)
  })

  it('can only be one of the own', async () => {
    const [ada, bob] = [await signIn(app.deps, email), await signIn(app.deps, 'bob@example.org')]
    const adas = await ownId(ada.headers)
    expect(await remove(bob.headers, adas)).toMatchObject({ status: 404, problem: { code: 'NOT_FOUND' } })
    expect(await app.call('DELETE /api/devices/:id', { path: `/api/devices/${adas}` })).toMatchObject({
      status: 401,
    })
    expect(
      await app.call('DELETE /api/devices/:id', { path: '/api/devices/7', headers: ada.headers }),
    ).toMatchObject({ status: 400 })
    expect(await isIn(ada.headers)).toBe(200)
  })
})

describe('a fourth sign-in', () => {
  async function signInFour() {
    const active = [
      await signIn(app.deps, email),
      await signIn(app.deps, email),
      await signIn(app.deps, email),
    ]
    return { active, held: await signIn(app.deps, email) }
  }

  it('may see and remove devices, sign out, and nothing else', async () => {
    const { held } = await signInFour()
    const { headers } = held
    expect(await listOf(headers)).toHaveLength(4)
    const own = Object.keys(contract).filter((key) =>
      /^GET \/api\/(auth\/user|account|usage|history)/.test(key),
    )
    expect(own.length).toBeGreaterThan(2)
    for (const url of own.map((key) => key.slice(4).replace(':id', randomUUID()))) {
      const reply = await app.app.inject({ method: 'GET', url, headers })
      expect([url, reply.statusCode, JSON.parse(reply.body)]).toMatchObject([
        url,
        403,
        { code: 'DEVICE_LIMIT' },
      ])
    }
    const payload = { videoUrl: 'https://youtu.be/WZyRbnpGyzQ' }
    expect(await app.call('POST /api/summarize', { headers, payload })).toMatchObject({ status: 403 })
    expect((await app.call('POST /api/auth/logout', { headers })).status).toBe(204)
    expect(await app.call('GET /api/devices', { headers })).toMatchObject({ status: 401 })
  })

  it('is let in when it removes one of the three', async () => {
    const { active, held } = await signInFour()
    expect((await remove(held.headers, await ownId(active[0]?.headers ?? { cookie: '' }))).status).toBe(204)
    expect(await isIn(held.headers)).toBe(200)
    expect(await isIn(active[0]?.headers ?? { cookie: '' })).toBe(401)
  })

  it('is let in when one of the three signs out, the one that waited longest first', async () => {
    const { active, held } = await signInFour()
    const fifth = await signIn(app.deps, email)
    await app.call('POST /api/auth/logout', { headers: active[1]?.headers ?? {} })
    expect([await isIn(held.headers), await isIn(fifth.headers)]).toEqual([200, 403])
  })

  it('never makes four of three, however many are removed at once', async () => {
    const { active, held } = await signInFour()
    await signIn(app.deps, email)
    const ids = await Promise.all(active.map(({ headers }) => ownId(headers)))
    await Promise.all([...ids.slice(0, 2), ...ids.slice(0, 2)].map((id) => remove(held.headers, id)))
    const { rows } = await app.database.db.execute(sql`
      select count(*) filter (where held_since is null)::int as active,
        count(*) filter (where held_since is not null)::int as held from devices where revoked_at is null`)
    expect(rows).toEqual([{ active: 3, held: 0 }])
  })
})

describe('signing out', () => {
  it('ends the session and leaves the others alone', async () => {
    const [here, there] = [await signIn(app.deps, email), await signIn(app.deps, email)]
    const reply = await app.call('POST /api/auth/logout', { headers: here.headers })
    keepCookies(here.jar, [reply.headers['set-cookie'] ?? []].flat().map(String))
    expect([...here.jar.keys()]).toEqual(['vid', 'did'])
    expect([await isIn(here.headers), await isIn(there.headers)]).toEqual([401, 200])
  })

  it('can be done everywhere', async () => {
    const [here, there] = [await signIn(app.deps, email), await signIn(app.deps, email)]
    expect((await app.call('POST /api/auth/logout-everywhere', { headers: here.headers })).status).toBe(204)
    expect([await isIn(here.headers), await isIn(there.headers)]).toEqual([401, 401])
    expect(await app.call('POST /api/auth/logout-everywhere')).toMatchObject({ status: 401 })
  })

  it('is not done by a link on another site', async () => {
    const { headers } = await signIn(app.deps, email)
    const follow = (site: string) =>
      app.app.inject({ url: '/api/auth/logout', headers: { ...headers, 'sec-fetch-site': site } })
    expect((await follow('cross-site')).headers.location).toBe('/?confirmLogout=1')
    expect(await isIn(headers)).toBe(200)
    expect((await follow('same-origin')).headers.location).toBe('/')
    expect(await isIn(headers)).toBe(401)
  })

  it('is refused to a form on another site', async () => {
    const { headers } = await signIn(app.deps, email)
    const calls = ['POST /api/auth/logout', 'POST /api/auth/logout-everywhere'] as const
    for (const key of calls) {
      const reply = await app.call(key, { headers: { ...headers, 'sec-fetch-site': 'cross-site' } })
      expect(reply).toMatchObject({ status: 403 })
    }
    expect(await isIn(headers)).toBe(200)
  })
})
