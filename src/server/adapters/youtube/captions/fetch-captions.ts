import { z } from 'zod'
import type { Cue } from '#contract/transcripts.ts'
import { earlyCaptionsEnd } from '#server/domain/captions/cue-timing.ts'
import type { FetchableTrack } from '#server/domain/captions/rank-tracks.ts'
import type { ParsedCaptions } from '#server/domain/captions/raw-captions.ts'
import { countWords } from '#server/domain/text/find-words.ts'
import { AppError } from '#server/lib/app-error.ts'
import { parseJson } from '#server/lib/outside-body.ts'
import { YoutubeFailure } from '../failures/youtube-failure.ts'
import { textOf } from '../http/caller.ts'
import type { Answer } from '../http/caller.ts'
import type { Connection } from '../innertube.ts'
import { classifyStatus } from '../player/classify.ts'

/** Reads a json3 body, wherever that is done. @throws AppError `TRANSCRIPT_EMPTY` when there are no words in it */
export type ReadCaptions = (body: string, signal: AbortSignal) => Promise<ParsedCaptions>

const json3Schema = z.object({ events: z.array(z.unknown()) })

type Request = { track: FetchableTrack; userAgent: string; signal: AbortSignal }

/** The captions of a track. @throws YoutubeFailure */
export async function fetchCaptions(
  connection: Connection,
  readCaptions: ReadCaptions,
  { track, userAgent, signal }: Request,
): Promise<ParsedCaptions> {
  const answer = await connection.call({
    url: json3Address(connection, track),
    headers: { 'user-agent': userAgent },
    timeoutMs: connection.limits.callMs,
    maxBytes: connection.limits.captionBytes,
    signal,
  })
  const body = textOf(answer)
  if (answer.status === 429) throw classifyLimit(connection, answer)
  const refused = classifyCaptionAnswer(answer, body)
  if (refused !== null) throw refused
  try {
    return await readCaptions(body, signal)
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'TRANSCRIPT_EMPTY') {
      throw new YoutubeFailure(hasEvents(body) ? 'NO_SPEECH' : 'CAPTIONS_EMPTY', { cause })
    }
    throw cause
  }
}

/** Whether this is a caption file at all, rather than a damaged one or an empty object. */
function hasEvents(body: string): boolean {
  return json3Schema.safeParse(parseJson(body)).success
}

/** YouTube obeys the first `fmt`, and the addresses it gives to some applications have one already. */
function json3Address({ hosts }: Connection, track: FetchableTrack): URL {
  const url = hosts.captions(track.address)
  url.searchParams.set('fmt', 'json3')
  url.searchParams.delete('xosf')
  return url
}

/**
 * 429 counts against the network address, whichever profile asks. Where YouTube says nothing of how long, one more profile
 * is worth the only repetition, because a proxy may have another address by then.
 */
function classifyLimit({ call }: Connection, { retryAfterSeconds }: Answer): YoutubeFailure {
  const mayPass = retryAfterSeconds === null && call.takeRepeat()
  return new YoutubeFailure(mayPass ? 'ADDRESS_LIMITED' : 'CAPTIONS_LIMITED', { retryAfterSeconds })
}

/** What comes with status 200 and is no complete JSON object was withheld or cut off on its way. */
function classifyCaptionAnswer(answer: Answer, body: string): YoutubeFailure | null {
  const { status } = answer
  const isRefusal = status !== 403 && status >= 400 && status < 500
  if (isRefusal) return new YoutubeFailure('CAPTIONS_EMPTY')
  const refused = classifyStatus(answer)
  if (refused !== null) return refused
  const text = body.trim()
  return text.startsWith('{') && text.endsWith('}') ? null : new YoutubeFailure('CAPTIONS_EMPTY')
}

/** Shorter videos may well have only a few words, and clips none but a greeting. */
const longEnoughSeconds = 180
const clipSeconds = 30
const secondsPerWord = 3
const secondsPerWordOfShort = 10
const minShareOfVideo = 2 / 3
/** Captions that end before this share of a video leave more out than they have, however many words they are. */
const minShareOfAny = 1 / 2

/**
 * Whether captions can be all that is said in a video. Those that end before its middle are `cut`, as are those that end well
 * before its end and have few words; with as many words as could fill it they are `early`. `sparse` ones have few words but
 * reach through the video: they may be all there is.
 */
export function judgeCaptions(
  cues: readonly Cue[],
  durationSeconds: number | null,
): 'whole' | 'early' | 'sparse' | 'cut' {
  if (durationSeconds === null || durationSeconds <= clipSeconds) return 'whole'
  if (durationSeconds <= longEnoughSeconds) {
    return hasWords(cues, durationSeconds / secondsPerWordOfShort) ? 'whole' : 'sparse'
  }
  const end = endOf(cues)
  const hasEnoughWords = hasWords(cues, durationSeconds / secondsPerWord)
  if (end < durationSeconds * (hasEnoughWords ? minShareOfAny : minShareOfVideo)) return 'cut'
  if (earlyCaptionsEnd(end, durationSeconds) !== null) return 'early'
  return hasEnoughWords ? 'whole' : 'sparse'
}

const minPartSeconds = 120

/** Whether cut captions are enough for a summary of the part that they have, for those who ask for it. */
export function isPartWorthAsking(cues: readonly Cue[]): boolean {
  const end = endOf(cues)
  return end >= minPartSeconds && hasWords(cues, end / secondsPerWord)
}

/** When the last caption ends, in seconds; 0 where there are no times. */
export function endOf(cues: readonly Cue[]): number {
  const last = cues.at(-1)
  return (last?.start ?? 0) + (last?.duration ?? 0)
}

function hasWords(cues: readonly Cue[], enough: number): boolean {
  let words = 0
  for (const cue of cues) {
    words += countWords(cue.text)
    if (words >= enough) return true
  }
  return false
}
