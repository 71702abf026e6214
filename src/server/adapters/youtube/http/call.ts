import { YoutubeFailure } from '../failures/youtube-failure.ts'
import { BodyTooLarge, readBoundedBody } from '#server/lib/bounded-body.ts'

/** The part of `fetch` that is used, so that a proxied one can stand in for it. */
export type Fetch = (url: URL, init: FetchInit) => Promise<Response>
type FetchInit = {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  redirect: 'manual'
  signal: AbortSignal
}

/** One request and how much of an answer it may bring. */
export type Call = {
  url: URL
  headers?: Record<string, string>
  /** Sent as JSON by POST; without it the call is a GET. */
  json?: unknown
  timeoutMs: number
  maxBytes: number
  signal: AbortSignal
}

/** A complete answer of any status. */
export type Answer = {
  status: number
  /** Where a redirection leads; it is never followed. */
  location: string | null
  retryAfterSeconds: number | null
  contentType: string
  body: Uint8Array
}

/** Node sends neither on its own in a form that YouTube gives its English texts for. */
const commonHeaders = { accept: '*/*', 'accept-language': 'en-US,en;q=0.9' }

/**
 * Makes one call within its limits.
 * @throws YoutubeFailure `UNREACHABLE` when there is no complete answer in time, `ANSWER_CHANGED` when it is too large
 */
export async function callOnce(fetch: Fetch, call: Call): Promise<Answer> {
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(call.timeoutMs)])
  try {
    signal.throwIfAborted()
    const response = await fetch(call.url, toInit(call, signal))
    return {
      status: response.status,
      location: response.headers.get('location'),
      retryAfterSeconds: readRetryAfter(response.headers.get('retry-after')),
      contentType: response.headers.get('content-type') ?? '',
      body: await readBoundedBody(response, call.maxBytes),
    }
  } catch (cause) {
    if (cause instanceof YoutubeFailure) throw cause
    if (cause instanceof BodyTooLarge) throw new YoutubeFailure('ANSWER_CHANGED', { cause })
    throw new YoutubeFailure('UNREACHABLE', { cause, isTimeout: signal.aborted })
  }
}

function toInit(call: Call, signal: AbortSignal): FetchInit {
  const headers = { ...commonHeaders, ...call.headers }
  if (call.json === undefined) return { method: 'GET', headers, redirect: 'manual', signal }
  return {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(call.json),
    redirect: 'manual',
    signal,
  }
}

/** Seconds; the form with a date is not used by YouTube and counts as none. */
function readRetryAfter(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null
}

/** The body of an answer as text. */
export function textOf(answer: Answer): string {
  return new TextDecoder().decode(answer.body)
}
