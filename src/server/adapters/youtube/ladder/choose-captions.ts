import type { CaptionChoice } from '#contract/transcripts.ts'
import { fetchCaptions } from '../captions/fetch-captions.ts'
import type { ReadCaptions } from '../captions/fetch-captions.ts'
import { pickTrack } from '../captions/pick-track.ts'
import { YoutubeFailure } from '../failures/youtube-failure.ts'
import type { Connection } from '../innertube.ts'
import type { PlayableVideo } from '../player/playable-video.ts'
import type { Found } from './attempt.ts'

type Request = {
  video: PlayableVideo
  choice: CaptionChoice | null
  userAgent: string
  signal: AbortSignal
}

/** Picks the captions of a video and fetches them. @throws YoutubeFailure */
export async function chooseCaptions(
  connection: Connection,
  readCaptions: ReadCaptions,
  { video, choice, userAgent, signal }: Request,
): Promise<Found> {
  const track = pickTrack(video, choice)
  if (track === null) throw new YoutubeFailure(whyNoTrack(video))
  const captions = await fetchCaptions(connection, readCaptions, { track, userAgent, signal })
  return { video, track, captions }
}

function whyNoTrack(video: PlayableVideo) {
  if (video.tracks.length > 0) return 'CAPTIONS_GATED'
  return video.isFreshRecording ? 'LIVE_PROCESSING' : 'NO_CAPTIONS'
}
