import type { Clock } from '#server/lib/clock.ts'
import { BodyTooLarge, readBoundedBody } from '#server/lib/outside-body.ts'
import { YoutubeFailure } from '../failures/youtube-failure.ts'

/**
 * Makes calls; one of them in all is repeated after a pause, where that may help.
 * @throws YoutubeFailure `UNREACHABLE`, `ANSWER_CHANGED`
 */
export type Caller = {
  (call: Call): Promise<Answer>
  /** Takes the repetition for a call that is made elsewhere, and counts that; `false` when it's used up. */
  takeRepeat: () => boolean
}

type CallerOptions = {
  fetch: Fetch
  clock: Clock
  /** From 0 up to 1; spreads the repeats of many callers. */
  random: () => number
  backOffMs: number
}

const maxRetryAfterSeconds = 2

/**
 * A caller that repeats what ended in a broken connection, half an answer or a 5xx, once in all. `maxCalls`
 * counts every call, and ends a hopeless search.
 */
export function createCaller(options: CallerOptions, maxCalls = Infinity): Caller {
  let repeats = 1
  let calls = 0

  function hasRepeat(): boolean {
    repeats -= 1
    return repeats >= 0
  }

  function takeRepeat(): boolean {
    calls += 1
    return hasRepeat()
  }

  async function callOnceMore(call: Call): Promise<Answer> {
    calls += 1
    if (calls > maxCalls) throw new YoutubeFailure('UNREACHABLE')
    const outcome = await callOnce(options.fetch, call).catch(keepFailure)
    const pauseMs = pauseBefore(outcome, options)
    if (pauseMs !== null && hasRepeat()) {
      await options.clock.wait(pauseMs, call.signal)
      return await callOnceMore(call)
    }
    if (outcome instanceof YoutubeFailure) throw outcome
    return outcome
  }

  return Object.assign(callOnceMore, { takeRepeat })
}

/** The failure as a value, for what goes on after one; anything else is thrown. */
export function keepFailure(error: unknown): YoutubeFailure {
  if (error instanceof YoutubeFailure) return error
  throw error
}

/** Milliseconds to wait before a repetition; `null` when the outcome stands. */
function pauseBefore(outcome: Answer | YoutubeFailure, { random, backOffMs }: CallerOptions): number | null {
  const pauseMs = backOffMs * (0.5 + random())
  if (outcome instanceof YoutubeFailure) {
    // After a timeout another try would take as long again; the next profile is the better use of it.
    return outcome.kind === 'UNREACHABLE' && !outcome.isTimeout ? pauseMs : null
  }
  if (outcome.status >= 500 || isCutOff(outcome)) return pauseMs
  // A 429 counts against the network address, so only a pause that YouTube itself calls short can help.
  if (outcome.status !== 429 || outcome.retryAfterSeconds === null) return null
  const { retryAfterSeconds } = outcome
  return retryAfterSeconds > maxRetryAfterSeconds ? null : Math.max(pauseMs, retryAfterSeconds * 1000)
}

const openingBrace = '{'.codePointAt(0)
const closingBrace = '}'.codePointAt(0)

/**
 * The beginning of an object, sent as if it were whole: seen when an answer breaks off on its way. An empty
 * answer is how YouTube withholds captions, and comes again.
 */
function isCutOff({ status, body }: Answer): boolean {
  if (status !== 200 || body.find((byte) => !isBlank(byte)) !== openingBrace) return false
  return body.findLast((byte) => !isBlank(byte)) !== closingBrace
}

/** Space, tab and line ends. */
function isBlank(byte: number): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d
}

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
  /** The target of a redirection; it is never followed. */
  location: string | null
  retryAfterSeconds: number | null
  contentType: string
  body: Uint8Array
}

/** Node sends neither on its own in a form that YouTube gives its English texts for. */
const commonHeaders = { accept: '*/*', 'accept-language': 'en-US,en;q=0.9' }

/**
 * Makes one call within its limits.
 * @throws YoutubeFailure `UNREACHABLE` when there is no complete answer in time, `ANSWER_CHANGED` when it is
 * too large
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

/** The limits of time, in milliseconds, and size, in bytes; tests set shorter ones. */
export type YoutubeLimits = {
  /** One call, from its start to the last byte. */
  callMs: number
  /** A call that is only helpful: chapters, a title, a visitor id. */
  extraCallMs: number
  /** All attempts for one video together. */
  totalMs: number
  /** The approximate first wait before a repeated call, in ms. */
  backOffMs: number
  answerBytes: number
  captionBytes: number
  thumbnailBytes: number
}

const megabyte = 1024 * 1024

/** Answers of the player are about 200 kB; automatic captions of 24 hours about 12 MB. */
export const defaultLimits: YoutubeLimits = {
  callMs: 8000,
  extraCallMs: 3000,
  totalMs: 20_000,
  backOffMs: 250,
  answerBytes: 8 * megabyte,
  captionBytes: 24 * megabyte,
  thumbnailBytes: 2 * megabyte,
}
