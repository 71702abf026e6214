import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { maxKeyCalls, maxKeys } from '#product/key-scopes.ts'
import { sql } from '#server/db/sql.ts'
import { createMailbox } from '#tests/fakes/mail/mailbox.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { emptyTables } from '#tests/setup/test-database.ts'
import { createMember, createProgram } from '../security/people.ts'
import type { Person } from '../security/people.ts'

const mailbox = createMailbox()
let app: TestApp
beforeAll(async () => {
  app = await startApp({ mailer: mailbox, publicUrl: 'http://precis.example' })
})
afterEach(async () => {
  mailbox.emails.length = 0
  await emptyTables(app.database)
})
afterAll(() => app[Symbol.asyncDispose]())

const payload = { name: '  Reading list ', scopes: ['ask', 'summarize'], days: 30 }
const create = ({ headers }: Person, changes: object = {}) =>
  app.call('POST /api/keys', { headers, payload: { ...payload, ...changes } })
const listOf = async ({ headers }: Person) => {
  const reply = await app.call('GET /api/keys', { headers })
  return reply.ok ? reply.body.keys : []
}
const useOf = async ({ headers }: Person, id: string) => {
  const reply = await app.call('GET /api/keys/:id/calls', { path: `/api/keys/${id}/calls`, headers })
  return reply.ok ? reply.body : null
}

describe('a new key', () => {
  it('is shown once, and only its hash is stored', async () => {
    const owner = await createMember(app)
    const reply = await create(owner)
    if (!reply.ok) throw new Error(reply.problem.detail)
    const { key, secret } = reply.body
    expect(reply.status).toBe(201)
    expect(key).toMatchObject({
      name: 'Reading list',
      scopes: ['summarize', 'ask'],
      start: secret.slice(0, 11),
      isExpired: false,
      lastUsedAt: null,
    })
    const daysLeft = (Date.parse(key.expiresAt ?? '') - Date.parse(key.createdAt)) / 86_400_000
    expect(daysLeft).toBe(30)
    expect(await listOf(owner)).toEqual([key])
    const { rows } = await app.database.pool.query('select api_keys::text as row from api_keys')
    expect(JSON.stringify([rows, app.log, await listOf(owner)])).not.toContain(secret.slice(12))
  })

  it('is mailed to its account, with what it may do', async () => {
    const owner = await createMember(app)
    await create(owner, { days: null })
    expect(mailbox.emails).toMatchObject([
      { to: owner.email, subject: 'A new API key for your Précis account' },
    ])
    const text = mailbox.emails[0]?.text ?? ''
    for (const part of [
      'Reading list',
      'Ask questions about a video',
      'Ends: Never',
      'http://precis.example/account',
    ])
      expect(text).toContain(part)
  })

  it.each([
    ['no name', { name: ' ' }, 'Give the key a name.'],
    ['a long name', { name: 'a'.repeat(61) }, 'Use at most 60 characters.'],
    ['no permission', { scopes: [] }, 'Choose at least one thing the key may do.'],
    ['an unknown permission', { scopes: ['admin'] }, 'Some of what was sent'],
    ['another end', { days: 31 }, 'Some of what was sent'],
  ])('with %s is refused with a sentence', async (_what, changes, detail) => {
    const reply = await create(await createMember(app), changes)
    expect(reply).toMatchObject({ ok: false, problem: { code: 'INVALID_REQUEST' } })
    if (!reply.ok) expect(reply.problem.detail).toContain(detail)
  })

  it('is refused past the limit of the account, however many are asked for at once', async () => {
    const owner = await createMember(app)
    const replies = await Promise.all(Array.from({ length: maxKeys + 3 }, () => create(owner)))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(maxKeys)
    expect(replies.find(({ ok }) => !ok)).toMatchObject({ problem: { code: 'KEY_LIMIT' } })
    expect((await create(await createMember(app))).ok, 'another account').toBe(true)
  })
})

describe('the use of a key', () => {
  it('has its calls, newest first, with nothing of what they were about', async () => {
    const owner = await createMember(app)
    const program = await createProgram(app, owner, ['ask'])
    for (const url of ['/api/usage-status?a=secret', '/api/history', '/api/runs/not-an-id/events'])
      await app.app.inject({ url, headers: program.headers })
    const use = await useOf(owner, program.keyId)
    expect(use?.calls.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['GET', '/api/runs/:id/events', 403],
      ['GET', '/api/history', 403],
      ['GET', '/api/usage-status', 200],
    ])
    expect(Object.keys(use?.calls[0] ?? {}).toSorted()).toEqual(['at', 'method', 'route', 'status'])
    expect(use?.key.lastUsedAt, 'to the hour').toMatch(/:00:00\.000Z$/)
  })

  it('is bounded, and the last use is not written at each call', async () => {
    const owner = await createMember(app)
    const program = await createProgram(app, owner)
    for (let call = 0; call < maxKeyCalls + 5; call += 1)
      await app.app.inject({ url: '/api/usage-status', headers: program.headers })
    expect((await useOf(owner, program.keyId))?.calls).toHaveLength(maxKeyCalls)
    const written = await app.database.db.execute(sql`select xmin::text from api_keys`)
    await app.app.inject({ url: '/api/usage-status', headers: program.headers })
    await useOf(owner, program.keyId)
    const { rows } = await app.database.db.execute(sql`
      select xmin::text, (select count(*)::int from api_key_calls) as calls from api_keys`)
    expect(rows).toEqual([{ ...written.rows[0], calls: maxKeyCalls }])
  })

  it('of a key that was deleted meanwhile is dropped, and the others are stored', async () => {
    const owner = await createMember(app)
    const [gone, left] = [await createProgram(app, owner), await createProgram(app, owner)]
    for (const { headers } of [gone, left]) await app.app.inject({ url: '/api/runs', headers })
    await app.call('DELETE /api/keys/:id', { path: `/api/keys/${gone.keyId}`, headers: owner.headers })
    expect((await useOf(owner, left.keyId))?.calls).toHaveLength(1)
    expect(app.log.filter(({ msg }) => msg === 'the calls of API keys could not be stored')).toEqual([])
  })
})

describe('the account', () => {
  it('has its keys in the export, without their hashes', async () => {
    const owner = await createMember(app)
    await create(owner)
    const { account } = (await app.app.inject({ url: '/api/account/export', headers: owner.headers })).json()
    expect(account.apiKeys).toMatchObject([{ name: 'Reading list', scopes: ['summarize', 'ask'] }])
    expect(JSON.stringify(account)).not.toContain('hash')
  })

  it('takes its keys along when it goes', async () => {
    const program = await createProgram(app, await createMember(app))
    await app.database.pool.query('delete from users')
    const { statusCode } = await app.app.inject({ url: '/api/runs', headers: program.headers })
    expect(statusCode).toBe(401)
  })
})
