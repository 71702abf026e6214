import { webhookTimeoutSeconds } from '#product/webhooks.ts'
import { isGlobalAddress } from '#server/lib/outbound/global-address.ts'
import { createHttpsSender } from '#server/adapters/webhooks/https-sender.ts'
import type { WebhookSender } from '#server/ports/webhook-sender.ts'
import type { Settings } from '../settings.ts'

/** The sender, which calls the public internet over TLS alone unless the operator lets it call more. */
export function createWebhookSender({
  webhooksToPrivate,
}: Pick<Settings, 'webhooksToPrivate'>): WebhookSender {
  return createHttpsSender({
    timeoutMs: webhookTimeoutSeconds * 1000,
    isAllowed: webhooksToPrivate ? () => true : isGlobalAddress,
    allowsLocal: webhooksToPrivate,
  })
}
