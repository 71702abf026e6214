import { z } from 'zod'
import { Refusal } from './refusal.ts'
import type { RazorpaySimulator } from './simulated.ts'

const paySchema = z.object({ key: z.string(), subscription_id: z.string(), email: z.string().optional() })
const cycleSchema = z.object({
  subscription_id: z.string(),
  outcome: z.enum(['charged', 'failed', 'exhausted']),
})
const clockSchema = z.object({ aheadMs: z.number() })
const faultSchema = z.object({
  on: z.string(),
  kind: z.enum(['lost', 'refused', 'cut', 'hang', 'garbled', 'huge', 'down', 'unauthorized', 'redirect']),
})
const modeSchema = z.object({
  mode: z.enum(['at once', 'held', 'lost']),
  url: z.string().nullable().optional(),
})
const refundSchema = z.object({ payment_id: z.string(), amount: z.int().optional() })
const pauseSchema = z.object({ subscription_id: z.string(), isPaused: z.boolean() })

/**
 * The strings of the simulator over HTTP, all as POST with JSON: `/control/pay`, `fail`, `cycle`, `pause`, `refund`,
 * `clock`, `fault`, `webhooks` (mode and address), `release`, and `state`, which gives all that it knows.
 */
export function answerControl(simulator: RazorpaySimulator, path: string, body: unknown): object {
  const { records, webhooks } = simulator
  switch (path.replace('/control/', '')) {
    case 'pay': {
      const { subscription_id: id, email } = paySchema.parse(body)
      return simulator.pay(id, email === undefined ? {} : { email })
    }
    case 'fail':
      simulator.failPayment(paySchema.parse(body).subscription_id)
      return {}
    case 'cycle': {
      const { subscription_id: id, outcome } = cycleSchema.parse(body)
      simulator.endCycle(id, outcome)
      return {}
    }
    case 'pause': {
      const { subscription_id: id, isPaused } = pauseSchema.parse(body)
      simulator.pause(id, isPaused)
      return {}
    }
    case 'refund': {
      const { payment_id: id, amount } = refundSchema.parse(body)
      simulator.refund(id, amount)
      return {}
    }
    case 'clock':
      simulator.clock.aheadMs = clockSchema.parse(body).aheadMs
      return {}
    case 'fault':
      simulator.faults.push(faultSchema.parse(body))
      return {}
    case 'webhooks': {
      const { mode, url } = modeSchema.parse(body)
      webhooks.mode = mode
      if (url !== undefined) simulator.target.webhookUrl = url
      return {}
    }
    case 'release':
      void webhooks.release()
      return {}
    case 'state':
      return {
        subscriptions: [...records.subscriptions.values()],
        invoices: [...records.invoices.values()],
        payments: [...records.payments.values()],
        refunds: [...records.refunds.values()],
        deliveries: webhooks.list,
        calls: simulator.calls,
      }
    default:
      throw new Refusal(404, 'There is no such control.')
  }
}
