import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether the checkout signed this payment of this subscription. An empty secret signs nothing. */
export function isCheckoutSigned(
  keySecret: string,
  { subscription, payment, signature }: { subscription: string; payment: string; signature: string },
): boolean {
  return isMac(keySecret, `${payment}|${subscription}`, signature)
}

/** Whether a webhook comes from the provider: signed with one of the secrets, since old deliveries keep an old one. */
export function isWebhookSigned(secrets: readonly string[], body: Uint8Array, signature: string): boolean {
  return secrets.map((secret) => isMac(secret, body, signature)).includes(true)
}

function isMac(secret: string, content: string | Uint8Array, signature: string): boolean {
  if (secret === '') return false
  const expected = createHmac('sha256', secret).update(content).digest()
  const given = Buffer.from(signature, 'hex')
  // Buffer.from reads as far as it can, so the text is compared by its length too.
  return (
    signature.length === expected.length * 2 &&
    given.length === expected.length &&
    timingSafeEqual(given, expected)
  )
}
