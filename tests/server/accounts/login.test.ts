import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import { insertUserOf, lockProven } from '#server/features/accounts/users/users.ts'
import { mergeVisitor } from '#server/features/accounts/visitors/visitor.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { callNode } from '#tests/setup/call-node.ts'
import { cookieHeader, signIn } from '#tests/setup/sign-in.ts'
import { startNode } from '#tests/setup/start-node.ts'
import { emptyTables } from '#tests/setup/test-database.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ isCounted: true })
})
afterEach(() => emptyTables(app.database))
afterAll(() => app[Symbol.asyncDispose]())

const usageOf = async (headers: { cookie: string }) => {
  const reply = await app.call('GET /api/usage-status', { headers })
  return reply.ok ? reply.body : reply.problem.code
}

/** The account and the browser of one sign-in. */
async function signedIn(): Promise<{ user: string; visitorId: string }> {
  await signIn(app.deps, 'ada@example.org')
  const { rows } = await app.database.pool.query<{ user: string; visitorId: string }>(
    sql`select user_id as user, visitor_id as "visitorId" from sessions`,
  )
  const [row] = rows
  if (row === undefined) throw new Error('Nobody is signed in')
  return row
}

async function isAnyoneWaiting(): Promise<boolean> {
  const { rows } = await app.database.db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

/** A paid plan of an address, as billing writes it. */
async function grant(email: string, plan: 'pro' | 'unlimited', isDemo = false): Promise<void> {
  await app.database.db.execute(sql`
    insert into entitlements (user_id, plan, since, until, is_demo)
    select id, ${plan}, now() - interval '1 day', now() + interval '1 day', ${isDemo} from users where email = ${email}`)
}

describe('a browser that is signed in', () => {
  it('has the plan of its account, and one that typed the address has not', async () => {
    const { headers } = await signIn(app.deps, 'ada@example.org')
    await grant('ada@example.org', 'pro')
    expect(await usageOf(headers)).toMatchObject({ remainingCount: 1000 })
    const typed = await app.call('POST /api/users/register', { payload: { email: 'ada@example.org' } })
    const stranger = { cookie: String(typed.headers['set-cookie']).split(';')[0] ?? '' }
    expect(await usageOf(stranger)).toMatchObject({ remainingCount: 2 })
  })

  it('loses a plan that was given for trying once real payments are taken', async () => {
    const { headers } = await signIn(app.deps, 'ada@example.org')
    await grant('ada@example.org', 'unlimited', true)
    expect(await usageOf(headers)).toMatchObject({ remainingCount: null })
    const log = pino({ enabled: false })
    const real = await startNode(app.database, log, { isCounted: true, isDemoBilling: false })
    onTestFinished(real.close)
    const reply = await callNode(real.app, 'GET /api/usage-status', { headers })
    expect(reply.ok && reply.body).toMatchObject({ remainingCount: 2 })
  })

  it('opens nothing once the session is over, the device was removed or the token was replaced', async () => {
    const { jar, headers } = await signIn(app.deps, 'ada@example.org')
    await grant('ada@example.org', 'pro')
    await signIn(app.deps, 'ada@example.org', { jar })
    expect(await usageOf(headers)).toBe('UNAUTHORIZED')
    expect(await usageOf(cookieHeader(jar))).toMatchObject({ remainingCount: 1000 })
    await app.database.db.execute(sql`update sessions set expires_at = now() - interval '1 second'`)
    expect(await usageOf(cookieHeader(jar))).toBe('UNAUTHORIZED')
    const again = await signIn(app.deps, 'ada@example.org', { jar })
    await app.database.db.execute(sql`update devices set revoked_at = now()`)
    expect(await usageOf(again.headers)).toBe('UNAUTHORIZED')
  })

  it('is stored without its token', async () => {
    const { jar } = await signIn(app.deps, 'ada@example.org')
    const { rows } = await app.database.db.execute(sql`select sessions::text as row from sessions`)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(jar.get('sid'))
    // The page may know that there is a session, and nothing of it.
    expect(jar.get('signed_in')).toBe('1')
  })
})

describe('devices', () => {
  it('are three at most; a fourth sign-in waits and says so', async () => {
    const first = await signIn(app.deps, 'ada@example.org')
    for (const _ of [2, 3]) await signIn(app.deps, 'ada@example.org')
    const fourth = await signIn(app.deps, 'ada@example.org')
    expect(await usageOf(fourth.headers)).toBe('DEVICE_LIMIT')
    expect(await usageOf(first.headers)).toMatchObject({ canSummarize: true })
  })

  it('are three at most when many sign in at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => signIn(app.deps, 'ada@example.org')))
    const { rows } = await app.database.db.execute(
      sql`select count(*)::int as active from devices where held_since is null`,
    )
    expect(rows).toEqual([{ active: 3 }])
  })

  it('never wait in a circle with a caller who inserts the same address at the same time', async () => {
    const { user, visitorId } = await signedIn()
    const attempts = { signingIn: 0, registering: 0 }
    const registering = Promise.withResolvers<Promise<void>>()
    await transaction(app.database.db, async (signingIn) => {
      attempts.signingIn += 1
      await lockProven(signingIn, user, { name: null, language: { chosen: null, page: null } })
      registering.resolve(
        transaction(app.database.db, async (tx) => {
          attempts.registering += 1
          await tx.execute(insertUserOf('ada@example.org', null))
        }),
      )
      await expect.poll(() => isAnyoneWaiting()).toBe(true)
      await mergeVisitor(signingIn, app.deps, { visitorId, userId: user })
    })
    await registering.promise
    // A circle is ended by the database after a second, and what it ended is done again.
    expect(attempts).toEqual({ signingIn: 1, registering: 1 })
  })

  it('are the same when a browser signs in again, a waiting one still waits', async () => {
    const active = await Promise.all([1, 2, 3].map(() => signIn(app.deps, 'ada@example.org')))
    const fourth = await signIn(app.deps, 'ada@example.org')
    const again = await signIn(app.deps, 'ada@example.org', { jar: fourth.jar })
    expect(await usageOf(again.headers)).toBe('DEVICE_LIMIT')
    const back = await signIn(app.deps, 'ada@example.org', active[0])
    expect(await usageOf(back.headers)).toMatchObject({ canSummarize: true })
    const { rows } = await app.database.db.execute(sql`select count(*)::int as all from devices`)
    expect(rows).toEqual([{ all: 4 }])
  })
})

