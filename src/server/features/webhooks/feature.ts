import type { Feature } from '#server/features/feature.ts'
import type { Log } from '#server/lib/log.ts'
import type { WebhookSender } from '#server/ports/senders.ts'
import { startDeliverer } from './deliverer.ts'
import type { SendingDeps } from './deliverer.ts'
import { sweepWebhooks } from './emails.ts'
import { registerWebhookRoutes } from './routes.ts'
import { dueDeliveries, webhooksHook } from './webhooks-repo.ts'

type WorkDeps = Omit<SendingDeps, 'sender'> & { log: Log; webhookSender: WebhookSender }

/** Calls to the servers of people, about what becomes of their summaries. */
export const webhooksFeature = {
  calls: registerWebhookRoutes,
  tasks: (deps: Parameters<typeof sweepWebhooks>[0]) => [
    { name: 'webhooks', everyMinutes: 1, due: [dueDeliveries], run: (signal) => sweepWebhooks(deps, signal) },
  ],
  work: ({ db, secret, clock, random, log, webhookSender: sender }: WorkDeps) =>
    startDeliverer({ db, secret, clock, random, log, sender }),
  accountHooks: () => [webhooksHook],
} satisfies Feature
