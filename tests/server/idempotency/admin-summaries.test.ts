import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { adminEmail, createMember } from '../security/people.ts'
import type { Person } from '../security/people.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await startApp({
    isCounted: true,
    access: { adminEmails: new Set([adminEmail]) },
    trustProxy: ['127.0.0.1'],
  })
  admin = await createMember(app, adminEmail)
})
afterAll(() => app[Symbol.asyncDispose]())

const video = 'https://youtu.be/WZyRbnpGyzQ'
const summarizeFor = (email: string, key: string, videoUrl = video) =>
  app.call('POST /api/admin/summarize', {
    headers: { ...admin.headers, 'idempotency-key': key },
    payload: { email, videoUrl },
  })

describe('a summary that an admin makes for a user', () => {
  it('is made and recorded once for its Idempotency-Key', async () => {
    const { email } = await createMember(app)
    const first = await summarizeFor(email, 'one')
    const again = await summarizeFor(email, 'one')
    expect(again.headers['idempotent-replayed']).toBe('true')
    if (!first.ok || !again.ok) throw new Error('It was refused')
    expect(again.body).toEqual(first.body)
    const { rows } = await app.database.pool.query(
      `select action from audit_entries where action = 'summarize'`,
    )
    expect(rows).toHaveLength(1)
  })

  it('is not the answer for another user under the same key', async () => {
    const [one, other] = [await createMember(app), await createMember(app)]
    await summarizeFor(one.email, 'two')
    expect(await summarizeFor(other.email, 'two')).toMatchObject({
      status: 422,
      problem: { code: 'IDEMPOTENCY_MISMATCH' },
    })
  })

  it('that failed is made again under its key', async () => {
    const unknown = 'nobody@example.org'
    expect((await summarizeFor(unknown, 'three')).status).toBe(404)
    expect((await summarizeFor(unknown, 'three')).headers['idempotent-replayed']).toBeUndefined()
  })
})
