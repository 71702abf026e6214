import { createHmac } from 'node:crypto'
import type { CycleOutcome, PayOptions } from './cycles.ts'
import type { Records } from './entities.ts'
import type { Fault } from './faults.ts'
import type { Webhooks } from './webhooks.ts'

/** The keys that the simulator knows, for the settings of a server. */
export const simulatedKeys = {
  keyId: 'rzp_test_simulated0001',
  keySecret: 'the key secret of the simulator',
  webhookSecret: 'the webhook secret of the simulator',
} as const

/** The result that the checkout hands to the page after a payment. */
export type CheckoutAnswer = {
  razorpay_payment_id: string
  razorpay_subscription_id: string
  razorpay_signature: string
}

/** A call of the API that the simulator has seen, as `POST /v1/plans`. */
export type SeenCall = { call: string; body: unknown; status: number }

/** A stand-in for Razorpay on this machine, and the hands of its customers. */
export type RazorpaySimulator = AsyncDisposable & {
  /** For RAZORPAY_API_BASE; the script for RAZORPAY_CHECKOUT_URL is below it. */
  origin: string
  checkoutUrl: string
  records: Records
  calls: SeenCall[]
  webhooks: Webhooks
  /** The time by which the clock of the simulator is ahead, in ms. */
  clock: { aheadMs: number }
  /** The place where webhooks go when no `deliver` was given; `null` sends none. */
  target: { webhookUrl: string | null }
  /** The fault of the next calls, one each; `on` is the beginning of a call such as `POST /v1/sub`. */
  faults: Fault[]
  /** A customer pays in the checkout. */
  pay: (subscriptionId: string, options?: PayOptions) => CheckoutAnswer
  /** A customer's bank says no in the checkout. */
  failPayment: (subscriptionId: string) => void
  /** The running cycle ends, whatever the clock says. */
  endCycle: (subscriptionId: string, outcome: CycleOutcome) => void
  /** The customer stops the mandate in the app of their bank, or takes it up again. */
  pause: (subscriptionId: string, isPaused: boolean) => void
  /** The merchant gives money back, all of it when no amount in paise is named. */
  refund: (paymentId: string, amount?: number) => void
  /** The bank of a customer takes a payment back for good, and the merchant loses the dispute about it. */
  loseDispute: (paymentId: string) => Promise<void>
}

/** The result that the checkout hands to the page after a payment for a subscription. */
export function signCheckout(keySecret: string, paymentId: string, subscriptionId: string): string {
  return hmac(keySecret, `${paymentId}|${subscriptionId}`)
}

/** The header that a webhook comes with. */
export function signWebhook(webhookSecret: string, body: string): string {
  return hmac(webhookSecret, body)
}

function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}
