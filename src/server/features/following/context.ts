import type { Log } from '#server/db/log.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import type { DigestWorkDeps } from '#server/features/digests/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import type { TranscriptHistory } from '#server/features/transcripts/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { FollowedFeeds } from '#server/ports/followed-feeds.ts'
import type { VideoLists } from '#server/ports/video-lists.ts'

/** What brings the news of sources. */
export type SourceDeps = {
  feeds: FollowedFeeds
  /** YouTube's own lists, the way beside the feeds. */
  videoLists: VideoLists
}

/** Dependencies of the calls about following. */
export type FollowDeps = AccountDeps & SourceDeps

/** Dependencies of the work that following makes. */
export type FollowWorkDeps = FollowDeps &
  DigestWorkDeps &
  SummaryDeps & { transcriptHistory: TranscriptHistory; log: Log; clock: Clock }
