import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { retrySeconds } from '#product/webhooks.ts'
import type { PooledDb } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { WebhookReply, WebhookSender } from '#server/ports/senders.ts'
import {
  claimWebhooks,
  findDueDelivery,
  giveUpWaiting,
  recordOnDelivery,
  recordOnWebhook,
  releaseWebhook,
  trimDeliveries,
} from './delivery-queue.ts'
import type { ClaimedWebhook, Attempt, DueDelivery } from './delivery-queue.ts'
import { webhookSecret } from './webhooks-repo.ts'

type DelivererOptions = SendingDeps & {
  log: Log
  /** The number of webhooks that this process sends to at once. */
  concurrency?: number
  /** The interval in ms at which it looks for due ones. */
  pollMs?: number
}

/** Sends what is due to webhooks, as one of any number of processes. */
export type Deliverer = {
  /** Takes no more, aborts what is being sent, which counts no attempt, and waits for it. */
  stop: () => Promise<void>
}

const defaultConcurrency = 8
const defaultPollMs = 1000

/** Starts sending what is due. */
export function startDeliverer({ log, ...options }: DelivererOptions): Deliverer {
  const { db, concurrency = defaultConcurrency, pollMs = defaultPollMs } = options
  const owner = randomUUID()
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  let taking: Promise<void> | null = null

  async function take(): Promise<void> {
    const room = concurrency - running.size
    if (room <= 0 || stopping.signal.aborted) return
    for (const webhook of await claimWebhooks(db, owner, room)) begin(webhook)
  }

  function begin(webhook: ClaimedWebhook): void {
    const work = sendDelivery(options, { webhook, owner }, stopping.signal)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) report(error)
      })
      .finally(() => {
        running.delete(work)
        takeMore()
      })
    running.add(work)
  }

  function takeMore(): void {
    taking ??= take()
      .catch(report)
      .finally(() => {
        taking = null
      })
  }

  function report(error: unknown): void {
    log.warn({ err: error }, 'webhooks could not be sent to')
  }

  const poll = setInterval(takeMore, pollMs)
  return {
    stop: async () => {
      clearInterval(poll)
      stopping.abort()
      await taking
      await Promise.all(running)
    },
  }
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
      const recorded = await recordOnWebhook(tx, { id: webhook.id, sender: owner }, attempt.outcome)
      if (recorded === null) return
      await recordOnDelivery(tx, delivery.id, recorded.isOff ? { ...attempt, nextSeconds: null } : attempt)
      if (recorded.isOff) await giveUpWaiting(tx, webhook.id)
      await trimDeliveries(tx, webhook.id)
    })
  } finally {
    await releaseWebhook(db, webhook.id, owner)
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

/** Each pause varies by this share, so that what failed together is not retried together. */
const jitter = 0.2

/** The seconds until the next attempt after so many failures; `null` after the last one. */
function nextAttemptSeconds(failed: number, random: () => number): number | null {
  const pause = retrySeconds[failed - 1]
  return pause === undefined ? null : Math.round(pause * (1 - jitter + 2 * jitter * random()))
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
