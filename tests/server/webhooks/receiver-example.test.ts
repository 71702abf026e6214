import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { spawnForTest } from '#tests/setup/spawn-for-test.ts'
import { receiver } from '#web/content/developers.ts'
import { freePort } from '../../../scripts/dev/free-port.ts'
import { inheritedEnvironment } from '../../e2e/run-environment.ts'
import { createMember } from '../security/people.ts'
import { createWebhook, deliver, localSender, readLog, sendTest, stopDelivering } from './case.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ webhookSender: localSender, trustProxy: ['127.0.0.1'] })
})
afterAll(async () => {
  await stopDelivering()
  await app[Symbol.asyncDispose]()
})

/** Runs the program of the page until `use` is over, and gives what it wrote. */
async function run(secret: string, use: (url: string) => Promise<void>): Promise<string> {
  const port = await freePort()
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'precis-receiver-')), 'receiver.mjs')
  writeFileSync(file, receiver)
  const env = { ...inheritedEnvironment(), PRECIS_WEBHOOK_SECRET: secret, PORT: String(port) }
  const child = spawnForTest(process.execPath, [file], { env })
  let written = ''
  child.stdout.on('data', (piece) => (written += String(piece)))
  child.stderr.on('data', (piece) => (written += String(piece)))
  const url = `http://127.0.0.1:${port}/`
  try {
    await expect
      .poll(() =>
        fetch(url).then(
          ({ status }) => status,
          () => null,
        ),
      )
      .toBe(401)
    await use(url)
  } finally {
    child.kill()
    await once(child, 'close')
  }
  return written
}

it('the program of the page takes what Précis sends, once', async () => {
  const owner = await createMember(app)
  const { id, secret, path: own } = await createWebhook(app, owner, { url: 'http://127.0.0.1:1/' })
  const written = await run(secret, async (url) => {
    await app.call('PATCH /api/webhooks/:id', { path: own, headers: owner.headers, payload: { url } })
    deliver(app)
    const delivery = await sendTest(app, owner, id)
    await expect.poll(async () => (await readLog(app, owner, id)).deliveries[0]?.state).toBe('delivered')
    const again = { path: `${own}/deliveries/${delivery}/redeliver`, headers: owner.headers }
    await app.call('POST /api/webhooks/:id/deliveries/:delivery/redeliver', again)
    await expect.poll(async () => (await readLog(app, owner, id)).deliveries[0]?.state).toBe('delivered')
  })
  expect(written.match(/webhook\.test/g)).toEqual(['webhook.test'])
  expect(written).toContain(id)
})

it('the program of the page refuses what was recorded, changed, or signed by another secret', async () => {
  const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
  const body = '{"type":"webhook.test","data":{}}'
  const written = await run(secret, async (url) => {
    const send = async (signer: string, sentMs: number, sentBody = body): Promise<number> => {
      const signature = new Webhook(signer).sign('one', new Date(sentMs), body)
      const headers = {
        'webhook-id': 'one',
        'webhook-timestamp': String(Math.floor(sentMs / 1000)),
        'webhook-signature': signature,
      }
      return (await fetch(url, { method: 'POST', body: sentBody, headers })).status
    }
    const now = Date.now()
    expect(await send(secret, now - 600_000), 'recorded ten minutes ago').toBe(401)
    expect(await send(secret, now, `${body} `), 'changed').toBe(401)
    expect(await send(`whsec_${Buffer.alloc(32, 2).toString('base64')}`, now), 'another secret').toBe(401)
    expect([await send(secret, now), await send(secret, now)], 'twice').toEqual([204, 204])
  })
  expect(written.match(/webhook\.test/g)).toEqual(['webhook.test'])
})
