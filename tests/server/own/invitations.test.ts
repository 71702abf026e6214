import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { adminEmail, createMember, createVisitor } from '#tests/server/security/people.ts'
import type { Person } from '#tests/server/security/people.ts'
import { cookiesOf } from '#tests/setup/sign-in.ts'
import { startNode } from '#tests/setup/start-node.ts'
import type { Overrides } from '#tests/setup/start-node.ts'

const access = {
  signUp: 'invited' as const,
  adminEmails: new Set([adminEmail]),
  allowedEmails: ['@home.example'],
}
const sent: { to: string; subject: string; text: string }[] = []
let isMailBroken = false
const mailer: NonNullable<Overrides['mailer']> = {
  send: async ({ to, subject, text }) => {
    if (isMailBroken)
      return { sent: false, reason: 'unreachable', cause: new Error('the mail server is away') }
    sent.push({ to, subject, text })
    return { sent: true }
  },
  close: async () => {},
}

let server: TestApp
let admin: Person
beforeAll(async () => {
  server = await startApp({ access, mailer, publicUrl: 'http://precis.example' })
  admin = await createMember(server, adminEmail)
})
afterAll(() => server[Symbol.asyncDispose]())

const invite = (email: string, by = admin) =>
  server.call('POST /api/admin/invitations', { headers: by.headers, payload: { email } })
const accept = (token: string, to: Pick<TestApp, 'call'> = server) =>
  to.call('POST /api/auth/invitation', { headers: createVisitor().headers, payload: { token } })
const tokenIn = (text: string): string => /\/login#invitation=([\w-]+)/.exec(text)?.[1] ?? ''

/** Invites an address, and gives the secret of the link in the email. */
async function invited(email: string): Promise<string> {
  expect(await invite(email)).toMatchObject({ status: 200, body: { isMailed: true, link: null } })
  const mail = sent.findLast(({ to }) => to === email)
  return tokenIn(mail?.text ?? '')
}

