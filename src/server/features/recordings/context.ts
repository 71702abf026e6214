import { AppError } from '#core/app-error.ts'
import type { AccountDeps, MergeDeps } from '#server/features/accounts/service.ts'
import type { LinkDeps, TranscriptDeps, TranscriptHistory } from '#server/features/transcripts/service.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { Metrics } from '#server/lib/metrics/metrics.ts'
import type { FollowedFeeds } from '#server/ports/feeds.ts'
import type { Recognizer } from '#server/ports/recognizer.ts'
import type { SoundLinks } from '#server/ports/sound-links.ts'

/** Dependencies of recordings. */
export type RecordingDeps = AccountDeps &
  MergeDeps & {
    /** `null` where nothing writes recordings down. */
    recognizer: Recognizer | null
    soundLinks: Pick<SoundLinks, 'cut'>
    transcriptHistory: TranscriptHistory
  }

/** Dependencies of the work on them. */
export type RecordingWorkDeps = AccountDeps &
  TranscriptDeps &
  LinkDeps & {
    recognizer: Recognizer | null
    soundLinks: SoundLinks
    feeds: Pick<FollowedFeeds, 'readTranscript'>
    transcriptHistory: TranscriptHistory
    metrics: Pick<Metrics, 'count'>
    clock: Pick<Clock, 'wait'>
    log: Log
  }

/** The recognizer. @throws AppError `RECORDING_NEEDS_RECOGNIZER` where nothing writes recordings down */
export function requireRecognizer({ recognizer }: Pick<RecordingDeps, 'recognizer'>): Recognizer {
  if (recognizer !== null) return recognizer
  throw new AppError(
    'RECORDING_NEEDS_RECOGNIZER',
    'This server has no speech recognizer, so it cannot hear recordings. You can paste a transcript instead.',
  )
}
