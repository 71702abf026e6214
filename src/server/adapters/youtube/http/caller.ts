import type { Clock } from '#server/ports/clock.ts'
import { YoutubeFailure } from '../failures/youtube-failure.ts'
import { callOnce } from './call.ts'
import type { Answer, Call, Fetch } from './call.ts'

/** Makes a call, again after a pause where that may help. @throws YoutubeFailure `UNREACHABLE`, `ANSWER_CHANGED` */
export type Caller = (call: Call) => Promise<Answer>

type Options = {
  fetch: Fetch
  clock: Clock
  /** From 0 up to 1; spreads the repeats of many callers. */
  random: () => number
  backOffMs: number
}

const mostTries = 3
/** A 429 counts against the network address, so a second one stands. */
const mostLimited = 2
const longestRetryAfterSeconds = 2

/** A caller that repeats what ended in a broken connection, half an answer, a 429 or a 5xx. */
export function createCaller(options: Options): Caller {
  return async (call) => {
    let limited = 0
    for (let tries = 1; ; tries += 1) {
      const outcome = await callOnce(options.fetch, call).catch(keepFailure)
      if (isLimit(outcome)) limited += 1
      const pauseMs = limited >= mostLimited ? null : pauseBefore(outcome, tries, options)
      if (pauseMs === null) {
        if (outcome instanceof YoutubeFailure) throw outcome
        return outcome
      }
      await options.clock.wait(pauseMs, call.signal)
    }
  }
}

function keepFailure(error: unknown): YoutubeFailure {
  if (error instanceof YoutubeFailure) return error
  throw error
}

/** Milliseconds to wait before the next try; `null` when the outcome stands. */
function pauseBefore(
  outcome: Answer | YoutubeFailure,
  tries: number,
  { random, backOffMs }: Options,
): number | null {
  if (tries >= mostTries) return null
  const pauseMs = backOffMs * 2 ** (tries - 1) * (0.5 + random())
  if (outcome instanceof YoutubeFailure) {
    // After a timeout another try would take as long again; the next profile is the better use of it.
    return outcome.kind === 'UNREACHABLE' && !outcome.isTimeout ? pauseMs : null
  }
  if (outcome.status >= 500 || isIncomplete(outcome)) return pauseMs
  if (!isLimit(outcome)) return null
  const asked = outcome.retryAfterSeconds ?? 0
  return asked > longestRetryAfterSeconds ? null : Math.max(pauseMs, asked * 1000)
}

function isLimit(outcome: Answer | YoutubeFailure): boolean {
  return !(outcome instanceof YoutubeFailure) && outcome.status === 429
}

const openingBrace = '{'.codePointAt(0)
const closingBrace = '}'.codePointAt(0)

/** Nothing at all, or the beginning of an object, sent as if it were whole: seen when an answer breaks off on its way. */
function isIncomplete({ status, body }: Answer): boolean {
  if (status !== 200) return false
  const first = body.find((byte) => !isBlank(byte))
  return (
    first === undefined ||
    (first === openingBrace && body.findLast((byte) => !isBlank(byte)) !== closingBrace)
  )
}

/** Space, tab and line ends. */
function isBlank(byte: number): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d
}
