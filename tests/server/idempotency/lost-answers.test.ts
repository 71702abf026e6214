import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase } from '#server/db/database.ts'
import type { Database } from '#server/db/database.ts'
import { createMailbox } from '#tests/fakes/mail/mailbox.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { startNode } from '#tests/setup/start-node.ts'
import type { TestNode } from '#tests/setup/start-node.ts'
import { createMember, createSubscriber } from '../security/people.ts'
import type { Person } from '../security/people.ts'

/** Two nodes on one database; what the caller did not get from one of them, they ask the other for. */
const mailbox = createMailbox()
let app: TestApp
let second: TestNode
let elsewhere: Database
beforeAll(async () => {
  app = await startApp({ mailer: mailbox })
  elsewhere = connectDatabase(app.database.connection, quietLog)
  second = await startNode(elsewhere, app.deps.log, { mailer: mailbox, concurrency: null })
})
afterAll(async () => {
  await second.close()
  await elsewhere.close()
  await app[Symbol.asyncDispose]()
})

type Node = Pick<TestApp, 'app'>

/** Makes a call under a key, as often as it is called. */
function calling({ headers }: Person, url: string, payload?: object, key: string = randomUUID()) {
  return async (node: Node = app) => {
    const reply = await node.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'idempotency-key': key },
      ...(payload === undefined ? {} : { payload }),
    })
    return { status: reply.statusCode, body: reply.json() }
  }
}

const wanted = { name: 'Reading list', scopes: ['summarize'], days: 30 }
const makeKey = (person: Person, key?: string) => calling(person, '/api/keys', wanted, key)
const list = async ({ headers }: Person, what: 'keys' | 'webhooks' | 'forms') =>
  (await app.app.inject({ url: `/api/${what}`, headers })).json()[what]
const opens = async (secret: string) =>
  (await second.app.inject({ url: '/api/runs', headers: { authorization: `Bearer ${secret}` } })).statusCode

describe('an API key whose answer was lost', () => {
  it('is the same one when it is asked for again at another node, mailed once, and opens', async () => {
    const owner = await createMember(app)
    const make = makeKey(owner)
    const lost = await make()
    mailbox.emails.length = 0
    const again = await make(second)
    expect(again).toEqual(lost)
    expect(again.status).toBe(201)
    expect(await list(owner, 'keys')).toEqual([again.body.key])
    expect(await opens(again.body.secret)).toBe(200)
    expect(mailbox.emails).toEqual([])
  })

  it('is one, however many are asked for at once on two nodes', async () => {
    const owner = await createMember(app)
    const make = makeKey(owner)
    const all = await Promise.all([make(), make(second), make(), make(second)])
    expect(new Set(all.map(({ body }) => body.secret)).size).toBe(1)
    expect(await list(owner, 'keys')).toHaveLength(1)
  })

  it('is not there without its answer, so that one that nobody can read is never left', async () => {
    const owner = await createMember(app)
    const make = makeKey(owner)
    await app.database.pool.query(
      `alter table idempotent_calls add constraint none_is_answered check (answer is null) not valid`,
    )
    expect((await make()).status).toBe(500)
    expect(await list(owner, 'keys')).toEqual([])
    await app.database.pool.query('alter table idempotent_calls drop constraint none_is_answered')
    expect(await opens((await make(second)).body.secret)).toBe(200)
    expect(await list(owner, 'keys')).toHaveLength(1)
  })

  it('is made again once it was deleted, since its secret opens nothing', async () => {
    const owner = await createMember(app)
    const make = makeKey(owner)
    const { body } = await make()
    await app.app.inject({ method: 'DELETE', url: `/api/keys/${body.key.id}`, headers: owner.headers })
    const again = await make(second)
    expect(again.body.key.id).not.toBe(body.key.id)
    expect([await opens(body.secret), await opens(again.body.secret)]).toEqual([401, 200])
  })

  it('cannot be read from the database, not even by one who has the secret of the server', async () => {
    const owner = await createMember(app)
    const key = randomUUID()
    const { body } = await makeKey(owner, key)()
    const { rows } = await app.database.pool.query<{ row: string; answer: Buffer }>(
      'select idempotent_calls::text as row, answer from idempotent_calls',
    )
    const all = rows.map(({ row, answer }) => row + answer.toString('latin1')).join('\n')
    expect(rows.length).toBeGreaterThan(0)
    for (const secret of [key, 'Reading list', body.secret]) expect(all).not.toContain(secret)
    expect(
      rows.map(({ answer }) => answer.readUInt32LE(0)),
      'packed, but not sealed',
    ).not.toContain(0xfd2fb528)
  })
})

describe('what else is made by a call whose answer was lost', () => {
  const webhook = { url: 'https://receiver.example/hook', events: ['summary.failed'] }

  it('is one webhook, and one new secret beside which the old one is valid', async () => {
    const owner = await createMember(app)
    const make = calling(owner, '/api/webhooks', webhook)
    const { body } = await make()
    expect((await make(second)).body).toEqual(body)
    const other = (await calling(owner, '/api/webhooks', webhook)()).body.webhook.id
    const key = randomUUID()
    const roll = calling(owner, `/api/webhooks/${body.webhook.id}/secret`, undefined, key)
    const rolled = await roll()
    expect(rolled.body.secret).not.toBe(body.secret)
    expect((await roll(second)).body).toEqual(rolled.body)
    const { rows } = await app.database.pool.query(
      'select id from webhooks where old_secret_seed is not null and old_secret_seed <> secret_seed',
    )
    expect(rows).toEqual([{ id: body.webhook.id }])
    const elsewhereRolled = calling(owner, `/api/webhooks/${other}/secret`, undefined, key)
    expect((await elsewhereRolled()).body, 'of another webhook').toMatchObject({ status: 422 })
    await calling(owner, `/api/webhooks/${body.webhook.id}/secret`)()
    expect((await roll()).body.secret, 'one that is out of date').not.toBe(rolled.body.secret)
  })

  it('is one form', async () => {
    const owner = await createSubscriber(app, 'pro')
    const form = { name: 'Mine', sections: [{ heading: 'A', shape: 'points', about: 'All' }], guidance: '' }
    const make = calling(owner, '/api/forms', form)
    const { body } = await make()
    expect((await make(second)).body).toEqual(body)
    expect(await list(owner, 'forms')).toEqual([body])
    await app.app.inject({ method: 'DELETE', url: `/api/forms/${body.id}`, headers: owner.headers })
    expect((await make()).body.id).not.toBe(body.id)
  })
})
