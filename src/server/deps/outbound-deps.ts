import { webhookTimeoutSeconds } from '#product/webhooks.ts'
import {
  createFeedReader,
  defaultFeedLimits,
  createGuardedFetch,
  createHubClient,
} from '#server/adapters/feeds/feed-client.ts'
import type { FeedFetch } from '#server/adapters/feeds/feed-client.ts'
import type { FeedParser } from '#server/adapters/feeds/feed-parser.ts'
import { createHttpsSender } from '#server/adapters/webhooks/https-sender.ts'
import { createProxiedFetch } from '#server/adapters/youtube/http/connection.ts'
import type { FollowingDeps } from '#server/features/following/service.ts'
import { isGlobalAddress, mayTry } from '#server/lib/outbound/guarded-request.ts'
import type { FeedHubs } from '#server/ports/feeds.ts'
import type { WebhookSender } from '#server/ports/senders.ts'
import type { Settings } from '#server/settings.ts'

const onPublicInternet = { isAllowed: isGlobalAddress, allowsLocal: false }
const hubTimeoutMs = 15_000

const directFetch: FeedFetch = (url, init) => fetch(url, init)

/** The readers of followed sources' feeds, as the settings say. */
export function createFollowingDeps(
  { youtubeOrigin, youtubeProxyUrl }: Pick<Settings, 'youtubeOrigin' | 'youtubeProxyUrl'>,
  parser: FeedParser,
): Pick<FollowingDeps, 'feeds'> {
  const proxied = youtubeProxyUrl === null ? null : createProxiedFetch(youtubeProxyUrl)
  return {
    feeds: createFeedReader({
      youtubeFetch: proxied === null ? directFetch : (url, init) => proxied(url, { ...init, method: 'GET' }),
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
