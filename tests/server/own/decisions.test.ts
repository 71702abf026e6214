import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Api } from '#contract/api.ts'
import { sql } from '#server/db/sql.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { adminEmail, createMember, createProgram } from '#tests/server/security/people.ts'
import type { Person } from '#tests/server/security/people.ts'
import { startNode } from '#tests/setup/start-node.ts'

const access = { adminEmails: new Set([adminEmail]) }
let server: TestApp
let admin: Person
let ada: Person
beforeAll(async () => {
  server = await startApp({ isCounted: true, access })
  admin = await createMember(server, adminEmail)
})
beforeEach(async () => {
  ada = await createMember(server)
  await server.database.db.execute(sql`delete from audit_entries`)
})
afterAll(() => server[Symbol.asyncDispose]())

async function decide(key: keyof Api, payload: object, { by = admin, email = ada.email } = {}) {
  const path = key.split(' ')[1]?.replace(':email', email) ?? ''
  return await server.call(key, { path, headers: by.headers, payload })
}
const plan = (given: string | null, about = {}) =>
  decide('PUT /api/admin/users/:email/plan', { plan: given }, about)
const hold = (isOnHold: boolean, about = {}) => decide('PATCH /api/admin/users/:email', { isOnHold }, about)
const end = (confirmation: string, about = {}) =>
  decide('POST /api/admin/users/:email/end', { confirmation }, about)

/** The entries of the audit for these calls: the action, the address, and the code of a failure. */
async function audited(): Promise<unknown[]> {
  const { rows } = await server.database.db.execute(
    sql`select action, target, failure from audit_entries where action not like 'list%' order by at`,
  )
  return rows
}

describe('a plan that an admin gives', () => {
  it('counts at once, goes before one that is paid for, and can be taken', async () => {
    const planType = async () => {
      const user = await server.call('GET /api/auth/user', { headers: ada.headers })
      return user.ok ? [user.body.planType, user.body.remainingCount] : null
    }
    expect(await planType()).toEqual(['free', 2])
    expect((await plan('pro')).status).toBe(204)
    expect(await planType()).toEqual(['pro', 1000])
    expect((await plan('unlimited')).status).toBe(204)
    expect(await planType()).toEqual(['unlimited', null])
    expect((await plan(null)).status).toBe(204)
    expect(await planType()).toEqual(['free', 2])
    expect(await audited()).toEqual([
      { action: 'give-plan', target: ada.email, failure: null },
      { action: 'give-plan', target: ada.email, failure: null },
      { action: 'take-plan', target: ada.email, failure: null },
    ])
  })

  it('is one of those that are sold, and of an account that is there', async () => {
    expect((await plan('gold')).status).toBe(400)
    expect(await audited()).toEqual([])
    expect((await plan('pro', { email: 'nobody@example.org' })).status).toBe(404)
    expect(await audited()).toEqual([
      { action: 'give-plan', target: 'nobody@example.org', failure: 'NOT_FOUND' },
    ])
  })
})

describe('an account on hold', () => {
  it('is closed to its sessions and keys on every node at once, and open again once released', async () => {
    const program = await createProgram(server, ada)
    const second = await startNode(server.database, server.deps.log, { isCounted: true, access })
    const statuses = async () => {
      const own = await server.call('GET /api/auth/user', { headers: ada.headers })
      const there = await second.app.inject({ url: '/api/auth/user', headers: ada.headers })
      const byKey = await second.app.inject({ url: '/api/history', headers: program.headers })
      return [own.status, there.statusCode, byKey.statusCode]
    }
    expect(await statuses()).toEqual([200, 200, 200])
    expect((await hold(true)).status).toBe(204)
    expect(await statuses()).toEqual([401, 401, 401])
    await expect(createMember(server, ada.email)).rejects.toThrow("can't sign in here")
    expect((await hold(false)).status).toBe(204)
    expect(await statuses()).toEqual([200, 200, 200])
    expect(await audited()).toEqual([
      { action: 'hold-account', target: ada.email, failure: null },
      { action: 'release-account', target: ada.email, failure: null },
    ])
    await second.close()
  })

  it('is never the own one', async () => {
    expect(await hold(true, { email: adminEmail })).toMatchObject({
      status: 403,
      problem: { detail: "You can't hold your own account." },
    })
    expect((await server.call('GET /api/auth/user', { headers: admin.headers })).status).toBe(200)
    expect(await audited()).toEqual([{ action: 'hold-account', target: adminEmail, failure: 'FORBIDDEN' }])
  })
})

describe('an account that an admin ends', () => {
  it('is gone with its sessions, keys and history, and mailed so', async () => {
    const program = await createProgram(server, ada)
    expect(await end(ada.email.toUpperCase())).toMatchObject({ status: 204 })
    expect((await server.call('GET /api/auth/user', { headers: ada.headers })).status).toBe(401)
    expect((await server.app.inject({ url: '/api/history', headers: program.headers })).statusCode).toBe(401)
    const { rows } = await server.database.db.execute(sql`select from users where email = ${ada.email}`)
    expect(rows).toEqual([])
    expect(await audited()).toEqual([{ action: 'end-account', target: 'deleted account', failure: null }])
  })

  it('needs its address once more, and is never the own one', async () => {
    expect(await end('somebody@else.example')).toMatchObject({
      status: 400,
      problem: { errors: [{ field: 'body.confirmation', reason: 'Please type the address of the account' }] },
    })
    expect((await end(adminEmail, { email: adminEmail })).status).toBe(403)
    expect((await end('nobody@example.org', { email: 'nobody@example.org' })).status).toBe(404)
    expect((await server.call('GET /api/auth/user', { headers: ada.headers })).status).toBe(200)
  })
})

describe('for everybody else', () => {
  it('there are no such calls, and nothing happens to anybody', async () => {
    const bea = await createMember(server)
    for (const by of [bea, { ...bea, headers: {} }]) {
      for (const call of [plan('pro', { by }), hold(true, { by }), end(ada.email, { by })])
        expect((await call).status).toBe(404)
    }
    expect(await server.call('GET /api/auth/user', { headers: ada.headers })).toMatchObject({
      status: 200,
      body: { planType: 'free' },
    })
    expect(await audited()).toEqual([])
  })
})
