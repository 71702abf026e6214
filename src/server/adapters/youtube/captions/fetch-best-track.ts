import type { CaptionsPart } from '#contract/problem.ts'
import type { CaptionChoice } from '#contract/transcripts.ts'
import type { FetchableTrack } from '#server/domain/captions/rank-tracks.ts'
import { rankTracks } from '#server/domain/captions/rank-tracks.ts'
import type { ParsedCaptions } from '#server/domain/captions/raw-captions.ts'
import { canonicalTag, isSameLanguage } from '#server/lib/language-tag.ts'
import type { FailureKind } from '../failures/failure-kinds.ts'
import { mostTelling, YoutubeFailure } from '../failures/youtube-failure.ts'
import type { Connection } from '../innertube.ts'
import type { PlayableVideo } from '../player/player-answer.ts'
import { endOf, fetchCaptions, isPartWorthAsking, judgeCaptions } from './fetch-captions.ts'
import type { ReadCaptions } from './fetch-captions.ts'

/** The captions of a track, and how far they reach through the video. */
export type FoundCaptions = {
  track: FetchableTrack
  captions: ParsedCaptions
  extent: 'whole' | 'early' | 'sparse'
}

/** What captions of a video are fetched with; once in all, another track is tried where the best fails. */
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
 * The captions of a video by its best track; by the next best where that one is a stub, empty, music or not there.
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

/** Of two captions of a video those that reach further through it; the first of equal ones. */
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
