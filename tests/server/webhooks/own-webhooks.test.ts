import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { maxWebhooks } from '#product/webhooks.ts'
import { createMailbox } from '#tests/fakes/mail/mailbox.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { createMember, createProgram } from '../security/people.ts'
import type { Person } from '../security/people.ts'
import { createWebhook, readLog, sendTest } from './case.ts'

const mailbox = createMailbox()
let app: TestApp
beforeAll(async () => {
  app = await startApp({
    trustProxy: ['127.0.0.1'],
    mailer: mailbox,
    publicUrl: 'http://precis.example',
  })
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(() => {
  mailbox.emails.length = 0
})

const url = 'https://receiver.example/hook?token=hush'
const create = ({ headers }: Person, changes: object = {}) =>
  app.call('POST /api/webhooks', { headers, payload: { url, events: ['summary.failed'], ...changes } })
const listOf = async ({ headers }: Person) => {
  const reply = await app.call('GET /api/webhooks', { headers })
  return reply.ok ? reply.body.webhooks : []
}

describe('a new webhook', () => {
  it('is given its secret once, and the database has nothing that signs', async () => {
    const owner = await createMember(app)
    const made = await create(owner, { events: ['digest.ready', 'summary.completed', 'digest.ready'] })
    if (!made.ok) throw new Error(made.problem.detail)
    const { webhook, secret } = made.body
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(webhook).toMatchObject({ url, events: ['summary.completed', 'digest.ready'], state: 'on' })
    expect(await listOf(owner)).toEqual([webhook])
    const { rows } = await app.database.pool.query('select webhooks::text as row from webhooks')
    expect(JSON.stringify([rows, app.log, await listOf(owner)])).not.toContain(secret.slice(6, 20))
  })

  it('is mailed to its account, by the name of its server alone', async () => {
    const owner = await createMember(app)
    await create(owner)
    expect(mailbox.emails).toMatchObject([
      { to: owner.email, subject: 'A new webhook for your Précis account' },
    ])
    const text = mailbox.emails[0]?.text ?? ''
    for (const part of ['receiver.example', 'couldn’t be made', 'http://precis.example/account'])
      expect(text).toContain(part)
    expect(text).not.toContain('hush')
  })

  it.each([
    ['no address', { url: ' ' }, 'Give the address'],
    ['half an address', { url: 'receiver.example' }, 'complete address'],
    ['no TLS', { url: 'http://receiver.example/' }, 'https://'],
    ['a private address', { url: 'https://192.168.1.1/' }, 'public internet'],
    ['a long address', { url: `https://receiver.example/${'a'.repeat(1000)}` }, 'at most 1000'],
    ['no event', { events: [] }, 'at least one event'],
    ['an unknown event', { events: ['everything'] }, 'Some of what was sent'],
    ['more than it may say', { secret: 'mine' }, 'Some of what was sent'],
  ])('with %s is refused with a sentence', async (_what, changes, detail) => {
    const reply = await create(await createMember(app), changes)
    expect(reply).toMatchObject({ ok: false, problem: { code: 'INVALID_REQUEST' } })
    if (!reply.ok) expect(reply.problem.detail).toContain(detail)
  })

  it('is refused past the limit of the account, however many are asked for at once', async () => {
    const owner = await createMember(app)
    const replies = await Promise.all(Array.from({ length: maxWebhooks + 3 }, () => create(owner)))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(maxWebhooks)
    expect(replies.find(({ ok }) => !ok)).toMatchObject({ problem: { code: 'WEBHOOK_LIMIT' } })
    expect((await create(await createMember(app))).ok, 'another account').toBe(true)
  })
})

describe('a webhook', () => {
  it('is changed in what is said, and in nothing else', async () => {
    const owner = await createMember(app)
    const { path } = await createWebhook(app, owner, { url })
    const change = async (payload: object) => {
      const reply = await app.call('PATCH /api/webhooks/:id', { path, headers: owner.headers, payload })
      return reply.ok ? reply.body.webhook : reply.problem
    }
    expect(await change({ events: ['digest.ready'] })).toMatchObject({ url, events: ['digest.ready'] })
    expect(await change({ url: 'https://other.example/' })).toMatchObject({ events: ['digest.ready'] })
    expect(await change({ url: 'https://10.0.0.1/' })).toMatchObject({ code: 'INVALID_REQUEST' })
    expect(await change({})).toMatchObject({ url: 'https://other.example/', state: 'on' })
    expect(await change({ isOn: false })).toMatchObject({ state: 'off', offReason: 'owner' })
  })

  it('that is switched off has nothing waiting, and is deleted with its deliveries', async () => {
    const owner = await createMember(app)
    const { id, path } = await createWebhook(app, owner, { url })
    await sendTest(app, owner, id)
    await app.call('PATCH /api/webhooks/:id', { path, headers: owner.headers, payload: { isOn: false } })
    expect(await readLog(app, owner, id)).toMatchObject({
      waiting: 0,
      deliveries: [{ state: 'failed', failure: 'switched-off', attempts: 0 }],
    })
    expect((await app.call('DELETE /api/webhooks/:id', { path, headers: owner.headers })).status).toBe(204)
    const gone = { path: `${path}/deliveries`, headers: owner.headers }
    expect(await app.call('GET /api/webhooks/:id/deliveries', gone)).toMatchObject({ status: 404 })
    expect(await listOf(owner)).toEqual([])
  })

  it('is sent so many messages a minute by hand', async () => {
    const owner = await createMember(app)
    const { id, path } = await createWebhook(app, owner, { url })
    for (let turn = 0; turn < 20; turn += 1) await sendTest(app, owner, id)
    const test = { path: `${path}/test`, headers: owner.headers }
    expect(await app.call('POST /api/webhooks/:id/test', test)).toMatchObject({
      problem: { code: 'RATE_LIMITED' },
    })
  })

  it('is not sent the delivery of another one', async () => {
    const owner = await createMember(app)
    const [one, other] = [await createWebhook(app, owner, { url }), await createWebhook(app, owner, { url })]
    const delivery = await sendTest(app, owner, other.id)
    const path = `${one.path}/deliveries/${delivery}/redeliver`
    const again = { path, headers: owner.headers }
    expect(await app.call('POST /api/webhooks/:id/deliveries/:delivery/redeliver', again)).toMatchObject({
      problem: { code: 'NOT_FOUND' },
    })
  })

  it('is set up by a key with the permission, and by no other', async () => {
    const owner = await createMember(app)
    const program = await createProgram(app, owner, ['webhooks'])
    expect((await create(program)).ok).toBe(true)
    expect(await listOf(owner)).toHaveLength(1)
    const other = await createProgram(app, owner, ['summarize', 'read', 'ask', 'library'])
    expect(await create(other)).toMatchObject({ problem: { code: 'KEY_SCOPE' } })
  })
})

describe('the account', () => {
  it('has its webhooks in the export, without what they are signed with', async () => {
    const owner = await createMember(app)
    const { id } = await createWebhook(app, owner, { url })
    await sendTest(app, owner, id)
    const exported = await app.app.inject({ url: '/api/account/export', headers: owner.headers })
    expect(exported.json().webhooks).toMatchObject([
      { url, deliveries: [{ event: 'webhook.test', state: 'waiting' }] },
    ])
    expect(exported.body).not.toContain('seed')
  })

  it('takes its webhooks and their deliveries along when it goes', async () => {
    const owner = await createMember(app)
    const { id } = await createWebhook(app, owner, { url })
    await sendTest(app, owner, id)
    await app.database.pool.query('delete from users')
    const { rows } = await app.database.pool.query(
      'select (select count(*)::int from webhooks) as webhooks, (select count(*)::int from webhook_deliveries) as sent',
    )
    expect(rows).toEqual([{ webhooks: 0, sent: 0 }])
  })
})
