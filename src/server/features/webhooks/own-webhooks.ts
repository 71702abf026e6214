import { contract } from '#contract/api.ts'
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts'
import { AppError } from '#core/app-error.ts'
import { maxWaitingDeliveries, maxWebhooks, testEvent } from '#product/webhooks.ts'
import type { WebhookEventName } from '#product/webhooks.ts'
import type { Db } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { lockUser } from '#server/features/accounts/service.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import type { StoreAnswer } from '#server/features/idempotency/service.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { Mailer, WebhookSender } from '#server/ports/senders.ts'
import type { CallCounter } from '#server/rate-limit/call-limits.ts'
import { enqueue, giveUpWaiting } from './delivery-queue.ts'
import {
  countWaiting,
  findSeed,
  findWebhook,
  insertWebhook,
  listDeliveries,
  lockWebhook,
  removeWebhook,
  reviveDelivery,
  rollSeed,
  updateWebhook,
  webhookSecret,
} from './webhooks-repo.ts'
import type { WebhookChange } from './webhooks-repo.ts'

/** Dependencies of the calls about webhooks. */
export type WebhookDeps = AccountDeps & {
  webhookSender: Pick<WebhookSender, 'checkUrl'>
  callCounter: CallCounter
  clock: Pick<Clock, 'now'>
  mailer: Mailer
  log: Log
  /** The public origin of the pages; `null` takes that of each request. */
  publicUrl: string | null
}

type Deps = Pick<WebhookDeps, 'db' | 'secret' | 'webhookSender'>
type WebhookRequest = { url: string; events: readonly WebhookEventName[] }
/** A webhook, and the secret that is given here and nowhere else. */
export type WithSecret = { webhook: Webhook; secret: string }

/**
 * Makes a webhook for an account. `store` is called in the transaction that makes it.
 * @throws AppError `INVALID_REQUEST` for an address that we cannot call, `WEBHOOK_LIMIT`
 */
export async function createWebhook(
  deps: Deps,
  userId: string,
  wanted: WebhookRequest,
  store: StoreAnswer,
): Promise<WithSecret> {
  requireUrl(deps, wanted.url)
  return await transaction(deps.db, async (tx) => {
    await lockUser(tx, userId)
    const stored = await insertWebhook(tx, userId, wanted)
    if (stored === null) {
      const detail = `You have ${maxWebhooks} webhooks. Delete one of them to make another.`
      throw new AppError('WEBHOOK_LIMIT', detail)
    }
    return await withSecret(deps, stored, (made) => store(tx, made))
  })
}

async function withSecret(
  { secret }: Pick<Deps, 'secret'>,
  { seed, ...webhook }: Webhook & { seed: string },
  store: (made: WithSecret) => Promise<void>,
): Promise<WithSecret> {
  const made = { webhook, secret: webhookSecret(secret, seed) }
  await store(made)
  return made
}

type Named = { userId: string; id: string }

/**
 * Changes a webhook of an account. What waits for one that is switched off is given up.
 * @throws AppError `NOT_FOUND`, `INVALID_REQUEST` for an address that we cannot call
 */
export async function changeWebhook(deps: Deps, named: Named, change: WebhookChange): Promise<Webhook> {
  if (change.url !== undefined) requireUrl(deps, change.url)
  const webhook = await transaction(deps.db, async (tx) => {
    const changed = await updateWebhook(tx, named, change)
    if (changed !== null && change.isOn === false) await giveUpWaiting(tx, named.id)
    return changed
  })
  if (webhook === null) throw noSuchWebhook()
  return webhook
}

/**
 * Gives a webhook of an account a new secret; the old one signs as well for a day. `store` is called in the
 * transaction that does it.
 * @throws AppError `NOT_FOUND`
 */
export async function rollSecret(deps: Deps, { userId, id }: Named, store: StoreAnswer): Promise<WithSecret> {
  return await transaction(deps.db, async (tx) => {
    const stored = await rollSeed(tx, userId, id)
    if (stored === null) throw noSuchWebhook()
    return await withSecret(deps, stored, (made) => store(tx, made))
  })
}

