import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { maxWebhookDeliveries } from '#product/webhooks.ts'
import { sweepWebhooks } from '#server/features/webhooks/emails.ts'
import { createMailbox } from '#tests/fakes/mail/mailbox.ts'
import { startReceiver } from '#tests/fakes/webhooks/receiver.ts'
import type { Received, Receiver } from '#tests/fakes/webhooks/receiver.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { createMember } from '../security/people.ts'
import { createWebhook, deliver, stopDelivering, localSender, readLog, sendTest, skipPauses } from './case.ts'

const mailbox = createMailbox()
let app: TestApp
let receiver: Receiver
beforeAll(async () => {
  app = await startApp({
    isCounted: true,
    webhookSender: localSender,
    trustProxy: ['127.0.0.1'],
    mailer: mailbox,
  })
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

const verify = (secret: string, { body, headers }: Received): unknown =>
  new Webhook(secret).verify(body, headers)

describe('a webhook', () => {
  it('that answers 410 is switched off at once, with what waits for it, and its owner is mailed', async () => {
    deliver(app)
    const owner = await createMember(app)
    const { id } = await createWebhook(app, owner, { url: receiver.url('gone') })
    await app.database.pool.query(
      `insert into webhook_deliveries (webhook_id, event, body, created_at, state, next_at)
        values ('${id}', 'webhook.test', '{}', now(), 'waiting', now() + interval '1 hour')`,
    )
    await sendTest(app, owner, id)
    await expect.poll(async () => (await readLog(app, owner, id)).webhook.state).toBe('off')
    const { webhook, deliveries, waiting } = await readLog(app, owner, id)
    expect([webhook.offReason, waiting]).toEqual(['gone', 0])
    expect(deliveries.map(({ state, failure }) => [state, failure])).toEqual([
      ['failed', null],
      ['failed', 'switched-off'],
    ])
    mailbox.emails.length = 0
    await sweep()
    await sweep()
    expect(mailbox.emails).toMatchObject([{ to: owner.email, subject: 'We switched off a webhook' }])
    expect(mailbox.emails[0]?.text).toContain('127.0.0.1')
    expect(mailbox.emails[0]?.text, 'not the path, which may be a secret').not.toContain('/gone')
  })

  it('that failed for three days is switched off, and can be switched on again', async () => {
    deliver(app)
    const owner = await createMember(app)
    const { id, path } = await createWebhook(app, owner, { url: receiver.url('failing') })
    const failedFor = async (interval: string): Promise<void> => {
      await sendTest(app, owner, id)
      await app.database.pool.query(`update webhooks set failing_since = now() - interval '${interval}'`)
      await skipPauses(app)
    }
    await failedFor('2 days 23 hours')
    await expect.poll(async () => (await readLog(app, owner, id)).deliveries[0]?.attempts).toBeGreaterThan(0)
    expect((await readLog(app, owner, id)).webhook.state).toBe('failing')
    await failedFor('3 days 1 hour')
    await expect.poll(async () => (await readLog(app, owner, id)).webhook.state).toBe('off')
    const test = { path: `${path}/test`, headers: owner.headers }
    expect(await app.call('POST /api/webhooks/:id/test', test)).toMatchObject({
      problem: { code: 'WEBHOOK_OFF' },
    })
    const on = { path, headers: owner.headers, payload: { isOn: true } }
    expect(await app.call('PATCH /api/webhooks/:id', on)).toMatchObject({
      body: { webhook: { state: 'on', offReason: null, failingSince: null } },
    })
    expect((await app.call('POST /api/webhooks/:id/test', test)).ok).toBe(true)
  })

  it('has two valid secrets for a day after a new one was made', async () => {
    deliver(app)
    const owner = await createMember(app)
    const { id, secret, path } = await createWebhook(app, owner, { url: receiver.url('right') })
    const rolled = await app.call('POST /api/webhooks/:id/secret', {
      path: `${path}/secret`,
      headers: owner.headers,
    })
    if (!rolled.ok) throw new Error(rolled.problem.detail)
    expect(rolled.body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    await sendTest(app, owner, id)
    await expect.poll(() => receiver.received.length).toBe(1)
    const [first] = receiver.received
    if (first === undefined) throw new Error('Nothing came')
    verify(secret, first)
    verify(rolled.body.secret, first)
    await app.database.pool.query(`update webhooks set old_secret_until = now() - interval '1 second'`)
    await sendTest(app, owner, id)
    await expect.poll(() => receiver.received.length).toBe(2)
    const last = receiver.received[1] ?? first
    verify(rolled.body.secret, last)
    expect(() => verify(secret, last)).toThrow('No matching signature')
  })

  it('is sent a delivery again under its id, and keeps the newest ones only', async () => {
    deliver(app)
    const owner = await createMember(app)
    const { id, path } = await createWebhook(app, owner, { url: receiver.url('right') })
    await app.database.pool.query(
      `insert into webhook_deliveries (webhook_id, event, body, created_at, state)
        select '${id}', 'webhook.test', '{}', now() - n * interval '1 minute', 'failed' from generate_series(1, 120) n`,
    )
    const deliveryId = await sendTest(app, owner, id)
    const newest = async () => (await readLog(app, owner, id)).deliveries[0]
    // One that is still being sent is not over when the receiver has it.
    await expect.poll(newest).toMatchObject({ id: deliveryId, state: 'delivered' })
    expect(receiver.received).toHaveLength(1)
    const again = { path: `${path}/deliveries/${deliveryId}/redeliver`, headers: owner.headers }
    expect(await app.call('POST /api/webhooks/:id/deliveries/:delivery/redeliver', again)).toMatchObject({
      ok: true,
    })
    await expect.poll(() => receiver.received.length).toBe(2)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([deliveryId]),
    )
    await expect
      .poll(async () => (await app.database.pool.query('select from webhook_deliveries')).rowCount)
      .toBe(maxWebhookDeliveries)
    await expect.poll(newest).toMatchObject({ id: deliveryId, attempts: 1, state: 'delivered' })
  })
})

async function sweep(): Promise<void> {
  await sweepWebhooks({ ...app.deps, db: app.database.db }, new AbortController().signal)
}
