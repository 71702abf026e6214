import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { deleteOverdue } from '#server/features/accounts/account/end-account.ts'
import type { AccountHook } from '#server/features/accounts/service.ts'
import { createMailbox } from '#tests/fakes/mail/mailbox.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { emptyTables } from '#tests/setup/test-database.ts'

const { signal } = new AbortController()

const email = 'ada@example.org'

const mailbox = createMailbox()
let app: TestApp
beforeAll(async () => {
  app = await startApp({
    isCounted: true,
    mailer: mailbox,
    access: { adminEmails: new Set([email]) },
    privilegedEmails: new Set([email]),
  })
})
afterEach(() => emptyTables(app.database))
afterAll(() => app[Symbol.asyncDispose]())

describe('the account', () => {
  it('tells its owner what they are and may', async () => {
    const { headers } = await signIn(app.deps, email)
    const reply = await app.call('GET /api/auth/user', { headers })
    expect(reply).toMatchObject({
      body: {
        email,
        phone: null,
        planType: 'unlimited',
        allowance: null,
        remainingCount: null,
        isAdmin: true,
        canDownload: true,
        deletionAt: null,
      },
    })
    expect(reply.headers['cache-control']).toBe('no-store')
    const other = await signIn(app.deps, 'bob@example.org')
    expect(await app.call('GET /api/auth/user', other)).toMatchObject({
      body: { isAdmin: false, canDownload: false },
    })
  })

  it('keeps a phone number, and forgets it', async () => {
    const { headers } = await signIn(app.deps, email)
    const change = (phone: string) => app.call('PATCH /api/account', { headers, payload: { phone } })
    expect(await change('+91 98765 43210')).toMatchObject({ body: { phone: '+91 98765 43210' } })
    expect(await change('call me')).toMatchObject({
      status: 400,
      problem: { errors: [{ field: 'body.phone' }] },
    })
    expect(await change('')).toMatchObject({ body: { phone: null } })
    expect(await app.call('PATCH /api/account', { payload: { phone: '' } })).toMatchObject({ status: 401 })
  })
})

describe('the export', () => {
  it('holds what is the owner’s and nothing of anybody else', async () => {
    const { headers } = await signIn(app.deps, email)
    await app.call('POST /api/summarize', { headers, payload: { videoUrl: 'https://youtu.be/WZyRbnpGyzQ' } })
    const bob = await signIn(app.deps, 'bob@example.org')
    const read = async (cookies: { cookie: string }) => {
      const reply = await app.app.inject({ url: '/api/account/export', headers: cookies })
      expect(reply.headers['content-disposition']).toBe('attachment; filename="precis-account.json"')
      return reply.json<Record<string, unknown>>()
    }
    const file = await read(headers)
    expect(file).toMatchObject({
      account: { email, devices: [{ ipAddress: '127.0.0.1' }] },
      allowance: [{ state: 'committed' }],
    })
    expect(Object.keys(file)).toEqual([
      'account',
      ...app.deps.accountHooks.filter((hook) => hook.export).map(({ name }) => name),
    ])
    expect(JSON.stringify(await read(bob.headers))).not.toContain('ada@')
    expect(await app.call('GET /api/account/export')).toMatchObject({ status: 401 })
  })
})

