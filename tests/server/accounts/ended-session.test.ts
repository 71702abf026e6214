import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { cookieHeader, keepCookies, signIn } from '#tests/setup/sign-in.ts'
import type { Jar } from '#tests/setup/sign-in.ts'
import { emptyTables } from '#tests/setup/test-database.ts'

const email = 'ada@example.org'
const speech = { videoUrl: 'https://youtu.be/WZyRbnpGyzQ' }
const ended = { status: 401, problem: { code: 'UNAUTHORIZED', detail: 'Unauthorized' } }

let app: TestApp
beforeAll(async () => {
  app = await startApp({ isCounted: true })
})
afterEach(() => emptyTables(app.database))
afterAll(() => app[Symbol.asyncDispose]())

const summarize = (jar: Jar) =>
  app.call('POST /api/summarize', { headers: cookieHeader(jar), payload: speech })

/** A browser whose session expired. */
async function expire(): Promise<Jar> {
  const { jar } = await signIn(app.deps, email)
  await app.database.db.execute(sql`update sessions set expires_at = now() - interval '1 second'`)
  return jar
}

async function visit(jar: Jar, url: string): Promise<string> {
  const { headers } = await app.app.inject({ url, headers: cookieHeader(jar) })
  keepCookies(jar, headers['set-cookie'])
  return String(headers.location)
}

describe('a session that ended', () => {
  it('is said on every call, and nothing is made for a visitor instead', async () => {
    const jar = await expire()
    const headers = cookieHeader(jar)
    const payload = { email: 'eve@example.org', helpTopic: 'It stops halfway.', userType: 'anonymous' }
    for (const answer of [
      await summarize(jar),
      await summarize(jar),
      await app.call('POST /api/transcribe', { headers, payload: speech }),
      await app.call('GET /api/usage-status', { headers }),
      await app.call('POST /api/users/register', { headers, payload: { email } }),
      await app.call('POST /api/help-request', { headers, payload }),
      await app.call('GET /api/devices', { headers }),
      await app.call('GET /api/auth/user', { headers }),
    ]) {
      expect(answer).toMatchObject(ended)
    }
    const { rows } = await app.database.db.execute(sql`select from history_items`)
    expect(rows).toEqual([])
  })

  it('is said where the device was removed', async () => {
    const { jar, headers } = await signIn(app.deps, email)
    const other = await signIn(app.deps, email)
    const devices = await app.call('GET /api/devices', { headers })
    const own = devices.ok ? devices.body.devices.find(({ isCurrent }) => isCurrent) : undefined
    await app.call('DELETE /api/devices/:id', { headers: other.headers, path: `/api/devices/${own?.id}` })
    expect(await summarize(jar)).toMatchObject(ended)
  })

  it.each(['/api/login?returnTo=/history', '/api/auth/signin?returnTo=/history'])(
    'is over by the visit of %s, after which the browser is a visitor',
    async (url) => {
      const jar = await expire()
      expect(await visit(jar, url)).toBe('/login?returnTo=%2Fhistory')
      expect([...jar.keys()].includes('sid')).toBe(false)
      expect((await summarize(jar)).status).toBe(200)
    },
  )

  it('is over by logging out, and by signing in again', async () => {
    const jar = await expire()
    await visit(jar, '/api/auth/logout')
    expect((await summarize(jar)).status).toBe(200)
    const again = await expire()
    await signIn(app.deps, email, { jar: again })
    expect((await app.call('GET /api/auth/user', { headers: cookieHeader(again) })).status).toBe(200)
  })

  it('is the same with a cookie that never was one', async () => {
    expect(await summarize(new Map([['sid', 'x'.repeat(500)]]))).toMatchObject(ended)
  })
})
