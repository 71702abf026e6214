import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { sweepSessions } from '#server/features/accounts/sessions/end-sessions.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { keepCookies, signIn } from '#tests/setup/sign-in.ts'
import { emptyTables } from '#tests/setup/test-database.ts'

const { signal } = new AbortController()

const email = 'ada@example.org'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ isCounted: true })
})
afterEach(() => emptyTables(app.database))
afterAll(() => app[Symbol.asyncDispose]())

type Browser = Awaited<ReturnType<typeof signIn>>

const statusOf = async ({ headers }: Pick<Browser, 'headers'>) =>
  (await app.call('GET /api/auth/user', { headers })).status

async function deviceOf({ headers }: Browser): Promise<string> {
  const reply = await app.call('GET /api/devices', { headers })
  return (reply.ok && reply.body.devices.find(({ isCurrent }) => isCurrent)?.id) || ''
}

/** Lets the session of a device run out. */
async function runOut(deviceId: string): Promise<void> {
  await app.database.db.execute(sql`
    update sessions set expires_at = now() - interval '1 second' where device_id = ${deviceId}`)
}

async function readSessions(): Promise<{ day: number; seen: number }[]> {
  const { rows } = await app.database.pool.query<{ day: number; seen: number }>(sql`
    select round(extract(epoch from expires_at - now()) / 86400)::int as day,
      round(extract(epoch from now() - last_seen_at))::int as seen from sessions`)
  return rows
}

describe('a session', () => {
  it('holds for thirty days from its last use', async () => {
    const browser = await signIn(app.deps, email)
    await app.database.db.execute(sql`
      update sessions set last_seen_at = now() - interval '20 days', expires_at = now() + interval '10 days'`)
    expect(await statusOf(browser)).toBe(200)
    expect(await readSessions()).toEqual([{ day: 30, seen: 0 }])
  })

  it('ends 180 days after the sign-in, however often it is used', async () => {
    const browser = await signIn(app.deps, email)
    await app.database.db.execute(sql`
      update sessions set created_at = now() - interval '170 days', last_seen_at = now() - interval '1 day'`)
    expect(await statusOf(browser)).toBe(200)
    expect(await readSessions()).toMatchObject([{ day: 10 }])
    await app.database.db.execute(sql`
      update sessions set created_at = now() - interval '181 days', last_seen_at = now() - interval '1 day'`)
    expect(await statusOf(browser)).toBe(200)
    expect(await statusOf(browser)).toBe(401)
  })

  it('is written down as used every five minutes at most', async () => {
    const browser = await signIn(app.deps, email)
    await app.database.db.execute(sql`update sessions set last_seen_at = now() - interval '4 minutes'`)
    await Promise.all([1, 2, 3].map(() => statusOf(browser)))
    expect(await readSessions()).toMatchObject([{ seen: expect.closeTo(240, -1) }])
  })

  it('does not come back by a token that was made up', async () => {
    const { jar } = await signIn(app.deps, email)
    const stolen = await app.database.pool.query<{ hash: string }>(
      sql`select token_hash as hash from sessions`,
    )
    const tries = [stolen.rows[0]?.hash, '', 'x', 'x'.repeat(5000), `${jar.get('sid')}x`]
    const statuses = tries.map((token) => statusOf({ headers: { cookie: `sid=${token}` } }))
    expect(await Promise.all(statuses)).toEqual([401, 401, 401, 401, 401])
  })

  it('needs an address that is proven', async () => {
    const browser = await signIn(app.deps, email)
    await app.database.db.execute(sql`update users set email_verified_at = null`)
    expect(await statusOf(browser)).toBe(401)
  })

  it('ends when another user signs in with the same browser, and keeps no place from its owner', async () => {
    const ada = await signIn(app.deps, email)
    const before = { ...ada.headers }
    const bob = await signIn(app.deps, 'bob@example.org', { jar: ada.jar })
    expect([await statusOf({ headers: before }), await statusOf(bob)]).toEqual([401, 200])
    const { rows } = await app.database.db.execute(sql`
      select email, devices.revoked_at is null as "isActive" from devices join users on users.id = user_id
      order by email`)
    expect(rows).toEqual([
      { email, isActive: false },
      { email: 'bob@example.org', isActive: true },
    ])
  })
})