describe('the end of an account', () => {
  const ask = (headers: Record<string, string>, confirmation: string) =>
    app.call('POST /api/account/deletion', { headers, payload: { confirmation } })

  it('has to be confirmed by typing the address', async () => {
    const { headers } = await signIn(app.deps, email)
    expect(await ask(headers, 'yes')).toMatchObject({
      status: 400,
      problem: { errors: [{ field: 'body.confirmation' }] },
    })
    expect(await ask({}, email)).toMatchObject({ status: 401 })
    expect(await app.call('GET /api/auth/user', { headers })).toMatchObject({ body: { deletionAt: null } })
  })

  it('comes after seven days and leaves nothing, nor anything of anybody else', async () => {
    const { headers } = await signIn(app.deps, email)
    await app.call('POST /api/summarize', { headers, payload: { videoUrl: 'https://youtu.be/WZyRbnpGyzQ' } })
    const bob = await signIn(app.deps, 'bob@example.org')
    const asked = await ask(headers, ' ADA@example.org ')
    const days = asked.ok ? (Date.parse(asked.body.deletionAt ?? '') - Date.now()) / 86_400_000 : 0
    expect(days).toBeCloseTo(7, 2)
    await app.database.db.execute(sql`
      update users set deletion_requested_at = now() - interval '6 days 23 hours' where email = ${email}`)
    expect(await deleteOverdue(app.deps, signal)).toBe(0)
    await app.database.db.execute(sql`
      update users set deletion_requested_at = now() - interval '7 days 1 second' where email = ${email}`)
    mailbox.emails.length = 0
    const [one, two] = await Promise.all([deleteOverdue(app.deps, signal), deleteOverdue(app.deps, signal)])
    expect(one + two).toBe(1)
    expect(mailbox.emails).toMatchObject([{ to: email, subject: 'Your Précis account is deleted' }])
    expect(mailbox.emails[0]?.text).toContain('sign in with this address to begin again')
    expect(await app.call('GET /api/auth/user', { headers })).toMatchObject({ status: 401 })
    expect(await app.call('GET /api/auth/user', bob)).toMatchObject({ ok: true })
    const { rows } = await app.database.db.execute(sql`
      select (select count(*) from users)::int as users, (select count(*) from reservations)::int as reservations,
        (select count(*) from devices)::int as devices, (select count(*) from runs)::int as runs`)
    expect(rows).toEqual([{ users: 1, reservations: 0, devices: 1, runs: 0 }])
  })

  it('comes for all whose time it is, also when one of them cannot go', async () => {
    for (const address of [email, 'bob@example.org', 'cid@example.org']) await signIn(app.deps, address)
    await app.database.db.execute(sql`update users set deletion_requested_at = now() - interval '8 days'`)
    const { rows } = await app.database.pool.query<{ id: string }>(
      sql`select id from users where email = 'bob@example.org'`,
    )
    const accountHooks: AccountHook[] = [
      ...app.deps.accountHooks,
      {
        name: 'stubborn',
        purge: async (_tx, userId) => {
          if (userId === rows[0]?.id) throw new Error('The provider does not answer')
        },
      },
    ]
    await expect(deleteOverdue({ ...app.deps, accountHooks }, signal)).rejects.toThrow('1 accounts')
    const left = await app.database.db.execute(sql`
      select email, (select count(*) from devices where user_id = users.id)::int as devices from users`)
    expect(left.rows).toEqual([{ email: 'bob@example.org', devices: 1 }])
  })

  it('is mailed to the address once, with the day', async () => {
    const { headers } = await signIn(app.deps, email)
    mailbox.emails.length = 0
    const [asked] = [await ask(headers, email), await ask(headers, email), await ask(headers, 'no')]
    const at = new Date((asked.ok && asked.body.deletionAt) || 0)
    expect(mailbox.emails).toMatchObject([{ to: email, code: null }])
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(at)
    expect(mailbox.emails[0]?.text).toContain(`${day} (India Standard Time)`)
    await app.call('DELETE /api/account/deletion', { headers })
    await ask(headers, email)
    expect(mailbox.emails).toHaveLength(2)
  })

  it('can be called off', async () => {
    const { headers } = await signIn(app.deps, email)
    await ask(headers, email)
    expect(await app.call('DELETE /api/account/deletion', { headers })).toMatchObject({
      body: { deletionAt: null },
    })
    expect(await app.call('DELETE /api/account/deletion')).toMatchObject({ status: 401 })
    await app.database.db.execute(sql`update users set created_at = now() - interval '9 days'`)
    expect(await deleteOverdue(app.deps, signal)).toBe(0)
  })
})
