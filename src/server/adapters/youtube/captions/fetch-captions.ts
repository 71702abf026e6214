import { z } from 'zod'
import type { CaptionsPart } from '#contract/problem.ts'
import type { CaptionChoice, Cue } from '#contract/transcripts.ts'
import { AppError } from '#core/app-error.ts'
import type { FetchableTrack } from '#core/captions/caption-tracks.ts'
import { rankTracks, canonicalTag, isSameLanguage } from '#core/captions/caption-tracks.ts'
import { earlyCaptionsEnd } from '#core/captions/cue-timing.ts'
import type { ParsedCaptions } from '#core/captions/raw-captions.ts'
import { parseQuickJson } from '#core/parse-json.ts'
import { countWords } from '#core/text/find-words.ts'
import type { FailureKind } from '../failures/failure-kinds.ts'
import { mostTelling, YoutubeFailure } from '../failures/youtube-failure.ts'
import { textOf } from '../http/caller.ts'
import type { Answer } from '../http/caller.ts'
import type { Connection } from '../http/connection.ts'
import { classifyStatus } from '../player/classify.ts'
import type { PlayableVideo } from '../player/player-answer.ts'

/** The captions of a track, and how far they reach through the video. */
export type FoundCaptions = {
  track: FetchableTrack
  captions: ParsedCaptions
  extent: 'whole' | 'early' | 'sparse'
}

/** The dependencies of fetching captions; one time in all, another track is tried where the best fails. */
export type CaptionFetcher = {
  connection: Connection
  readCaptions: ReadCaptions
  hasTriedAnother: boolean
}

type Request = {
  video: PlayableVideo
  choice: CaptionChoice | null
  userAgent: string
  signal: AbortSignal
}

/** Failures of a track that another one of the same video need not share. */
const ofTheTrack: ReadonlySet<FailureKind> = new Set(['CAPTIONS_EMPTY', 'CAPTIONS_CUT', 'NO_SPEECH'])

/**
 * The captions of a video by its best track; by the next best where that one is a stub, empty, music or not
 * there.
 * @throws YoutubeFailure
 */
export async function fetchBestTrack(fetcher: CaptionFetcher, request: Request): Promise<FoundCaptions> {
  const { video, choice } = request
  const [best, ...others] = rankTracks(video, choice)
  if (best === undefined) throw new YoutubeFailure(whyNoTrack(video))
  const first = await fetchTrack(fetcher, request, best)
  if (!mayBeBettered(first) || fetcher.hasTriedAnother) return unwrap(first)
  const isFound = !(first instanceof YoutubeFailure)
  const another =
    others.find(({ language }) => isSameLanguage(language, best.language)) ??
    (isFound ? undefined : others[0])
  if (another === undefined) return unwrap(first)
  fetcher.hasTriedAnother = true
  const second = await fetchTrack(fetcher, request, another)
  if (second instanceof YoutubeFailure) return unwrap(isFound ? first : mostTelling([first, second]))
  return isFound ? betterOf(first, second) : second
}

/** The one of two captions of a video that reaches further through it; the first of equal ones. */
export function betterOf<T extends FoundCaptions>(first: T, second: T): T {
  const order = ['whole', 'sparse', 'early']
  const difference = order.indexOf(first.extent) - order.indexOf(second.extent)
  if (difference !== 0) return difference < 0 ? first : second
  const isLonger = endOf(second.captions.cues) > endOf(first.captions.cues)
  return first.extent === 'early'
    ? isLonger
      ? second
      : first
    : second.captions.cues.length > first.captions.cues.length
      ? second
      : first
}

async function fetchTrack(
  { connection, readCaptions }: CaptionFetcher,
  { video, choice, userAgent, signal }: Request,
  track: FetchableTrack,
): Promise<FoundCaptions | YoutubeFailure> {
  try {
    const captions = await fetchCaptions(connection, readCaptions, { track, userAgent, signal })
    const extent = judgeCaptions(captions.cues, video.durationSeconds)
    if (extent !== 'cut') return { track, captions, extent }
    const captionsPart = partOf(track, captions, video)
    // Who asks for captions by name takes them as they are.
    if (choice !== null && captionsPart !== null) return { track, captions, extent: 'early' }
    return new YoutubeFailure('CAPTIONS_CUT', { captionsPart })
  } catch (error) {
    if (error instanceof YoutubeFailure) return error
    throw error
  }
}

