import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { deleteOverdue } from '#server/features/accounts/account/end-account.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { signIn } from '#tests/setup/sign-in.ts'

const { signal } = new AbortController()

let app: TestApp
beforeAll(async () => {
  app = await startApp({ access: { adminEmails: new Set(['boss@example.org', 'chief@example.org']) } })
})
afterAll(() => app[Symbol.asyncDispose]())

/**
 * Deletes the account of an address in a transaction that is committed as soon as a call waits for it, and
 * gives what came of the call.
 */
async function callWhileDeleted<T>(email: string, call: () => Promise<T>): Promise<T> {
  const client = await app.database.pool.connect()
  try {
    await client.query('begin')
    await client.query('delete from users where email = $1', [email])
    const answer = call()
    await expect
      .poll(async () => {
        const { rows } = await app.database.pool.query<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return rows[0]?.n
      })
      .toBeGreaterThan(0)
    await client.query('commit')
    return await answer
  } finally {
    client.release()
  }
}

describe('in the instant in which an account is deleted', () => {
  it('a sign-in opens a new one', async () => {
    const email = 'ada@example.org'
    await signIn(app.deps, email)
    const { headers } = await callWhileDeleted(email, () => signIn(app.deps, email))
    expect(await app.call('GET /api/auth/user', { headers })).toMatchObject({ body: { email } })
  })

  it('so does one by a provider', async () => {
    const email = 'bob@example.org'
    const proof = {
      method: 'oidc',
      email,
      issuer: 'https://id.example',
      subject: '1',
      name: null,
      isAdmin: null,
      logoutUrl: null,
    } as const
    await signIn(app.deps, email, { proof })
    const { headers } = await callWhileDeleted(email, () => signIn(app.deps, email, { proof }))
    expect(await app.call('GET /api/auth/user', { headers })).toMatchObject({ body: { email } })
  })

  it('an order and a help request are refused', async () => {
    for (const email of ['cid@example.org', 'dan@example.org']) {
      const { headers } = await signIn(app.deps, email)
      const answer = await callWhileDeleted<{ status: number }>(email, () =>
        email.startsWith('cid')
          ? app.call('POST /api/create-subscription-order', { headers, payload: { planId: 'pro', email } })
          : app.call('POST /api/help-request', {
              headers,
              payload: { helpTopic: 'It stops halfway.', userType: 'logged_in' },
            }),
      )
      expect([401, 409], email).toContain(answer.status)
    }
  })
})

describe('after an account was deleted', () => {
  it('its address is nowhere in the audit, as a target or as an admin', async () => {
    const boss = (await signIn(app.deps, 'boss@example.org')).headers
    const chief = (await signIn(app.deps, 'chief@example.org')).headers
    await signIn(app.deps, 'eve@example.org')
    const payload = { email: 'Eve@example.org', videoUrl: 'youtu.be/WZyRbnpGyzQ' }
    await app.call('POST /api/admin/summarize', { headers: boss, payload })
    await app.call('GET /api/admin/users', { headers: chief, query: { q: 'EVE@example.org' } })
    await app.database.db.execute(sql`
      update users set deletion_requested_at = now() - interval '8 days'
      where email in ('eve@example.org', 'boss@example.org')`)
    await deleteOverdue(app.deps, signal)
    const { rows } = await app.database.db.execute(
      sql`select admin_email, target from audit_entries order by at, id`,
    )
    expect(rows).toEqual([
      { admin_email: 'deleted account', target: 'deleted account youtu.be/WZyRbnpGyzQ' },
      { admin_email: 'chief@example.org', target: 'deleted account' },
    ])
  })
})
