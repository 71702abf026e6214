import { randomUUID } from 'node:crypto'
import type { ProblemCode } from '#contract/problem.ts'
import { captionRetryMinutes, giveUpDays, liveRetryMinutes, unfinishedDays } from '#product/following.ts'
import { transaction } from '#server/db/transaction.ts'
import { obtainTranscript } from '#server/features/transcripts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { noPayers } from '#server/ports/language-model.ts'
import type { FollowWorkDeps } from './context.ts'
import { storeOutcome, takeDueEntries } from './entries-repo.ts'
import type { DueEntry, EntryOutcome } from './entries-repo.ts'
import { readEpisode } from './read-episode.ts'

/** The turn that the captions of followed videos take, all together, so that no caller waits for them. */
const caller = { id: 'following', group: 'following' }

/** Looks for the captions of some videos that someone waits for; gives how many there were. */
export async function takeEntries(deps: FollowWorkDeps, count: number, signal: AbortSignal): Promise<number> {
  const turn = randomUUID()
  const due = await takeDueEntries(deps.db, turn, count)
  await Promise.all(
    due.map(async (entry) => {
      try {
        const outcome = await lookFor(deps, entry, signal)
        await transaction(deps.db, (tx) => storeOutcome(tx, entry.id, turn, outcome))
      } catch (error) {
        // Its turn ends by itself, and it is due again.
        if (!signal.aborted)
          deps.log.warn({ err: error, entry: entry.id }, 'a followed video could not be looked at')
      }
    }),
  )
  return due.length
}

async function lookFor(deps: FollowWorkDeps, entry: DueEntry, signal: AbortSignal): Promise<EntryOutcome> {
  try {
    if (entry.videoId === null) await readEpisode(deps, entry, signal)
    else await fetchCaptions(deps, entry.videoId, signal)
    return { state: 'ready' }
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof AppError)) throw error
    return planRetry(error, entry, deps.clock.now())
  }
}

/** From the sources that read captions: a model would be asked to listen to what has none only because it is new. */
async function fetchCaptions(deps: FollowWorkDeps, videoId: string, signal: AbortSignal): Promise<void> {
  const transcriptSources = deps.transcriptSources.filter(({ helpsAfter }) => helpsAfter === undefined)
  await obtainTranscript({ ...deps, transcriptSources }, { videoId }, { signal, caller, payers: noPayers })
}

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
function planRetry(
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
