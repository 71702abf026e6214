import { AppError } from '#core/app-error.ts'
import { followRedirects } from '#server/lib/outbound/guarded-fetch.ts'
import type { GuardedFetch } from '#server/lib/outbound/guarded-fetch.ts'
import { guardedRequest, PrivateAddress } from '#server/lib/outbound/guarded-request.ts'
import type { AddressRules } from '#server/lib/outbound/guarded-request.ts'
import { BodyTooLarge, readFirstBytes, readBoundedBody } from '#server/lib/outside-body.ts'
import type { FollowedFeeds, FeedHubs } from '#server/ports/feeds.ts'
import type { FeedParser } from './feed-parser.ts'

export type FeedLimits = { callMs: number; feedBytes: number; transcriptBytes: number }

const megabyte = 1024 * 1024
export const defaultFeedLimits: FeedLimits = {
  callMs: 15_000,
  feedBytes: 2 * megabyte,
  transcriptBytes: 8 * megabyte,
}

type FeedReaderOptions = {
  /** The connection for YouTube's feeds; it goes to YouTube alone. */
  youtubeFetch: GuardedFetch
  /** For all other addresses, which come from outside: it connects to no private one. */
  guardedFetch: GuardedFetch
  /** Origin of a stand-in for YouTube; `null` is YouTube itself. */
  youtubeOrigin: string | null
  limits: FeedLimits
  /** Parses what came, where that holds up nobody. */
  parser: FeedParser
}

const youtubeFeed = 'https://www.youtube.com/feeds/'
const maxRedirects = 3
const accept = 'application/rss+xml, application/atom+xml, application/xml, text/xml, */*;q=0.1'

/** Reads feeds over HTTP within limits of time and size; each redirection is checked like the first. */
export function createFeedReader(options: FeedReaderOptions): FollowedFeeds {
  const { limits, parser } = options
  return {
    read: async (url, { known, ...turn }) => {
      const headers = {
        accept,
        ...(known.etag === null ? {} : { 'if-none-match': known.etag }),
        ...(known.lastModified === null ? {} : { 'if-modified-since': known.lastModified }),
      }
      const response = await ask(options, { url, headers, signal: turn.signal })
      if (response.status === 304) {
        await response.body?.cancel()
        return null
      }
      const document = await readAnswer(response, (answer) => readFirstBytes(answer, limits.feedBytes))
      const version = { etag: short(response, 'etag'), lastModified: short(response, 'last-modified') }
      return { ...(await parser.parse(document, turn)), ...version }
    },
    readTranscript: async ({ url, type }, turn) => {
      const response = await ask(options, { url, headers: { accept: '*/*' }, signal: turn.signal })
      const answer = await readAnswer(response, (whole) => readBoundedBody(whole, limits.transcriptBytes))
      const bytes = new Uint8Array(answer)
      return /html/i.test(type) ? await parser.readHtml(bytes, turn) : bytes
    },
    readList: (bytes, turn) => parser.readList(bytes, turn),
  }
}

type FeedRequest = { url: string; headers: Record<string, string>; signal: AbortSignal }

async function ask(options: FeedReaderOptions, { url, headers, signal }: FeedRequest): Promise<Response> {
  const init = { headers, signal: AbortSignal.any([signal, AbortSignal.timeout(options.limits.callMs)]) }
  const response = await followRedirects((next) => askOnce(options, next, init), url, maxRedirects)
  if (response === null) throw unreachable()
  return response
}

async function askOnce(
  options: FeedReaderOptions,
  url: string,
  init: Parameters<GuardedFetch>[1],
): Promise<Response> {
  const { youtubeFetch, guardedFetch, youtubeOrigin } = options
  try {
    if (url.startsWith(youtubeFeed)) return await youtubeFetch(atOrigin(url, youtubeOrigin), init)
    return await guardedFetch(new URL(url), init)
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw unreachable(cause)
  }
}

function atOrigin(url: string, origin: string | null): URL {
  const { pathname, search } = new URL(url)
  return origin === null ? new URL(url) : new URL(`${pathname}${search}`, origin)
}

async function readAnswer<T>(response: Response, read: (response: Response) => Promise<T>): Promise<T> {
  if (!response.ok) {
    await response.body?.cancel()
    throw unreachable(new Error(`The answer was ${response.status}`))
  }
  try {
    return await read(response)
  } catch (cause) {
    if (cause instanceof BodyTooLarge)
      throw new AppError('FEED_UNREADABLE', 'This feed is too large.', { cause })
    throw unreachable(cause)
  }
}

/** A header of the answer, unless it is longer than one that is worth to store. */
function short(response: Response, name: string): string | null {
  const value = response.headers.get(name)
  return value === null || value.length > 200 ? null : value
}

function unreachable(cause?: unknown): AppError {
  const detail = "This feed isn't answering right now. Please try again later."
  return new AppError('FEED_UNREACHABLE', detail, cause === undefined ? {} : { cause })
}

type HubOptions = AddressRules &
  Pick<FeedHubs, 'callbackOrigin' | 'youtubeHub'> & {
    /** The longest time for a hub to answer, in ms. */
    timeoutMs: number
  }

/**
 * Asks hubs over HTTP, allowed addresses alone and, as they are given a secret, over TLS unless addresses of
 * this network may be called. Of an answer only its status is read.
 */
export function createHubClient(options: HubOptions): FeedHubs {
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
      const status = await askHub(url, { headers, body }, { rules: options, signal: inTime })
      if (status < 200 || status >= 300)
        throw new AppError('FEED_UNREACHABLE', 'The hub of this feed refused.', {
          cause: new Error(`The answer was ${status}`),
        })
    },
  }
}

async function askHub(
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
