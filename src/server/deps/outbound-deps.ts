import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { webhookTimeoutSeconds } from '#product/webhooks.ts'
import { createFeedReader, defaultFeedLimits, createHubClient } from '#server/adapters/feeds/feed-client.ts'
import type { FeedParser } from '#server/adapters/feeds/feed-parser.ts'
import { createOutboxMailer, createSmtpMailer, defaultSmtpLimits } from '#server/adapters/mail/mailers.ts'
import { sweepOutbox } from '#server/adapters/mail/outbox-sweep.ts'
import { createHttpsSender } from '#server/adapters/webhooks/https-sender.ts'
import { createProxiedFetch } from '#server/adapters/youtube/http/connection.ts'
import type { FollowingDeps } from '#server/features/following/service.ts'
import { systemClock } from '#server/lib/clock.ts'
import { createGuardedFetch } from '#server/lib/outbound/guarded-fetch.ts'
import type { GuardedFetch } from '#server/lib/outbound/guarded-fetch.ts'
import { isGlobalAddress, mayTry } from '#server/lib/outbound/guarded-request.ts'
import type { FeedHubs } from '#server/ports/feeds.ts'
import type { Mailer, WebhookSender } from '#server/ports/senders.ts'
import type { Settings } from '#server/settings.ts'

/** The rules of addresses that come from outside. */
export const onPublicInternet = { isAllowed: isGlobalAddress, allowsLocal: false }
const hubTimeoutMs = 15_000

const directFetch: GuardedFetch = (url, init) => fetch(url, { ...init, redirect: 'manual' })

/** The readers of followed sources' feeds, as the settings say. */
export function createFollowingDeps(
  { youtubeOrigin, youtubeProxyUrl }: Pick<Settings, 'youtubeOrigin' | 'youtubeProxyUrl'>,
  parser: FeedParser,
): Pick<FollowingDeps, 'feeds'> {
  const proxied = youtubeProxyUrl === null ? null : createProxiedFetch(youtubeProxyUrl)
  return {
    feeds: createFeedReader({
      youtubeFetch:
        proxied === null
          ? directFetch
          : (url, init) => proxied(url, { ...init, method: 'GET', redirect: 'manual' }),
      guardedFetch: createGuardedFetch(onPublicInternet),
      youtubeOrigin,
      limits: defaultFeedLimits,
      parser,
    }),
  }
}

/** The client of hubs that push; `null` without a public address that they could call. */
export function createHubs({
  publicUrl,
  youtubeOrigin,
}: Pick<Settings, 'publicUrl' | 'youtubeOrigin'>): FeedHubs | null {
  if (publicUrl === null || !mayTry(new URL(publicUrl), onPublicInternet)) return null
  return createHubClient({
    ...onPublicInternet,
    callbackOrigin: publicUrl,
    youtubeHub: youtubeOrigin === null ? 'https://pubsubhubbub.appspot.com/subscribe' : null,
    timeoutMs: hubTimeoutMs,
  })
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

/** The mailer: the mail server, or a folder without one. The log says which. */
export function createMailer({ smtpUrl, mailFrom, dataDir }: Settings, log: FastifyBaseLogger): Mailer {
  const folder = path.join(dataDir, 'outbox')
  // With a mail server too: there may have been none before.
  void sweepOutbox(folder, systemClock)
  if (smtpUrl !== null) return createSmtpMailer({ url: smtpUrl, from: mailFrom, limits: defaultSmtpLimits })
  log.info({ folder }, 'emails are written to this folder, because SMTP_URL is not set')
  return createOutboxMailer({ folder, from: mailFrom, clock: systemClock, onCode: printCode })
}

/** Not a line of the log: those are stored and sent elsewhere. Blank lines part it from theirs. */
function printCode(code: string): void {
  process.stdout.write(`\nThe sign-in code is ${code}. It is shown here because SMTP_URL is not set.\n\n`)
}