describe('a device whose session ran out', () => {
  it('makes room for the next sign-in', async () => {
    const [first] = [
      await signIn(app.deps, email),
      await signIn(app.deps, email),
      await signIn(app.deps, email),
    ]
    await runOut(await deviceOf(first))
    const fourth = await signIn(app.deps, email)
    expect([await statusOf(fourth), await statusOf(first)]).toEqual([200, 401])
  })

  it('lets in a device that waits', async () => {
    const [first] = [
      await signIn(app.deps, email),
      await signIn(app.deps, email),
      await signIn(app.deps, email),
    ]
    const waiting = await signIn(app.deps, email)
    expect(await statusOf(waiting)).toBe(403)
    await runOut(await deviceOf(first))
    await Promise.all([sweepSessions(app.deps.db, signal), sweepSessions(app.deps.db, signal)])
    expect(await statusOf(waiting)).toBe(200)
    expect(await readSessions()).toHaveLength(3)
  })

  it('is the same when it comes back', async () => {
    const browser = await signIn(app.deps, email)
    const id = await deviceOf(browser)
    await runOut(id)
    expect(await deviceOf(await signIn(app.deps, email, { jar: browser.jar }))).toBe(id)
  })
})

describe('removals and sign-ins at once', () => {
  it('never make four of three', async () => {
    const active = [
      await signIn(app.deps, email),
      await signIn(app.deps, email),
      await signIn(app.deps, email),
    ]
    const [one = '', two = ''] = await Promise.all(active.map(deviceOf))
    const headers = active[2]?.headers ?? {}
    const remove = (id: string) =>
      app.call('DELETE /api/devices/:id', { headers, path: `/api/devices/${id}` })
    await Promise.all([
      remove(one),
      signIn(app.deps, email),
      remove(two),
      signIn(app.deps, email),
      signIn(app.deps, email),
    ])
    const { rows } = await app.database.db.execute(sql`
      select count(*) filter (where held_since is null)::int as active,
        count(*) filter (where held_since is not null)::int as held from devices where revoked_at is null`)
    expect(rows).toEqual([{ active: 3, held: 1 }])
  })
})

describe('the allowance of an account', () => {
  it('is one for all its browsers, whatever they ask at once', async () => {
    const browsers = [
      await signIn(app.deps, email),
      await signIn(app.deps, email),
      await signIn(app.deps, email),
    ]
    const transcripts = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (n) => {
        const reply = await app.call('POST /api/transcripts', {
          headers: { ...browsers[0]?.headers, 'content-type': 'application/octet-stream' },
          payload: Buffer.from(`Video number ${n} is about lighthouses. `.repeat(20)),
        })
        return reply.ok ? reply.body.transcript.id : ''
      }),
    )
    const replies = await Promise.all(
      transcripts.map((transcriptId, n) =>
        app.call('POST /api/summarize', {
          headers: browsers[n % 3]?.headers ?? {},
          payload: { transcriptId },
        }),
      ),
    )
    expect(replies.filter((reply) => reply.ok && !reply.body.locked)).toHaveLength(2)
  })
})

describe('signing out by a link', () => {
  it.each(['cross-site', 'same-site'])('from a page that is %s only asks', async (site) => {
    const browser = await signIn(app.deps, email)
    const headers = { ...browser.headers, 'sec-fetch-site': site }
    const reply = await app.app.inject({ url: '/api/auth/logout', headers })
    expect(reply.headers.location).toBe('/?confirmLogout=1')
    expect(await statusOf(browser)).toBe(200)
  })

  it('ends the session', async () => {
    const { jar, headers } = await signIn(app.deps, email)
    const reply = await app.app.inject({
      url: '/api/auth/logout',
      headers: { ...headers, 'sec-fetch-site': 'none' },
    })
    keepCookies(jar, reply.headers['set-cookie'])
    expect([...jar.keys()]).toEqual(['vid', 'did'])
  })
})