describe('what a visitor used', () => {
  it('counts for the account that signs in, and in the same browser for the next one', async () => {
    const visit = await app.call('POST /api/summarize', {
      payload: { videoUrl: 'https://youtu.be/WZyRbnpGyzQ' },
    })
    expect(visit.ok).toBe(true)
    const jar = new Map([['vid', String(visit.headers['set-cookie']).split(';')[0]?.slice(4) ?? '']])
    const ada = await signIn(app.deps, 'ada@example.org', { jar })
    expect(await usageOf(ada.headers)).toMatchObject({ remainingCount: 1 })
    jar.delete('sid')
    const bob = await signIn(app.deps, 'bob@example.org', { jar })
    expect(await usageOf(bob.headers)).toMatchObject({ remainingCount: 1 })
    expect(await usageOf((await signIn(app.deps, 'bob@example.org')).headers), 'not elsewhere').toMatchObject(
      {
        remainingCount: 2,
      },
    )
    const elsewhere = await signIn(app.deps, 'ada@example.org')
    expect(await usageOf(elsewhere.headers)).toMatchObject({ remainingCount: 1 })
  })
})

describe('an account at another provider', () => {
  it('is known by its subject, whatever its address says later', async () => {
    const proof = {
      method: 'oidc',
      issuer: 'https://id.example',
      subject: '7',
      name: 'Ada',
      isAdmin: null,
      logoutUrl: null,
    } as const
    await signIn(app.deps, '', { proof: { ...proof, email: 'ada@example.org' } })
    await signIn(app.deps, '', { proof: { ...proof, email: 'new@example.org' } })
    const { rows } = await app.database.db.execute(sql`select email, name from users`)
    expect(rows).toEqual([{ email: 'ada@example.org', name: 'Ada' }])
  })
})
