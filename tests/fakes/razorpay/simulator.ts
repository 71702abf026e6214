import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { refund } from './answer-api.ts'
import { endCycle, failFirst, pause, payFirst } from './cycles.ts'
import { emptyRecords, newId } from './entities.ts'
import { Refusal } from './refusal.ts'
import { serve } from './serve.ts'
import { signCheckout, simulatedKeys } from './simulated.ts'
import type { RazorpaySimulator } from './simulated.ts'
import { createWebhooks, deliverTo } from './webhooks.ts'
import type { Deliver } from './webhooks.ts'

/** The way the simulator runs. */
export type SimulatorOptions = {
  /** 0 takes a free one. */
  port?: number
  webhookUrl?: string
  /** Takes the place of webhooks over HTTP. */
  deliver?: Deliver
  /** Milliseconds since 1970. */
  now?: () => number
  /** The first pause before a webhook is tried again, in ms. */
  retryPauseMs?: number
}

/** Starts the simulator on the loopback address. */
export async function startRazorpaySimulator(options: SimulatorOptions = {}): Promise<RazorpaySimulator> {
  const { port = 0, webhookUrl = null, now = Date.now, retryPauseMs = 20 } = options
  const clock = { aheadMs: 0 }
  const target = { webhookUrl }
  const seconds = (): number => Math.floor((now() + clock.aheadMs) / 1000)
  const records = emptyRecords()
  const webhooks = createWebhooks({
    secret: () => simulatedKeys.webhookSecret,
    deliver: options.deliver ?? deliverTo(() => target.webhookUrl),
    pauseMs: retryPauseMs,
  })
  const server = http.createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${portOf(server)}`
  const simulator: RazorpaySimulator = {
    origin,
    checkoutUrl: `${origin}/v1/checkout.js`,
    records,
    calls: [],
    webhooks,
    clock,
    target,
    faults: [],
    pay: (id, paid = {}) => {
      const { payment, emitted } = payFirst(records, id, { ...paid, now: seconds() })
      webhooks.emit(emitted, seconds())
      return {
        razorpay_payment_id: payment.id,
        razorpay_subscription_id: id,
        razorpay_signature: signCheckout(simulatedKeys.keySecret, payment.id, id),
      }
    },
    failPayment: (id) => webhooks.emit(failFirst(records, id, seconds()).emitted, seconds()),
    endCycle: (id, outcome) => webhooks.emit(endCycle(records, id, outcome, seconds()), seconds()),
    pause: (id, isPaused) => {
      webhooks.emit(pause(records, id, { isPaused, by: 'customer', now: seconds() }), seconds())
    },
    refund: (id, amount) => {
      webhooks.emit(refund(records, id, { amount, idempotency: null, now: seconds() }).emitted, seconds())
    },
    loseDispute: async (id) => {
      const payment = records.payments.get(id)
      if (payment === undefined) throw new Refusal(400, 'The id provided does not exist')
      const dispute = {
        id: newId('disp'),
        entity: 'dispute',
        payment_id: id,
        amount: payment.amount,
        amount_deducted: payment.amount,
        currency: payment.currency,
        reason_code: 'goods_or_services_not_received_or_partially_received',
        phase: 'chargeback',
        status: 'lost',
        created_at: seconds(),
      }
      webhooks.emit([{ event: 'payment.dispute.lost', payment, dispute }], seconds())
      await webhooks.settled()
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  server.on('request', (request, response) => {
    serve(simulator, { request, response, now: seconds }).catch(() => response.destroy())
  })
  return simulator
}

function portOf(server: http.Server): number {
  const address: AddressInfo | string | null = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The simulator has no port.')
  return address.port
}
