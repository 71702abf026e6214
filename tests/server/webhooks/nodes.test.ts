import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { transaction } from '#server/db/transaction.ts'
import { announce } from '#server/features/webhooks/service.ts'
import { startReceiver } from '#tests/fakes/webhooks/receiver.ts'
import type { Receiver } from '#tests/fakes/webhooks/receiver.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { createMember } from '../security/people.ts'
import type { Person } from '../security/people.ts'
import { createWebhook, deliver, stopDelivering, localSender, readLog, sendTest } from './case.ts'

let app: TestApp
let receiver: Receiver
beforeAll(async () => {
  app = await startApp({ webhookSender: localSender, trustProxy: ['127.0.0.1'] })
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(async () => {
  await stopDelivering()
  await receiver[Symbol.asyncDispose]()
  await app.database.pool.query('delete from webhooks')
})

const ids = (): (string | undefined)[] => receiver.received.map(({ headers }) => headers['webhook-id'])

/** The id of a person's account. */
async function userOf({ email }: Person): Promise<string> {
  const { rows } = await app.database.pool.query<{ id: string }>('select id from users where email = $1', [
    email,
  ])
  return rows[0]?.id ?? ''
}

/** Announces so many digests to a person, each in a transaction of its own. */
async function announceDigests(person: Person, count: number): Promise<void> {
  const userId = await userOf(person)
  for (let turn = 0; turn < count; turn += 1)
    await transaction(app.deps.runs.db, (tx) =>
      announce(tx, {
        userId,
        event: 'digest.ready',
        readData: async () => ({ digestId: userId, title: `Digest ${turn}`, summaries: [] }),
      }),
    )
}

describe('an event', () => {
  it('is there after the commit of what it is about, and not without it', async () => {
    const owner = await createMember(app)
    const { id } = await createWebhook(app, owner, { url: receiver.url('right'), events: ['digest.ready'] })
    const userId = await userOf(owner)
    const undone = transaction(app.deps.runs.db, async (tx) => {
      await announce(tx, {
        userId,
        event: 'digest.ready',
        readData: async () => ({ digestId: userId, title: 'Undone', summaries: [] }),
      })
      throw new Error('Something else failed')
    })
    await expect(undone).rejects.toThrow('Something else failed')
    expect((await readLog(app, owner, id)).waiting).toBe(0)
    await announceDigests(owner, 1)
    expect((await readLog(app, owner, id)).waiting).toBe(1)
  })

  it('is sent once by two nodes, however many there are, and to one webhook one at a time', async () => {
    const owner = await createMember(app)
    await createWebhook(app, owner, { url: receiver.url('right'), events: ['digest.ready'] })
    await announceDigests(owner, 40)
    deliver(app)
    deliver(app)
    await expect.poll(() => receiver.received.length).toBe(40)
    await expect
      .poll(
        async () =>
          (await app.database.pool.query('select from webhooks where next_at is not null')).rowCount,
      )
      .toBe(0)
    expect(new Set(ids()).size).toBe(40)
    expect(receiver.received.length).toBe(40)
    expect(receiver.mostAtOnce()).toBe(1)
  })

  it('of a node that died is sent by the other one, under the same webhook-id', async () => {
    const owner = await createMember(app)
    const { id } = await createWebhook(app, owner, { url: receiver.url('right') })
    const deliveryId = await sendTest(app, owner, id)
    // What a node leaves that was killed while it sent: it holds the webhook.
    await app.database.pool.query(
      `update webhooks set sender = gen_random_uuid(), held_until = now() + interval '60 seconds'`,
    )
    deliver(app)
    await sendTest(app, owner, id)
    expect(receiver.received).toEqual([])
    await app.database.pool.query(`update webhooks set held_until = now() - interval '1 millisecond'`)
    await expect.poll(() => receiver.received.length).toBe(2)
    expect(ids()).toContain(deliveryId)
  })

  it('is not stored as sent by a node that lost the webhook meanwhile', async () => {
    const owner = await createMember(app)
    const { id } = await createWebhook(app, owner, { url: receiver.url('right') })
    await sendTest(app, owner, id)
    deliver(app, {
      ...localSender,
      send: async (...message) => {
        await app.database.pool.query('update webhooks set sender = gen_random_uuid()')
        return await localSender.send(...message)
      },
    })
    await expect.poll(() => receiver.received.length).toBe(1)
    expect((await readLog(app, owner, id)).deliveries).toMatchObject([{ attempts: 0, state: 'waiting' }])
  })

  it('is not counted as tried by a node that stops, and sent by the next one', async () => {
    const owner = await createMember(app)
    const { id } = await createWebhook(app, owner, { url: receiver.url('slow') })
    await sendTest(app, owner, id)
    const first = deliver(app)
    await expect.poll(() => receiver.received.length).toBe(1)
    await first.stop()
    expect((await readLog(app, owner, id)).deliveries).toMatchObject([{ attempts: 0, state: 'waiting' }])
    deliver(app)
    await expect.poll(() => receiver.received.length).toBe(2)
    expect(new Set(ids()).size).toBe(1)
  })
})

describe('an account with much to send', () => {
  it('does not keep another one waiting', async () => {
    const [busy, other] = [await createMember(app), await createMember(app)]
    for (let turn = 0; turn < 10; turn += 1)
      await createWebhook(app, busy, { url: `${receiver.url('slow')}/${turn}`, events: ['digest.ready'] })
    await announceDigests(busy, 20)
    await createWebhook(app, other, { url: receiver.url('right'), events: ['digest.ready'] })
    await announceDigests(other, 1)
    deliver(app)
    await expect.poll(() => receiver.received.filter(({ path }) => path === '/right').length).toBe(1)
    await expect.poll(() => receiver.received.filter(({ path }) => path.startsWith('/slow')).length).toBe(3)
    expect(receiver.mostAtOnce(), 'no more than three of one account').toBeLessThanOrEqual(4)
  })

  it('has so many deliveries waiting and no more', async () => {
    const owner = await createMember(app)
    const { id } = await createWebhook(app, owner, { url: receiver.url('right'), events: ['digest.ready'] })
    await app.database.pool.query(
      `insert into webhook_deliveries (webhook_id, event, body, created_at, state, next_at)
        select '${id}', 'digest.ready', '{}', now(), 'waiting', now() from generate_series(1, 999)`,
    )
    await announceDigests(owner, 3)
    expect((await readLog(app, owner, id)).waiting).toBe(1000)
  })
})
