import { expect } from 'vitest'
import type { WebhookEventName } from '#product/webhooks.ts'
import { createHttpsSender } from '#server/adapters/webhooks/https-sender.ts'
import { startDeliverer } from '#server/features/webhooks/deliverer.ts'
import type { Sending } from '#server/jobs/sending.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { WebhookSender } from '#server/ports/senders.ts'
import type { TestApp } from '#tests/harness.ts'
import type { Person } from '../security/people.ts'

/** Calls this machine, as an operator may allow. */
export const localSender: WebhookSender = createHttpsSender({
  timeoutMs: 10_000,
  isAllowed: () => true,
  allowsLocal: true,
})

const started: Sending[] = []

/** Stops all processes that send. */
export async function stopDelivering(): Promise<void> {
  await Promise.all(started.splice(0).map((deliverer) => deliverer.stop()))
}

/** One process that sends; it looks often, so that a test need not wait. */
export function deliver({ deps }: TestApp, sender: WebhookSender = localSender): Sending {
  const { log, secret, runs } = deps
  const options = { db: runs.db, log, secret, sender, clock: systemClock, random: () => 0.5, pollMs: 20 }
  const deliverer = startDeliverer(options)
  started.push(deliverer)
  return deliverer
}

/** Makes a webhook for a person, with its secret. */
export async function createWebhook(
  app: TestApp,
  { headers }: Person,
  { url, events = ['summary.completed', 'summary.failed'] }: { url: string; events?: WebhookEventName[] },
) {
  const reply = await app.call('POST /api/webhooks', { headers, payload: { url, events } })
  if (!reply.ok) throw new Error(`No webhook was made: ${reply.problem.detail}`)
  const { webhook, secret } = reply.body
  return { id: webhook.id, secret, path: `/api/webhooks/${webhook.id}` }
}

/** The deliveries of a webhook, as its owner reads them. */
export async function readLog(app: TestApp, { headers }: Person, id: string) {
  const path = `/api/webhooks/${id}/deliveries`
  const reply = await app.call('GET /api/webhooks/:id/deliveries', { path, headers })
  if (!reply.ok) throw new Error(reply.problem.detail)
  return reply.body
}

/** Sends the test event to a webhook, and gives the id of the delivery. */
export async function sendTest(app: TestApp, { headers }: Person, id: string): Promise<string> {
  const reply = await app.call('POST /api/webhooks/:id/test', { path: `/api/webhooks/${id}/test`, headers })
  if (!reply.ok) throw new Error(reply.problem.detail)
  return reply.body.deliveryId
}

/**
 * Moves all that waits to now, as if its pause were over. Who sent lets go of the webhook after the attempt
 * is in the log, and that is when it sets the pause.
 */
export async function skipPauses({ database }: TestApp): Promise<void> {
  const held = 'select from webhooks where sender is not null'
  await expect.poll(async () => (await database.pool.query(held)).rowCount).toBe(0)
  await database.pool.query(`
    update webhook_deliveries set next_at = now() where next_at is not null;
    update webhooks set next_at = now() where next_at is not null`)
}
