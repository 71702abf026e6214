import type { AccountDeps } from '#server/features/accounts/service.ts'
import type { DigestWorkDeps } from '#server/features/digests/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import type { TranscriptHistory } from '#server/features/transcripts/service.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { Counting } from '#server/lib/metrics/metrics.ts'
import type { FeedHubs, FollowedFeeds } from '#server/ports/feeds.ts'
import type { Recognizer } from '#server/ports/recognizer.ts'
import type { SoundLinks } from '#server/ports/sound-links.ts'
import type { VideoLists } from '#server/ports/video-sources.ts'

/** The readers of the news of sources. */
export type FollowingDeps = {
  feeds: FollowedFeeds
  /** YouTube's own lists, the way beside the feeds. */
  videoLists: VideoLists
  /** The hubs that push beside the readers; `null` where no hub could call us. */
  hubs: FeedHubs | null
  metrics: Pick<Counting, 'count'>
}

/** Dependencies of the calls about following. */
export type FollowDeps = AccountDeps & FollowingDeps & Pick<SummaryDeps, 'engine'>

/** Dependencies of the work that following makes. */
export type FollowWorkDeps = FollowDeps &
  DigestWorkDeps &
  SummaryDeps & {
    transcriptHistory: TranscriptHistory
    /** The hearing of episodes without a transcript. */
    recognizer: Recognizer | null
    soundLinks: SoundLinks
    log: Log
    clock: Clock
  }
