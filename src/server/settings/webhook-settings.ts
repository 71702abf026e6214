import { z } from 'zod'
import { field } from './field.ts'

/** The variables about webhooks. */
export const webhookFields = {
  WEBHOOKS_TO_PRIVATE: field(
    z
      .enum(['true', 'false'], { error: 'must be true or false' })
      .default('false')
      .transform((value) => value === 'true'),
  ),
}

/** Where webhooks may lead. */
export type WebhookSettings = Readonly<{
  /** Lets webhooks call addresses of private networks, also without TLS. */
  webhooksToPrivate: boolean
}>

/** Names the values for the program. */
export function toWebhookSettings(values: z.output<z.ZodObject<typeof webhookFields>>): WebhookSettings {
  return { webhooksToPrivate: values.WEBHOOKS_TO_PRIVATE }
}
