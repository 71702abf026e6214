import type { Clock } from '#server/ports/clock.ts'
import { YoutubeFailure } from '../failures/youtube-failure.ts'
import { callOnce } from './call.ts'
import type { Answer, Call, Fetch } from './call.ts'

/**
 * Makes calls; one of them in all is repeated after a pause, where that may help.
 * @throws YoutubeFailure `UNREACHABLE`, `ANSWER_CHANGED`
 */
export type Caller = {
  (call: Call): Promise<Answer>
  /** Takes the repetition for a call that is made elsewhere, and counts that; `false` when it's used up. */
  takeRepeat: () => boolean
}

type Options = {
  fetch: Fetch
  clock: Clock
  /** From 0 up to 1; spreads the repeats of many callers. */
  random: () => number
  backOffMs: number
}

const maxRetryAfterSeconds = 2

/**
 * A caller that repeats what ended in a broken connection, half an answer or a 5xx, once in all. `maxCalls` counts every
 * call, and ends a hopeless search.
 */
export function createCaller(options: Options, maxCalls = Infinity): Caller {
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

function keepFailure(error: unknown): YoutubeFailure {
  if (error instanceof YoutubeFailure) return error
  throw error
}

/** Milliseconds to wait before a repetition; `null` when the outcome stands. */
function pauseBefore(outcome: Answer | YoutubeFailure, { random, backOffMs }: Options): number | null {
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
 * The beginning of an object, sent as if it were whole: seen when an answer breaks off on its way. An empty answer is how
 * YouTube withholds captions, and comes again.
 */
function isCutOff({ status, body }: Answer): boolean {
  if (status !== 200 || body.find((byte) => !isBlank(byte)) !== openingBrace) return false
  return body.findLast((byte) => !isBlank(byte)) !== closingBrace
}

/** Space, tab and line ends. */
function isBlank(byte: number): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d
}
