import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { webhookBodySchema, webhookDataSchemas } from '#contract/webhooks.ts'
import { createHttpsSender } from '#server/adapters/webhooks/https-sender.ts'
import { startReceiver } from '#tests/fakes/webhooks/receiver.ts'
import type { Received, Receiver } from '#tests/fakes/webhooks/receiver.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { createMember } from '../security/people.ts'
import { createWebhook, deliver, stopDelivering, localSender, readLog, sendTest, skipPauses } from './case.ts'

let app: TestApp
let receiver: Receiver
beforeAll(async () => {
  app = await startApp({
    isCounted: true,
    webhookSender: localSender,
    trustProxy: ['127.0.0.1'],
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

const video = { videoUrl: 'https://youtu.be/WZyRbnpGyzQ' }
const verify = (secret: string, { body, headers }: Received): unknown =>
  new Webhook(secret).verify(body, headers)

describe('a summary', () => {
  it('is announced, signed as Standard Webhooks says, with where to read it', async () => {
    deliver(app)
    const owner = await createMember(app)
    const { secret } = await createWebhook(app, owner, { url: receiver.url('right') })
    const made = await app.call('POST /api/summarize', { headers: owner.headers, payload: video })
    await expect.poll(() => receiver.received.length).toBe(1)
    const [message] = receiver.received
    if (message === undefined || !made.ok || made.body.locked) throw new Error('Nothing came')
    const { type, data } = webhookBodySchema.parse(verify(secret, message))
    expect(type).toBe('summary.completed')
    expect(webhookDataSchemas['summary.completed'].strict().parse(data)).toMatchObject({
      summaryId: made.body.historyId,
      videoUrl: 'https://www.youtube.com/watch?v=WZyRbnpGyzQ',
      language: 'en',
    })
    expect(message.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Precis-Webhooks/1',
    })
  })

  it('that was there already is announced as well, and not when it is asked for again', async () => {
    deliver(app)
    const [first, owner] = [await createMember(app), await createMember(app)]
    await app.call('POST /api/summarize', { headers: first.headers, payload: video })
    const { id } = await createWebhook(app, owner, { url: receiver.url('right') })
    for (let turn = 0; turn < 2; turn += 1)
      await app.call('POST /api/summarize', { headers: owner.headers, payload: video })
    await expect.poll(() => receiver.received.length).toBe(1)
    expect((await readLog(app, owner, id)).deliveries).toHaveLength(1)
  })

  it('that fails is announced with its code', async () => {
    deliver(app)
    const owner = await createMember(app)
    const { secret } = await createWebhook(app, owner, { url: receiver.url('right') })
    const payload = { videoUrl: 'https://youtu.be/AAAAAAAAAAA' }
    const refused = await app.call('POST /api/summarize', { headers: owner.headers, payload })
    await expect.poll(() => receiver.received.length).toBe(1)
    const [message] = receiver.received
    if (message === undefined || refused.ok) throw new Error('Nothing came')
    const { type, data } = webhookBodySchema.parse(verify(secret, message))
    expect(type).toBe('summary.failed')
    const { problem } = webhookDataSchemas['summary.failed'].strict().parse(data)
    expect(problem).toEqual({ code: refused.problem.code, detail: refused.problem.detail })
  })

  it('is announced to its owner alone, where the webhook is on and wants it', async () => {
    const [owner, stranger] = [await createMember(app), await createMember(app)]
    const url = receiver.url('right')
    await createWebhook(app, stranger, { url })
    await createWebhook(app, owner, { url, events: ['digest.ready'] })
    const off = await createWebhook(app, owner, { url })
    await app.call('PATCH /api/webhooks/:id', {
      path: off.path,
      headers: owner.headers,
      payload: { isOn: false },
    })
    await app.call('POST /api/summarize', { headers: owner.headers, payload: video })
    const { rows } = await app.database.pool.query('select event from webhook_deliveries')
    expect(rows).toEqual([])
  })
})

describe('an attempt that fails', () => {
  it('is made again, under the same webhook-id, until the webhook answers well', async () => {
    deliver(app)
    const owner = await createMember(app)
    const { id, secret } = await createWebhook(app, owner, { url: receiver.url('recovering') })
    const deliveryId = await sendTest(app, owner, id)
    for (const attempts of [1, 2, 3]) {
      await expect.poll(() => receiver.received.length).toBe(attempts)
      await expect.poll(async () => (await readLog(app, owner, id)).deliveries[0]?.attempts).toBe(attempts)
      if (attempts < 3) await skipPauses(app)
    }
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual(Array(3).fill(deliveryId))
    for (const message of receiver.received) verify(secret, message)
    const { deliveries, webhook, waiting } = await readLog(app, owner, id)
    expect(deliveries).toMatchObject([{ state: 'delivered', status: 204, nextAt: null, failure: null }])
    expect([webhook.state, waiting]).toEqual(['on', 0])
  })

  it.each([
    ['failing', { status: 500, answer: 'out of order', failure: null }],
    ['redirect', { status: 302, failure: null }],
    ['closes', { status: null, answer: null, failure: 'closed' }],
  ] as const)('is in the log with what was answered: %s', async (behaviour, answered) => {
    deliver(app)
    const owner = await createMember(app)
    const { id } = await createWebhook(app, owner, { url: receiver.url(behaviour) })
    await sendTest(app, owner, id)
    await expect.poll(async () => (await readLog(app, owner, id)).deliveries[0]?.attempts).toBe(1)
    const { webhook, deliveries } = await readLog(app, owner, id)
    expect(deliveries[0]).toMatchObject({ state: 'waiting', event: 'webhook.test', ...answered })
    expect(JSON.parse(deliveries[0]?.body ?? '')).toMatchObject({ data: { webhookId: id } })
    const pauseMs = Date.parse(deliveries[0]?.nextAt ?? '') - Date.parse(deliveries[0]?.triedAt ?? '')
    expect([webhook.state, Math.round(pauseMs / 1000)]).toEqual(['failing', 5])
    expect(
      receiver.received.map(({ path }) => path),
      'no redirect is followed',
    ).toEqual([`/${behaviour}`])
  })

  it('nine times is the end of a delivery, after a day', async () => {
    deliver(app)
    const owner = await createMember(app)
    const { id } = await createWebhook(app, owner, { url: receiver.url('failing') })
    await sendTest(app, owner, id)
    const pauses: number[] = []
    for (let attempts = 1; attempts <= 9; attempts += 1) {
      await expect.poll(async () => (await readLog(app, owner, id)).deliveries[0]?.attempts).toBe(attempts)
      const [delivery] = (await readLog(app, owner, id)).deliveries
      if (delivery !== undefined && delivery.nextAt !== null)
        pauses.push(Math.round((Date.parse(delivery.nextAt) - Date.parse(delivery.triedAt ?? '')) / 1000))
      await skipPauses(app)
    }
    expect(pauses).toEqual([5, 60, 300, 1800, 7200, 18_000, 28_800, 28_800])
    expect((await readLog(app, owner, id)).deliveries[0]).toMatchObject({ state: 'failed', nextAt: null })
  })
})

describe('an answer', () => {
  it.each(['endless', 'trickle'] as const)('that never ends is cut, and counts: %s', async (behaviour) => {
    const owner = await createMember(app)
    const { id } = await createWebhook(app, owner, { url: receiver.url(behaviour) })
    await sendTest(app, owner, id)
    const impatient = createHttpsSender({ timeoutMs: 500, isAllowed: () => true, allowsLocal: true })
    deliver(app, impatient)
    await expect.poll(async () => (await readLog(app, owner, id)).deliveries[0]?.state).toBe('delivered')
    const answer = (await readLog(app, owner, id)).deliveries[0]?.answer ?? ''
    expect(answer.length).toBe(behaviour === 'endless' ? 2000 : 1)
  })

  it('that does not come ends the attempt in time', async () => {
    const owner = await createMember(app)
    const { id } = await createWebhook(app, owner, { url: receiver.url('slow') })
    await sendTest(app, owner, id)
    const impatient = createHttpsSender({ timeoutMs: 300, isAllowed: () => true, allowsLocal: true })
    deliver(app, impatient)
    await expect.poll(async () => (await readLog(app, owner, id)).deliveries[0]?.failure).toBe('timeout')
  })
})