async function countWaiting(): Promise<number> {
  const { rows } = await server.database.db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

async function stateOf(email: string): Promise<string | null> {
  const query = { q: email, invited: 'true' }
  const listed = await server.call('GET /api/admin/users', { headers: admin.headers, query })
  return listed.ok ? (listed.body.items[0]?.invitation?.state ?? null) : null
}

describe('an invitation', () => {
  it('is mailed to its address alone, begins the account there, and signs in', async () => {
    const token = await invited('ada@away.example')
    const mail = sent.findLast(({ to }) => to === 'ada@away.example')
    expect(mail).toMatchObject({ subject: 'You’re invited to Précis' })
    expect(mail?.text).toContain(`${adminEmail} invites you`)
    expect(mail?.text).toContain('http://precis.example/login#invitation=')
    expect(await stateOf('ada@away.example')).toBe('open')
    const accepted = await server.app.inject({
      method: 'POST',
      url: '/api/auth/invitation',
      payload: { token, language: 'hi' },
    })
    expect(accepted.statusCode).toBe(200)
    const user = await server.call('GET /api/auth/user', { headers: cookiesOf(accepted.headers) })
    expect(user).toMatchObject({ status: 200, body: { email: 'ada@away.example', isAdmin: false } })
    expect(await stateOf('ada@away.example')).toBe('used')
    // The account stays open to its owner, whose address is of no allowed domain.
    await createMember(server, 'ada@away.example')
  })

  it('is used once, also by two who come at the same time', async () => {
    const token = await invited('bea@away.example')
    const { db } = server.database
    // Both have found it open before either takes it.
    const accepted = await transaction(db, async (tx) => {
      await tx.execute(sql`select from users where email = 'bea@away.example' for update`)
      const both = Promise.all([accept(token), accept(token)])
      await expect.poll(() => countWaiting()).toBe(2)
      return { both }
    })
    const both = await accepted.both
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 410])
    expect(await accept(token)).toMatchObject({ status: 410, problem: { code: 'INVITATION_ENDED' } })
  })

  it('ends after seven days', async () => {
    const token = await invited('cleo@away.example')
    await server.database.db.execute(
      sql`update users set invited_until = invited_until - interval '7 days 1 second' where email = 'cleo@away.example'`,
    )
    expect((await accept(token)).status).toBe(410)
    expect(await stateOf('cleo@away.example')).toBe('ended')
    await expect(createMember(server, 'cleo@away.example')).rejects.toThrow("can't sign in here")
  })

  it('lets no other address in, and its link no other account', async () => {
    await invited('dora@away.example')
    await expect(createMember(server, 'eve@away.example')).rejects.toThrow("can't sign in here")
    expect((await accept('some-other-secret')).status).toBe(410)
    expect((await accept('')).status).toBe(400)
    // By a code that was mailed to the address it counts as well, once.
    await createMember(server, 'dora@away.example')
    expect(await stateOf('dora@away.example')).toBe('used')
  })

  it('can be taken back until it is used', async () => {
    const takeBack = (email: string, by = admin) =>
      server.call('DELETE /api/admin/invitations/:email', {
        path: `/api/admin/invitations/${email}`,
        headers: by.headers,
      })
    const token = await invited('fay@away.example')
    expect((await takeBack('fay@away.example', createVisitor())).status).toBe(404)
    expect((await takeBack('fay@away.example')).status).toBe(204)
    expect((await accept(token)).status).toBe(410)
    await expect(createMember(server, 'fay@away.example')).rejects.toThrow("can't sign in here")
    expect((await takeBack('fay@away.example')).status).toBe(404)
    expect((await takeBack('ada@away.example')).status).toBe(404)
    expect(await stateOf('fay@away.example')).toBeNull()
  })

  it('replaces the link of an earlier one', async () => {
    const first = await invited('gail@away.example')
    const second = await invited('gail@away.example')
    expect((await accept(first)).status).toBe(410)
    expect((await accept(second)).status).toBe(200)
  })

  it('opens nothing where the door was closed meanwhile, and is not used up by that', async () => {
    const token = await invited('hana@away.example')
    const closed = await startNode(server.database, server.deps.log, {
      access: { ...access, signUp: 'closed' },
    })
    const refused = await closed.app.inject({
      method: 'POST',
      url: '/api/auth/invitation',
      payload: { token },
    })
    expect(refused.json()).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    await closed.close()
    expect((await accept(token)).status).toBe(200)
  })

  it('is given to the admin as a link where the email could not be sent', async () => {
    isMailBroken = true
    const answer = await invite('ida@away.example')
    isMailBroken = false
    expect(answer).toMatchObject({ status: 200, body: { isMailed: false } })
    const token = tokenIn(answer.ok ? (answer.body.link ?? '') : '')
    expect((await accept(token)).status).toBe(200)
  })

  it('is not for an address with an account, no address, or where nobody may begin one', async () => {
    expect(await invite('ada@away.example')).toMatchObject({
      status: 400,
      problem: { errors: [{ field: 'body.email', reason: 'This address has an account already' }] },
    })
    expect((await invite('nobody')).status).toBe(400)
    const closed = await startNode(server.database, server.deps.log, {
      access: { ...access, signUp: 'closed' },
    })
    const payload = { email: 'jo@away.example' }
    const refused = await closed.app.inject({
      method: 'POST',
      url: '/api/admin/invitations',
      headers: admin.headers,
      payload,
    })
    expect(refused.statusCode).toBe(403)
    await closed.close()
  })

  it('is made by admins alone, each with an entry in the audit', async () => {
    const ada = await createMember(server, 'ada@away.example')
    expect((await invite('kim@away.example', ada)).status).toBe(404)
    expect((await invite('kim@away.example', createVisitor())).status).toBe(404)
    await invited('kim@away.example')
    const { rows } = await server.database.db.execute(
      sql`select admin_email as admin, action from audit_entries where target = 'kim@away.example' and action = 'invite'`,
    )
    expect(rows).toEqual([{ admin: adminEmail, action: 'invite' }])
  })
})
