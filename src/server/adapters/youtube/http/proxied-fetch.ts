import http from 'node:http'
import https from 'node:https'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { YoutubeFailure } from '../failures/youtube-failure.ts'
import type { Fetch } from './caller.ts'

/**
 * A `fetch` whose requests go through an HTTP proxy, and no others of this process: the global one can only be given a
 * proxy for everything. Credentials may stand in the address.
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

/** Where YouTube is: the real one, or a stand-in that speaks like it. */
export type YoutubeHosts = {
  /** The address of a path, which is always one of our own words. */
  page: (path: string) => URL
  image: (path: string) => URL
  /**
   * The address of captions, as YouTube gave it. It comes from outside, so only YouTube's own hosts are let through; with a
   * stand-in they all lead there.
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
