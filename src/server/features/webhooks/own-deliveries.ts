import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts'
import { maxWaitingDeliveries, testEvent } from '#product/webhooks.ts'
import { transaction } from '#server/db/transaction.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Db } from '#server/db/database.ts'
import type { CallLimit } from '#server/rate-limit/call-counter.ts'
import { enqueue } from './announce.ts'
import type { WebhookDeps } from './context.ts'
import { countWaiting, listDeliveries, lockWebhook, reviveDelivery } from './deliveries-repo.ts'
import { noSuchWebhook, readWebhook } from './own-webhooks.ts'

type Deps = Pick<WebhookDeps, 'db' | 'callCounter' | 'clock'>
type Named = { userId: string; id: string }

/** Messages that an owner has sent by hand. */
const perAccount: CallLimit = {
  limit: 20,
  windowSeconds: 60,
  detail: 'You have sent many messages to your webhooks.',
}

/** Sends the test event to a webhook of an account. @throws AppError `NOT_FOUND`, `WEBHOOK_OFF`, `RATE_LIMITED` */
export async function testWebhook(deps: Deps, { userId, id }: Named): Promise<{ deliveryId: string }> {
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
  deps: Deps,
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
  deps: Pick<Deps, 'db'>,
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
