import { webhookTimeoutSeconds } from '#product/webhooks.ts'
import { isGlobalAddress } from '#server/lib/outbound/global-address.ts'
import { createHttpsSender } from '#server/adapters/webhooks/https-sender.ts'
import type { Log } from '#server/db/log.ts'
import { startDeliverer } from '#server/features/webhooks/deliverer.ts'
import type { Deliverer } from '#server/features/webhooks/deliverer.ts'
import type { SendingDeps } from '#server/features/webhooks/send-delivery.ts'
import { systemClock } from '#server/lib/system-clock.ts'
import type { WebhookSender } from '#server/ports/webhook-sender.ts'
import type { Settings } from '../settings.ts'

type Deps = Pick<SendingDeps, 'db' | 'secret'> & { log: Log; webhookSender: WebhookSender }

/** Sends to webhooks where this process does the work of a worker. */
export function startDelivererHere(
  { services }: Pick<Settings, 'services'>,
  { db, log, secret, webhookSender: sender }: Deps,
): Deliverer {
  if (!services.includes('worker')) return { stop: async () => undefined }
  return startDeliverer({ db, log, secret, sender, clock: systemClock, random: Math.random })
}

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
