import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Problem } from '#contract/problem.ts'
import { sql } from '#server/db/sql.ts'
import { createMailbox } from '#tests/fakes/mail/mailbox.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { cookieHeader, keepCookies } from '#tests/setup/sign-in.ts'
import type { Jar } from '#tests/setup/sign-in.ts'
import { emptyTables } from '#tests/setup/test-database.ts'

const email = 'ada@example.org'
const mailbox = createMailbox()
let codes = 0
const wrong = '000000'

let app: TestApp
beforeAll(async () => {
  app = await startApp({
    isCounted: true,
    mailer: mailbox,
    trustProxy: ['127.0.0.1'],
    createCode: () => String((codes += 1) + 100_000),
  })
})
afterEach(async () => {
  mailbox.emails.length = 0
  await emptyTables(app.database)
  await app.database.db.execute(sql`delete from call_counts`)
})
afterAll(() => app[Symbol.asyncDispose]())

async function askForCode(jar: Jar, address = email, from = '203.0.113.1') {
  const headers = { ...cookieHeader(jar), 'x-forwarded-for': from }
  const reply = await app.call('POST /api/auth/code', { headers, payload: { email: address } })
  keepCookies(jar, readSetCookie(reply.headers))
  return reply
}

async function tryCode(jar: Jar, code: string, address = email, from = '203.0.113.1') {
  const headers = { ...cookieHeader(jar), 'x-forwarded-for': from }
  const reply = await app.call('POST /api/auth/verify', { headers, payload: { email: address, code } })
  keepCookies(jar, readSetCookie(reply.headers))
  return reply
}

function readSetCookie(headers: Record<string, unknown>): string[] {
  return [headers['set-cookie'] ?? []].flat().map(String)
}

const lastCode = () => mailbox.emails.at(-1)?.code ?? ''
/** An answer without what is never the same twice. */
const withoutId = (reply: { status: number; ok: boolean; body?: unknown; problem?: Problem }) => ({
  status: reply.status,
  said: reply.body ?? [reply.problem?.code, reply.problem?.detail],
})
const codeOf = (reply: Awaited<ReturnType<typeof tryCode>>) => (reply.ok ? 'ok' : reply.problem.code)
const isSignedIn = async (jar: Jar) =>
  (await app.call('GET /api/auth/user', { headers: cookieHeader(jar) })).ok

