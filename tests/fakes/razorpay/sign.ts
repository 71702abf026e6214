import { createHmac } from 'node:crypto'

/** What the checkout hands to the page after a payment for a subscription. */
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
