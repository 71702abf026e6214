import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { purposeKey } from '#server/features/accounts/service.ts'

/** The secret of a webhook, as Standard Webhooks writes it: derived, so that the database alone signs nothing. */
export function webhookSecret(serverSecret: string, seed: string): string {
  const key = createHmac('sha256', purposeKey(serverSecret, 'webhook secret')).update(seed).digest('base64')
  return `whsec_${key}`
}

type Signed = { id: string; timestamp: Date; body: string }

/** The headers of Standard Webhooks: the same message signed with each of the secrets that are valid. */
export function signatureHeaders(
  secrets: readonly string[],
  { id, timestamp, body }: Signed,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(timestamp.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, timestamp, body)).join(' '),
  }
}
