import http from 'node:http'
import https from 'node:https'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { userAgentOf } from '#server/lib/youtube-clients.ts'
import type { ClientProfile } from '#server/lib/youtube-clients.ts'
import { YoutubeFailure } from '../failures/youtube-failure.ts'
import type { Answer, Caller, YoutubeLimits, Fetch } from './caller.ts'

/** The connection of every request to YouTube. */
export type Connection = {
  call: Caller
  hosts: YoutubeHosts
  limits: YoutubeLimits
}

/** The endpoints of YouTube's internal interface. */
export type Endpoint = 'player' | 'next' | 'browse' | 'visitor_id' | 'navigation/resolve_url'
type Request = {
  profile: ClientProfile
  /** YouTube's id of an anonymous visit; without one some answers are refused. */
  visitorData: string | null
  /** The subject of the request, beside the client that asks. */
  subject: Record<string, unknown>
  timeoutMs: number
  signal: AbortSignal
}

/**
 * Asks YouTube's internal interface as one of its applications. Texts are asked for in English, because
 * failures are told apart by them.
 * @throws YoutubeFailure
 */
export function askInnertube(connection: Connection, endpoint: Endpoint, request: Request): Promise<Answer> {
  const { profile, visitorData } = request
  const origin = 'https://www.youtube.com'
  return connection.call({
    url: connection.hosts.page(`/youtubei/v1/${endpoint}?prettyPrint=false`),
    headers: {
      'user-agent': userAgentOf(profile),
      'x-youtube-client-name': String(profile.id),
      'x-youtube-client-version': profile.version,
      origin,
      ...(visitorData === null ? {} : { 'x-goog-visitor-id': visitorData }),
      // Keeps the consent page of European addresses away; only the website knows it.
      ...(profile.name === 'WEB' ? { cookie: 'SOCS=CAI' } : {}),
    },
    json: { context: contextOf(request), ...request.subject },
    timeoutMs: request.timeoutMs,
    maxBytes: connection.limits.answerBytes,
    signal: request.signal,
  })
}

function contextOf({ profile, visitorData }: Request) {
  return {
    client: {
      clientName: profile.name,
      clientVersion: profile.version,
      hl: 'en',
      gl: 'US',
      ...(visitorData === null ? {} : { visitorData }),
      ...profile.extra,
    },
    user: { lockedSafetyMode: false },
    request: { useSsl: true },
  }
}

/**
 * A `fetch` whose requests go through an HTTP proxy, and no others of this process: the global one can only
 * be given a proxy for everything. Credentials may stand in the address.
 */
export function createProxiedFetch(proxyUrl: string): Fetch {
  const proxyEnv = { HTTP_PROXY: proxyUrl, HTTPS_PROXY: proxyUrl }
  const agents = {
    http: new http.Agent({ keepAlive: true, proxyEnv }),
    https: new https.Agent({ keepAlive: true, proxyEnv }),
  }
  return async (url, { method, headers, body, signal }) => {
    const isSecure = url.protocol === 'https:'
    const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>()
    const options = {
      method,
      // Traffic of proxies is paid by the byte.
      headers: { ...headers, 'accept-encoding': 'gzip' },
      signal,
      agent: isSecure ? agents.https : agents.http,
    }
    const request = isSecure ? https.request(url, options) : http.request(url, options)
    request.once('response', resolve).once('error', reject).end(body)
    return toResponse(await promise)
  }
}

function toResponse(message: http.IncomingMessage): Response {
  const status = message.statusCode ?? 502
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  if (isBodiless(status)) {
    message.resume()
    return new Response(null, { status, headers })
  }
  return new Response(Readable.toWeb(unpacked(message)), { status, headers })
}

function unpacked(message: http.IncomingMessage): Readable {
  if (message.headers['content-encoding'] !== 'gzip') return message
  // What breaks either end is an error of the other, so the reader hears of it.
  return pipeline(message, createGunzip(), () => undefined)
}

/** Statuses that a `Response` may not have a body with. */
function isBodiless(status: number): boolean {
  return status === 204 || status === 205 || status === 304
}

const youtubeHost = /^(?:[a-z0-9-]+\.)*youtube\.com$/
const publicOrigin = 'https://www.youtube.com'
const publicImages = 'https://i.ytimg.com'

/** The hosts of YouTube: the real ones, or a stand-in that speaks like it. */
type YoutubeHosts = {
  /** The address of a path, which is always one of our own words. */
  page: (path: string) => URL
  image: (path: string) => URL
  /**
   * The address of captions, as YouTube gave it. It comes from outside, so only YouTube's own hosts are let
   * through; with a stand-in they all lead there.
   * @throws YoutubeFailure `ANSWER_CHANGED` for any other host
   */
  captions: (address: string) => URL
}

/** @param origin Of a stand-in; `null` is YouTube itself. */
export function createYoutubeHosts(origin: string | null): YoutubeHosts {
  return {
    page: (path) => new URL(path, origin ?? publicOrigin),
    image: (path) => new URL(path, origin ?? publicImages),
    captions: (address) => captionAddress(address, origin),
  }
}

function captionAddress(address: string, origin: string | null): URL {
  const url = URL.canParse(address, publicOrigin) ? new URL(address, publicOrigin) : null
  if (url === null || url.pathname !== '/api/timedtext') throw new YoutubeFailure('ANSWER_CHANGED')
  if (origin !== null && url.origin === new URL(origin).origin) return url
  const isYoutube = url.protocol === 'https:' && url.port === '' && youtubeHost.test(url.hostname)
  if (!isYoutube || url.username !== '' || url.password !== '') throw new YoutubeFailure('ANSWER_CHANGED')
  return origin === null ? url : new URL(`${url.pathname}${url.search}`, origin)
}
