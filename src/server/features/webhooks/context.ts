import type { AccountDeps } from '#server/features/accounts/service.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { Mailer, WebhookSender } from '#server/ports/senders.ts'
import type { CallCounter } from '#server/rate-limit/call-limits.ts'

/** Dependencies of the calls about webhooks. */
export type WebhookDeps = AccountDeps & {
  webhookSender: Pick<WebhookSender, 'checkUrl'>
  callCounter: CallCounter
  clock: Pick<Clock, 'now'>
  mailer: Mailer
  log: Log
  /** The public origin of the pages; `null` takes that of each request. */
  publicUrl: string | null
}
