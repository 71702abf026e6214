import type { ProblemCode } from '#contract/problem.ts'
import { captionRetryMinutes, giveUpDays, liveRetryMinutes, unfinishedDays } from '#product/following.ts'
import type { AppError } from '#server/lib/app-error.ts'
import type { EntryOutcome } from './entries-repo.ts'

/** Captions may come later: automatic ones minutes to a day after the video, and transcripts of episodes after the sound. */
const withoutCaptions: readonly ProblemCode[] = [
  'NO_CAPTIONS',
  'CAPTIONS_WITHHELD',
  'TRANSCRIPT_EMPTY',
  'NO_TRANSCRIPT',
]
/** What begins or ends by itself. */
const unfinished: readonly ProblemCode[] = ['UPCOMING', 'LIVE_NOW', 'LIVE_PROCESSING']
/** What no other time changes. */
const final: readonly ProblemCode[] = [
  'VIDEO_NOT_FOUND',
  'PRIVATE_VIDEO',
  'AGE_RESTRICTED',
  'MEMBERS_ONLY',
  'PAYMENT_NEEDED',
  'GEO_BLOCKED',
  'TRANSCRIPT_NOT_TEXT',
  'TRANSCRIPT_TOO_LARGE',
  'TRANSCRIPT_TOO_LONG',
  'FEED_UNREADABLE',
  'INVALID_LINK',
]

const unreachableFirstMinutes = 15
const unreachableMaxMinutes = 360

/** What becomes of a video whose captions were not there: it is tried again by the schedule, or it has failed. */
export function planRetry(
  failure: AppError,
  { attempts, ageDays }: { attempts: number; ageDays: number },
  now: number,
): EntryOutcome {
  const { code, detail } = failure
  const failed = { state: 'failed', code, detail } as const
  if (final.includes(code)) return failed
  const again = { state: 'waiting', code, detail } as const
  if (withoutCaptions.includes(code)) {
    const retryMinutes = captionRetryMinutes[attempts]
    return retryMinutes === undefined ? failed : { ...again, retryMinutes, countsAttempt: true }
  }
  if (unfinished.includes(code)) {
    const startsIn = failure.startsAt === null ? 0 : (Date.parse(failure.startsAt) - now) / 60_000
    if (startsIn <= 0 && ageDays > unfinishedDays) return failed
    return { ...again, retryMinutes: Math.max(startsIn, liveRetryMinutes), countsAttempt: false }
  }
  if (ageDays > giveUpDays) return failed
  const backOff = unreachableFirstMinutes * 2 ** Math.min(Math.floor(ageDays * 24), 5)
  return { ...again, retryMinutes: Math.min(backOff, unreachableMaxMinutes), countsAttempt: false }
}
