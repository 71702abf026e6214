import { Webhook } from 'standardwebhooks'
import type { PooledDb } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { claimTargets, nextAttemptSeconds, recordOnTarget, releaseTarget } from '#server/jobs/send-queue.ts'
import { startSending } from '#server/jobs/sending.ts'
import type { Sending } from '#server/jobs/sending.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { WebhookReply, WebhookSender } from '#server/ports/senders.ts'
import {
  findDueDelivery,
  giveUpWaiting,
  recordOnDelivery,
  trimDeliveries,
  webhookQueue,
} from './delivery-queue.ts'
import type { ClaimedWebhook, Attempt, DueDelivery } from './delivery-queue.ts'
import { webhookSecret } from './webhooks-repo.ts'

type DelivererOptions = SendingDeps & { log: Log; concurrency?: number; pollMs?: number }

/** Starts sending what is due to webhooks, as one of any number of processes. */
export function startDeliverer({ log, concurrency, pollMs, ...deps }: DelivererOptions): Sending {
  return startSending({
    log,
    about: 'webhooks',
    concurrency,
    pollMs,
    claim: (owner, limit) => claimTargets(deps.db, webhookQueue, owner, limit),
    send: (webhook, owner, signal) => sendDelivery(deps, { webhook, owner }, signal),
  })
}

/** Dependencies of sending. */
export type SendingDeps = {
  db: PooledDb
  /** The secret of the server, of which those of the webhooks are made. */
  secret: string
  sender: WebhookSender
  clock: Pick<Clock, 'now'>
  /** Gives 0 to 1. */
  random: () => number
}

/** The answer that asks not to be called any more. */
const goneStatus = 410

/**
 * Sends the next due delivery of a webhook that the process `owner` has claimed, stores what came of it, and
 * lets go of the webhook. A process that stops counts no attempt; one that lost the webhook meanwhile stores
 * nothing.
 * @throws the reason of the signal when it aborts
 */
async function sendDelivery(
  deps: SendingDeps,
  { webhook, owner }: { webhook: ClaimedWebhook; owner: string },
  signal: AbortSignal,
): Promise<void> {
  const { db } = deps
  try {
    const delivery = await findDueDelivery(db, webhook.id)
    if (delivery === null) return
    const reply = await send(deps, webhook, delivery, signal)
    const attempt = toAttempt(reply, delivery.attempts + 1, deps.random)
    await transaction(db, async (tx) => {
      const recorded = await recordOnTarget(
        tx,
        webhookQueue,
        { id: webhook.id, sender: owner },
        attempt.outcome,
      )
      if (recorded === null) return
      await recordOnDelivery(tx, delivery.id, recorded.isOff ? { ...attempt, nextSeconds: null } : attempt)
      if (recorded.isOff) await giveUpWaiting(tx, webhook.id)
      await trimDeliveries(tx, webhook.id)
    })
  } finally {
    await releaseTarget(db, webhookQueue, webhook.id, owner)
  }
}

async function send(
  { sender, secret, clock }: SendingDeps,
  { url, seeds }: ClaimedWebhook,
  { id, body }: DueDelivery,
  signal: AbortSignal,
): Promise<WebhookReply> {
  const secrets = seeds.map((seed) => webhookSecret(secret, seed))
  const signed = signatureHeaders(secrets, { id, body, timestamp: new Date(clock.now()) })
  const headers = { ...signed, 'content-type': 'application/json', 'user-agent': 'Precis-Webhooks/1' }
  return await sender.send({ url, headers, body }, { signal })
}

function toAttempt(reply: WebhookReply, attempts: number, random: () => number): Attempt {
  const { status } = reply
  const isDelivered = status !== null && status >= 200 && status < 300
  const outcome = isDelivered ? 'delivered' : status === goneStatus ? 'gone' : 'failed'
  return { ...reply, outcome, nextSeconds: isDelivered ? null : nextAttemptSeconds(attempts, random) }
}

type Signed = { id: string; timestamp: Date; body: string }

/** The headers of Standard Webhooks: the same message signed with each of the secrets that are valid. */
function signatureHeaders(
  secrets: readonly string[],
  { id, timestamp, body }: Signed,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(timestamp.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, timestamp, body)).join(' '),
  }
}
