import { AppError } from '#server/lib/app-error.ts'
import { guardedRequest, PrivateAddress } from '#server/lib/outbound/guarded-request.ts'
import type { AddressRules } from '#server/lib/outbound/guarded-request.ts'
import type { FeedHubs } from '#server/ports/feeds.ts'

type Options = AddressRules &
  Pick<FeedHubs, 'callbackOrigin' | 'youtubeHub'> & {
    /** How long a hub may take to answer, in ms. */
    timeoutMs: number
  }

/**
 * Asks hubs over HTTP, allowed addresses alone and, as they are given a secret, over TLS unless addresses of this network may be
 * called. Of an answer only its status is read.
 */
export function createHubClient(options: Options): FeedHubs {
  const { callbackOrigin, youtubeHub, timeoutMs, allowsLocal } = options
  return {
    callbackOrigin,
    youtubeHub,
    subscribe: async (hubUrl, { callback, topic, secret, leaseSeconds }, { signal }) => {
      const url = new URL(hubUrl)
      if (url.protocol !== 'https:' && !allowsLocal) throw new AppError('INVALID_LINK')
      const body = new URLSearchParams({
        'hub.mode': 'subscribe',
        'hub.callback': callback,
        'hub.topic': topic,
        'hub.secret': secret,
        'hub.lease_seconds': String(leaseSeconds),
      }).toString()
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
      const status = await ask(url, { headers, body }, { rules: options, signal: inTime })
      if (status < 200 || status >= 300)
        throw new AppError('FEED_UNREACHABLE', 'The hub of this feed refused.', {
          cause: new Error(`The answer was ${status}`),
        })
    },
  }
}

async function ask(
  url: URL,
  { headers, body }: { headers: Record<string, string>; body: string },
  within: { rules: AddressRules; signal: AbortSignal },
): Promise<number> {
  try {
    const answer = await guardedRequest(url, { method: 'POST', headers, body }, within)
    answer.destroy()
    return answer.statusCode ?? 0
  } catch (cause) {
    throw new AppError(cause instanceof PrivateAddress ? 'INVALID_LINK' : 'FEED_UNREACHABLE', undefined, {
      cause,
    })
  }
}
