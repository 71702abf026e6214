import { setTimeout as delay } from 'node:timers/promises'
import type { Emitted } from './cycles.ts'
import { newId } from './entities.ts'
import { signWebhook } from './simulated.ts'

/** One event for the shop. Each try is the same body with the same id. */
export type Delivery = {
  eventId: string
  event: string
  body: string
  signature: string
  /** The status that the shop answered each time; 0 where there was no answer. */
  statuses: number[]
}

/** Brings a delivery to the shop and gives the status of its answer. */
export type Deliver = (delivery: Delivery) => Promise<number>

/** The event that is emitted to the shop, and when. */
export type Webhooks = {
  /** All deliveries so far, in the order of what happened. */
  list: Delivery[]
  /** `held` keeps deliveries back until `release`; `lost` forgets them. */
  mode: 'at once' | 'held' | 'lost'
  emit: (emitted: readonly Emitted[], createdAt: number) => void
  /** Delivers what was held, in the order that `arrange` makes of it: reversed, doubled, without some. */
  release: (arrange?: (held: Delivery[]) => Delivery[]) => Promise<void>
  /** Resolves when nothing is on its way. */
  settled: () => Promise<void>
}

const maxTries = 6
const answerTimeoutMs = 5000

/**
 * Makes the sender of webhooks; `deliver` is tried again, with growing pauses, until it gives a good status.
 */
export function createWebhooks(options: {
  secret: () => string
  deliver: Deliver
  pauseMs: number
}): Webhooks {
  const underWay = new Set<Promise<void>>()
  const held: Delivery[] = []

  async function send(delivery: Delivery): Promise<void> {
    for (let time = 0; time < maxTries; time += 1) {
      if (time > 0) await delay(options.pauseMs * 2 ** time, undefined, { ref: false })
      const status = await options.deliver(delivery).catch(() => 0)
      delivery.statuses.push(status)
      if (status >= 200 && status < 300) return
    }
  }

  function begin(delivery: Delivery): void {
    const sending = send(delivery).finally(() => underWay.delete(sending))
    underWay.add(sending)
  }

  const webhooks: Webhooks = {
    list: [],
    mode: 'at once',
    emit: (emitted, createdAt) => {
      for (const each of emitted) {
        const delivery = write(each, createdAt, options.secret())
        webhooks.list.push(delivery)
        if (webhooks.mode === 'at once') begin(delivery)
        if (webhooks.mode === 'held') held.push(delivery)
      }
    },
    release: async (arrange = (all) => all) => {
      for (const delivery of arrange(held.splice(0))) await send(delivery)
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
  return webhooks
}

/** Delivers over HTTP, as long as Razorpay waits. */
export function deliverTo(url: () => string | null): Deliver {
  return async ({ body, signature, eventId }) => {
    const address = url()
    if (address === null) return 0
    const answer = await fetch(address, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': signature,
        'x-razorpay-event-id': eventId,
      },
      signal: AbortSignal.timeout(answerTimeoutMs),
    })
    await answer.body?.cancel()
    return answer.status
  }
}

function write({ event, ...entities }: Emitted, createdAt: number, secret: string): Delivery {
  const contains = Object.keys(entities)
  const payload = Object.fromEntries(
    Object.entries(entities).map(([name, entity]) => [name, { entity: inWebhook(name, entity) }]),
  )
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_00000000000001',
    event,
    contains,
    payload,
    created_at: createdAt,
  })
  return { eventId: newId('evt'), event, body, signature: signWebhook(secret, body), statuses: [] }
}

/** In webhooks of subscriptions a payment says "1" where it says true elsewhere. */
function inWebhook(name: string, entity: object): object {
  return name === 'payment' && 'captured' in entity
    ? { ...entity, captured: entity.captured ? '1' : '0' }
    : entity
}
