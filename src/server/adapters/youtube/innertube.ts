import { userAgentOf } from '#server/lib/youtube-clients.ts'
import type { ClientProfile } from '#server/lib/youtube-clients.ts'
import type { Answer, Caller, YoutubeLimits } from './http/caller.ts'
import type { YoutubeHosts } from './http/proxied-fetch.ts'

/** What every request to YouTube is made with. */
export type Connection = {
  call: Caller
  hosts: YoutubeHosts
  limits: YoutubeLimits
}

/** What YouTube's internal interface can be asked. */
export type Endpoint = 'player' | 'next' | 'browse' | 'visitor_id' | 'navigation/resolve_url'
type Request = {
  profile: ClientProfile
  /** YouTube's id of an anonymous visit; without one some answers are refused. */
  visitorData: string | null
  /** What the request is about, beside who asks. */
  subject: Record<string, unknown>
  timeoutMs: number
  signal: AbortSignal
}

/**
 * Asks YouTube's internal interface as one of its applications. Texts are asked for in English, because failures are told
 * apart by them.
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