/** The part of a video that cut captions have, where it is worth a summary of its own. */
function partOf(
  { language, kind }: FetchableTrack,
  { cues }: ParsedCaptions,
  { durationSeconds }: PlayableVideo,
): CaptionsPart | null {
  if (durationSeconds === null || !isPartWorthAsking(cues)) return null
  const tag = canonicalTag(language)
  return tag === null ? null : { language: tag, kind, endSeconds: endOf(cues), durationSeconds }
}

function mayBeBettered(outcome: FoundCaptions | YoutubeFailure): boolean {
  return outcome instanceof YoutubeFailure ? ofTheTrack.has(outcome.kind) : outcome.extent !== 'whole'
}

function unwrap(outcome: FoundCaptions | YoutubeFailure): FoundCaptions {
  if (outcome instanceof YoutubeFailure) throw outcome
  return outcome
}

function whyNoTrack(video: PlayableVideo): FailureKind {
  if (video.tracks.length > 0) return 'CAPTIONS_GATED'
  return video.isFreshRecording ? 'LIVE_PROCESSING' : 'NO_CAPTIONS'
}

/**
 * Reads a json3 body, wherever that is done.
 * @throws AppError `TRANSCRIPT_EMPTY` when there are no words in it
 */
export type ReadCaptions = (body: string, signal: AbortSignal) => Promise<ParsedCaptions>

const json3Schema = z.object({ events: z.array(z.unknown()) })

type TrackRequest = { track: FetchableTrack; userAgent: string; signal: AbortSignal }

/** The captions of a track. @throws YoutubeFailure */
async function fetchCaptions(
  connection: Connection,
  readCaptions: ReadCaptions,
  { track, userAgent, signal }: TrackRequest,
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

/** The text is a caption file at all, rather than a damaged one or an empty object. */
function hasEvents(body: string): boolean {
  return json3Schema.safeParse(parseQuickJson(body)).success
}

/** YouTube obeys the first `fmt`, and the addresses it gives to some applications have one already. */
function json3Address({ hosts }: Connection, track: FetchableTrack): URL {
  const url = hosts.captions(track.address)
  url.searchParams.set('fmt', 'json3')
  url.searchParams.delete('xosf')
  return url
}

/**
 * 429 counts against the network address, whichever profile asks. Where YouTube says nothing of how long, one
 * more profile is worth the only repetition, because a proxy may have another address by then.
 */
function classifyLimit({ call }: Connection, { retryAfterSeconds }: Answer): YoutubeFailure {
  const mayPass = retryAfterSeconds === null && call.takeRepeat()
  return new YoutubeFailure(mayPass ? 'ADDRESS_LIMITED' : 'CAPTIONS_LIMITED', { retryAfterSeconds })
}

/** The failure of an answer with status 200 that is no complete JSON: withheld or cut off. */
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
/** Captions that end before this share of a video leave more out than they have. */
const minShareOfAny = 1 / 2

/**
 * The verdict on captions: can they be all that is said in a video? Those that end before its middle are
 * `cut`, as are those that end well before its end and have few words; with as many words as could fill it
 * they are `early`. `sparse` ones have few words but reach through the video: they may be all there is.
 */
function judgeCaptions(
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

/** Cut captions are enough for a summary of the part that they have, for callers who ask for it. */
function isPartWorthAsking(cues: readonly Cue[]): boolean {
  const end = endOf(cues)
  return end >= minPartSeconds && hasWords(cues, end / secondsPerWord)
}

/** The end of the last caption, in seconds; 0 where there are no times. */
function endOf(cues: readonly Cue[]): number {
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
