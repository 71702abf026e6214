import { userAgentOf } from '#server/lib/youtube-clients.ts'
import type { ClientProfile } from '#server/lib/youtube-clients.ts'
import type { CaptionChoice } from '#contract/transcripts.ts'
import type { ReadCaptions } from '../captions/fetch-captions.ts'
import { YoutubeFailure } from '../failures/youtube-failure.ts'
import type { Connection } from '../innertube.ts'
import { askPlayer } from '../player/ask-player.ts'
import type { PlayableVideo } from '../player/playable-video.ts'
import type { VisitorIds } from '../visitor-ids.ts'
import type { Rung } from './attempt.ts'
import { chooseCaptions } from './choose-captions.ts'

type Needs = { connection: Connection; visitors: VisitorIds; readCaptions: ReadCaptions }
type Wanted = {
  videoId: string
  choice: CaptionChoice | null
  /** Called as soon as the video is known to be there, before its captions are. */
  onPlayable: () => void
}

/** Asks YouTube as one of its applications: the player first, then the captions that it names. */
export function createProfileRung(needs: Needs, profile: ClientProfile, wanted: Wanted): Rung {
  return {
    name: profile.name,
    climb: async (signal) => {
      const video = await askWithVisit(needs, profile, wanted.videoId, signal)
      const request = { video, choice: wanted.choice, userAgent: userAgentOf(profile), signal }
      const found = chooseCaptions(needs.connection, needs.readCaptions, request).catch((error: unknown) => {
        throw error instanceof YoutubeFailure ? error.of(video.title) : error
      })
      // After the call for the captions, which most depends on: sending another takes a millisecond.
      wanted.onPlayable()
      return await found
    },
  }
}

/** Asks the player; when this visit has asked too often, once more with a new one. */
async function askWithVisit(
  { connection, visitors }: Needs,
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
    visitors.forget(profile)
    return await ask()
  }
}
