import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { signIn } from '#tests/setup/sign-in.ts'

let server: TestApp
let admin: { cookie: string }

beforeAll(async () => {
  server = await startApp({ access: { adminEmails: new Set(['boss@example.org']) } })
  admin = (await signIn(server.deps, 'boss@example.org')).headers
})
beforeEach(() => server.database.db.execute(sql`delete from audit_entries`))
afterAll(() => server[Symbol.asyncDispose]())

describe('help requests', () => {
  it('are listed with the oldest open one first, found, and answered', async () => {
    for (const helpTopic of ['The first thing that is wrong', 'Another thing that is wrong']) {
      const payload = { email: 'eve@example.org', helpTopic, userType: 'anonymous' }
      expect((await server.call('POST /api/help-request', { payload })).ok).toBe(true)
    }
    const list = (query: Record<string, string>) =>
      server.call('GET /api/admin/help-requests', { headers: admin, query })
    const all = await list({})
    if (!all.ok) throw new Error(all.problem.detail)
    const [first, second] = all.body.items
    expect(first).toMatchObject({
      helpTopic: 'The first thing that is wrong',
      userType: 'anonymous',
      planType: 'free',
      state: 'open',
    })
    expect(Date.parse(first?.answerBy ?? '') - Date.parse(first?.createdAt ?? '')).toBe(48 * 3_600_000)
    const path = `/api/admin/help-requests/${first?.id}`
    const change = { path, headers: admin, payload: { state: 'answered' } }
    expect(await server.call('PATCH /api/admin/help-requests/:id', change)).toMatchObject({
      body: { state: 'answered' },
    })
    const after = await list({ limit: '1' })
    if (!after.ok) throw new Error(after.problem.detail)
    expect(after.body.items.map(({ id }) => id)).toEqual([second?.id])
    const rest = await list({ limit: '1', cursor: after.body.nextCursor ?? '' })
    expect(rest).toMatchObject({ body: { items: [{ id: first?.id }], nextCursor: null, total: 2 } })
    expect(await list({ state: 'open' })).toMatchObject({ body: { total: 1 } })
    expect(await list({ q: 'ANOTHER' })).toMatchObject({ body: { total: 1 } })
    const gone = { ...change, path: `/api/admin/help-requests/${crypto.randomUUID()}` }
    expect((await server.call('PATCH /api/admin/help-requests/:id', gone)).status).toBe(404)
    const wrong = { ...change, payload: { state: 'lost' } }
    expect((await server.call('PATCH /api/admin/help-requests/:id', wrong)).status).toBe(400)
  })
})

describe('GET /api/admin/audit', () => {
  it('shows who did what, and that it was looked at', async () => {
    await server.call('GET /api/admin/users', { headers: admin, query: { q: 'someone' } })
    const read = await server.call('GET /api/admin/audit', { headers: admin, query: { q: 'someone' } })
    expect(read).toMatchObject({
      body: {
        total: 2,
        items: [
          { adminEmail: 'boss@example.org', action: 'read-audit', target: 'someone', failure: null },
          { action: 'list-users', target: 'someone' },
        ],
      },
    })
  })

  it('says what failed, in words, also what the database undid', async () => {
    const nobody = { email: 'nobody@example.org', videoUrl: 'youtu.be/WZyRbnpGyzQ' }
    await server.call('POST /api/admin/summarize', { headers: admin, payload: nobody })
    const path = `/api/admin/help-requests/${crypto.randomUUID()}`
    const change = { path, headers: admin, payload: { state: 'answered' } }
    await server.call('PATCH /api/admin/help-requests/:id', change)
    expect(await server.call('GET /api/admin/audit', { headers: admin })).toMatchObject({
      body: {
        items: [
          { action: 'read-audit' },
          { action: 'change-help-request', failure: 'Not found' },
          { action: 'summarize', failure: 'Not found' },
        ],
      },
    })
  })
})
