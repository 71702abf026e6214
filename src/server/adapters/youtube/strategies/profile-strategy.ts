import type { CaptionChoice } from '#contract/transcripts.ts'
import { userAgentOf } from '#server/lib/youtube-clients.ts'
import type { ClientProfile } from '#server/lib/youtube-clients.ts'
import { fetchBestTrack } from '../captions/fetch-best-track.ts'
import type { CaptionFetcher } from '../captions/fetch-best-track.ts'
import { YoutubeFailure } from '../failures/youtube-failure.ts'
import { askPlayer } from '../player/ask-player.ts'
import type { PlayableVideo } from '../player/playable-video.ts'
import type { VisitorIds } from '../visitor-ids.ts'
import type { Strategy } from './try-strategies.ts'

export type ProfileContext = CaptionFetcher & { visitors: VisitorIds }

/** Asks YouTube as one of its applications: the player first, then the captions that it names. */
export function createProfileStrategy(
  context: ProfileContext,
  profile: ClientProfile,
  { videoId, choice }: { videoId: string; choice: CaptionChoice | null },
): Strategy {
  return {
    name: profile.name,
    run: async (signal, onPlayable) => {
      const video = await askWithVisit(context, profile, videoId, signal)
      const request = { video, choice, userAgent: userAgentOf(profile), signal }
      const found = fetchBestTrack(context, request).catch((error: unknown) => {
        throw error instanceof YoutubeFailure ? error.of(video.title) : error
      })
      // After the call for the captions, which most depends on: sending another takes a millisecond.
      onPlayable()
      return { video, ...(await found) }
    },
  }
}

/** Asks the player; when this visit has asked too often, once more with a new one. */
async function askWithVisit(
  { connection, visitors }: ProfileContext,
  profile: ClientProfile,
  videoId: string,
  signal: AbortSignal,
): Promise<PlayableVideo> {
  const ask = async (): Promise<PlayableVideo> =>
    askPlayer(connection, { videoId, profile, visitorData: await visitors.get(profile), signal })
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof YoutubeFailure) || error.kind !== 'SESSION_LIMITED') throw error
    if (!connection.call.takeRepeat()) throw error
    visitors.forget()
    return await ask()
  }
}