/** A secret is the newest one of a webhook that an account still has. */
export async function isNewestSecret(
  deps: Deps,
  userId: string,
  { webhook, secret }: WithSecret,
): Promise<boolean> {
  const seed = await findSeed(deps.db, userId, webhook.id)
  return seed !== null && webhookSecret(deps.secret, seed) === secret
}

/** Deletes a webhook of an account. @throws AppError `NOT_FOUND` */
export async function deleteWebhook({ db }: Pick<Deps, 'db'>, { userId, id }: Named): Promise<void> {
  if (!(await removeWebhook(db, userId, id))) throw noSuchWebhook()
}

/** A webhook of an account. @throws AppError `NOT_FOUND` */
async function readWebhook({ db }: Pick<Deps, 'db'>, { userId, id }: Named): Promise<Webhook> {
  const webhook = await findWebhook(db, userId, id)
  if (webhook === null) throw noSuchWebhook()
  return webhook
}

/** The refusal of an id that is not the account's, or nobody's. */
function noSuchWebhook(): AppError {
  return new AppError('NOT_FOUND', "There's no such webhook.")
}

function requireUrl({ webhookSender }: Pick<Deps, 'webhookSender'>, url: string): void {
  const reason = webhookSender.checkUrl(url)
  if (reason === null) return
  throw new AppError('INVALID_REQUEST', reason, { fields: [{ field: 'body.url', reason }] })
}

type SendDeps = Pick<WebhookDeps, 'db' | 'callCounter' | 'clock'>

/** Messages that an owner has sent by hand. */
const { account: perAccount } = contract['POST /api/webhooks/:id/test'].counts

/**
 * Sends the test event to a webhook of an account.
 * @throws AppError `NOT_FOUND`, `WEBHOOK_OFF`, `RATE_LIMITED`
 */
export async function testWebhook(deps: SendDeps, { userId, id }: Named): Promise<{ deliveryId: string }> {
  await deps.callCounter.count(`webhook-sends/${userId}`, perAccount)
  return await transaction(deps.db, async (tx) => {
    await requireOn(tx, { userId, id })
    const timestamp = new Date(deps.clock.now()).toISOString()
    const body = JSON.stringify({ type: testEvent, timestamp, data: { webhookId: id } })
    const [deliveryId] = await enqueue(tx, { ids: [id], event: testEvent, body })
    if (deliveryId !== undefined) return { deliveryId }
    throw new AppError('WEBHOOK_OFF', `${maxWaitingDeliveries} deliveries wait for this webhook already.`)
  })
}

/**
 * Sends a delivery of a webhook of an account once more, under its id.
 * @throws AppError `NOT_FOUND`, `WEBHOOK_OFF`, `RATE_LIMITED`
 */
export async function redeliver(
  deps: SendDeps,
  { userId, id, delivery }: Named & { delivery: string },
): Promise<{ deliveryId: string }> {
  await deps.callCounter.count(`webhook-sends/${userId}`, perAccount)
  return await transaction(deps.db, async (tx) => {
    await requireOn(tx, { userId, id })
    if (await reviveDelivery(tx, id, delivery)) return { deliveryId: delivery }
    throw new AppError('NOT_FOUND', "There's no such delivery. We store the last ones only.")
  })
}

/** A webhook of an account with its newest deliveries. @throws AppError `NOT_FOUND` */
export async function readDeliveries(
  deps: Pick<SendDeps, 'db'>,
  named: Named,
): Promise<{ webhook: Webhook; deliveries: WebhookDelivery[]; waiting: number }> {
  const webhook = await readWebhook(deps, named)
  const deliveries = await listDeliveries(deps.db, named.id)
  return { webhook, deliveries, waiting: await countWaiting(deps.db, named.id) }
}

async function requireOn(tx: Db, { userId, id }: Named): Promise<void> {
  const webhook = await lockWebhook(tx, userId, id)
  if (webhook === null) throw noSuchWebhook()
  if (webhook.isOff) throw new AppError('WEBHOOK_OFF', 'This webhook is off. Switch it on to send to it.')
}