describe('a code by mail', () => {
  it('signs in the browser that asked for it, however the address is written', async () => {
    const jar: Jar = new Map()
    const asked = await askForCode(jar, ' Ada@Example.org ')
    expect(asked).toMatchObject({ ok: true, body: { expiresInSeconds: 600 } })
    expect(mailbox.emails).toMatchObject([{ to: email, code: '100001' }])
    expect(mailbox.emails[0]?.text).toContain('100001')
    expect(await tryCode(jar, lastCode())).toMatchObject({ ok: true, body: { isHeld: false } })
    expect(await app.call('GET /api/auth/user', { headers: cookieHeader(jar) })).toMatchObject({
      body: {
        email,
        planType: 'free',
        isSubscribed: false,
        remainingCount: 2,
        isAdmin: false,
        canDownload: false,
      },
    })
  })

  it('is refused in another browser, for another address, and a second time', async () => {
    const jar: Jar = new Map()
    await askForCode(jar)
    expect(codeOf(await tryCode(new Map(), lastCode()))).toBe('CODE_EXPIRED')
    expect(codeOf(await tryCode(jar, lastCode(), 'bob@example.org'))).toBe('CODE_EXPIRED')
    expect(codeOf(await tryCode(jar, lastCode()))).toBe('ok')
    expect(codeOf(await tryCode(jar, lastCode()))).toBe('CODE_USED')
  })

  it('signs in once when it is brought many times at once', async () => {
    const jar: Jar = new Map()
    await askForCode(jar)
    const tries = await Promise.all([1, 2, 3, 4].map(() => tryCode(new Map(jar), lastCode())))
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1)
    const { rows } = await app.database.db.execute(sql`select count(*)::int as n from sessions`)
    expect(rows).toEqual([{ n: 1 }])
  })

  it('is locked with the fifth wrong try, which says so, also when they come at once', async () => {
    const jar: Jar = new Map()
    await askForCode(jar)
    const tries = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => tryCode(jar, wrong)))
    expect(tries.map(codeOf).toSorted()).toEqual([
      ...Array(3).fill('CODE_LOCKED'),
      ...Array(4).fill('CODE_WRONG'),
    ])
    expect(codeOf(await tryCode(jar, lastCode()))).toBe('CODE_LOCKED')
    expect(await isSignedIn(jar)).toBe(false)
  })

  it('is over after ten minutes, and when a newer one was sent, which is said and works', async () => {
    const jar: Jar = new Map()
    await askForCode(jar)
    const first = lastCode()
    await askForCode(jar)
    expect(codeOf(await tryCode(jar, first))).toBe('CODE_REPLACED')
    expect(codeOf(await tryCode(jar, wrong))).toBe('CODE_WRONG')
    expect(codeOf(await tryCode(new Map(jar), lastCode()))).toBe('ok')
    await askForCode(jar)
    await app.database.db.execute(sql`update login_codes set expires_at = now() - interval '1 second'`)
    expect(codeOf(await tryCode(jar, lastCode()))).toBe('CODE_EXPIRED')
  })

  it('is stored so that it cannot be read', async () => {
    await askForCode(new Map())
    const { rows } = await app.database.db.execute(sql`select login_codes::text as row from login_codes`)
    expect(JSON.stringify(rows)).not.toContain(lastCode())
  })

  it('is mailed five times an hour to a mailbox, whatever the network and the spelling, and twenty times from a network', async () => {
    const spellings = [
      email,
      'ADA@example.org',
      'ada+1@example.org',
      'ada@example.org.',
      'ａｄａ@example.org',
    ]
    const five = await Promise.all(spellings.map((typed, n) => askForCode(new Map(), typed, `10.0.${n}.1`)))
    expect(five.every(({ ok }) => ok)).toBe(true)
    const sixth = await askForCode(new Map(), email, '10.0.9.1')
    expect(sixth).toMatchObject({ status: 429, problem: { code: 'RATE_LIMITED' } })
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3000)
    const many = await Promise.all(
      Array.from({ length: 21 }, (_, n) => askForCode(new Map(), `a${n}@example.org`, '10.1.1.1')),
    )
    expect(many.filter(({ ok }) => ok)).toHaveLength(20)
  })

  it('is mailed five times an hour to a browser, wherever that is', async () => {
    const jar: Jar = new Map()
    await askForCode(jar, 'a@example.org', '10.2.0.1')
    for (const n of [1, 2, 3, 4])
      expect((await askForCode(jar, `b${n}@example.org`, `10.2.${n}.1`)).ok).toBe(true)
    expect((await askForCode(jar, 'c@example.org', '10.2.9.1')).status).toBe(429)
  })

  it('still reaches a browser that was signed in before when strangers asked for too many', async () => {
    const jar: Jar = new Map()
    await askForCode(jar)
    await tryCode(jar, lastCode())
    const { headers } = await app.call('POST /api/auth/logout', { headers: cookieHeader(jar) })
    keepCookies(jar, readSetCookie(headers))
    const networks = Array.from({ length: 60 }, (_, n) => `10.3.${n}.1`)
    const asked = networks.map((from) => askForCode(new Map(), email, from))
    expect((await Promise.all(asked)).filter(({ ok }) => ok)).toHaveLength(5)
    expect((await askForCode(new Map(), email, '10.4.0.1')).status).toBe(429)
    expect((await askForCode(jar, email, '10.4.0.1')).ok).toBe(true)
    expect(codeOf(await tryCode(jar, lastCode()))).toBe('ok')
  })

  it('is tried thirty times in ten minutes from a network, whatever for', async () => {
    const jar: Jar = new Map()
    await askForCode(jar)
    const guesses = Array.from({ length: 30 }, (_, n) => tryCode(new Map(), wrong, `a${n}@example.org`))
    expect((await Promise.all(guesses)).map(codeOf)).toEqual(Array(30).fill('CODE_EXPIRED'))
    const one = await tryCode(jar, lastCode())
    expect(one).toMatchObject({ status: 429, problem: { code: 'RATE_LIMITED' } })
    expect(Number(one.headers['retry-after'])).toBeGreaterThan(500)
    expect(codeOf(await tryCode(jar, lastCode(), email, '198.51.100.7'))).toBe('ok')
  })

  it('answers the same for an address with an account and for one without', async () => {
    const jar: Jar = new Map()
    await askForCode(jar)
    await tryCode(jar, lastCode())
    const ways = [
      (address: string) => askForCode(new Map(), address),
      (address: string) => tryCode(new Map(), wrong, address),
      (address: string) => app.call('POST /api/users/register', { payload: { email: address } }),
      (address: string) => app.call('GET /api/users/:email', { path: `/api/users/${address}` }),
    ]
    for (const ask of ways) {
      const [known, unknown] = [await ask(email), await ask('nobody@example.org')]
      expect(withoutId(known)).toEqual(withoutId(unknown))
    }
  })

  it.each(['', 'ada', 'ada@example', `${'a'.repeat(250)}@example.org`])('refuses %j', async (address) => {
    expect(await askForCode(new Map(), address)).toMatchObject({
      status: 400,
      problem: { code: 'INVALID_REQUEST' },
    })
  })

  it.each(['12345', 'abcdef', ''])('refuses the code %j', async (code) => {
    expect(await tryCode(new Map(), code)).toMatchObject({
      status: 400,
      problem: { code: 'INVALID_REQUEST' },
    })
  })
})

describe('an address that was typed and not proven', () => {
  it('opens nothing, neither before its owner signs in nor after', async () => {
    const stranger: Jar = new Map()
    const typed = await app.call('POST /api/users/register', { payload: { email } })
    keepCookies(stranger, readSetCookie(typed.headers))
    const owner: Jar = new Map()
    await askForCode(owner)
    await tryCode(owner, lastCode())
    const headers = cookieHeader(stranger)
    expect(await app.call('GET /api/auth/user', { headers })).toMatchObject({
      status: 401,
      problem: { detail: 'Unauthorized' },
    })
    expect(await app.call('GET /api/devices', { headers })).toMatchObject({ status: 401 })
    expect(await app.call('GET /api/account/export', { headers })).toMatchObject({ status: 401 })
    expect(await app.call('GET /api/users/:email', { headers, path: `/api/users/${email}` })).toMatchObject({
      body: { planType: 'free', remainingCount: 2 },
    })
  })

  it('does not let a stranger prepare the account that its owner opens', async () => {
    const stranger: Jar = new Map()
    keepCookies(
      stranger,
      readSetCookie((await app.call('POST /api/users/register', { payload: { email } })).headers),
    )
    await app.call('POST /api/summarize', {
      headers: cookieHeader(stranger),
      payload: { videoUrl: 'https://youtu.be/WZyRbnpGyzQ' },
    })
    const owner: Jar = new Map()
    await askForCode(owner)
    await tryCode(owner, lastCode())
    expect(await app.call('GET /api/auth/user', { headers: cookieHeader(owner) })).toMatchObject({
      body: { remainingCount: 2 },
    })
  })
})
