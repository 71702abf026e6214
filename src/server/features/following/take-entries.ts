import { randomUUID } from 'node:crypto'
import { problems } from '#contract/problems.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { AppError } from '#core/app-error.ts'
import { noPayers } from '#core/writing/language-model.ts'
import { captionRetryMinutes, giveUpDays, liveRetryMinutes, unfinishedDays } from '#product/following.ts'
import { transaction } from '#server/db/transaction.ts'
import { canHear, readEpisode } from '#server/features/recordings/service.ts'
import { obtainTranscript } from '#server/features/transcripts/service.ts'
import type { FollowWorkDeps } from './context.ts'
import { storeOutcome, takeDueEntries } from './entries-repo.ts'
import type { DueEntry, EntryOutcome } from './entries-repo.ts'
import { followingTurn as caller } from './read-followed.ts'

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
    if (entry.videoId === null) await lookForEpisode(deps, entry, signal)
    else await fetchCaptions(deps, entry.videoId, signal)
    return { state: 'ready' }
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof AppError)) throw error
    return planRetry(error, entry, deps.clock.now())
  }
}

/** A transcript that the podcast gives, or sound that can be heard. */
async function lookForEpisode(deps: FollowWorkDeps, entry: DueEntry, signal: AbortSignal): Promise<void> {
  if (entry.transcripts.length === 0 && entry.soundUrl !== null && canHear(deps)) return
  await readEpisode(deps, { ...entry, caller }, signal)
}

/** From sources that read captions: a model would listen only because the video is new. */
async function fetchCaptions(deps: FollowWorkDeps, videoId: string, signal: AbortSignal): Promise<void> {
  const transcriptSources = deps.transcriptSources.filter(({ helpsAfter }) => helpsAfter === undefined)
  await obtainTranscript({ ...deps, transcriptSources }, { videoId }, { signal, caller, payers: noPayers })
}

/** Captions may come later: automatic ones within a day, transcripts of episodes after the sound. */
const withoutCaptions: readonly ProblemCode[] = [
  'NO_CAPTIONS',
  'CAPTIONS_WITHHELD',
  'TRANSCRIPT_EMPTY',
  'NO_TRANSCRIPT',
]
/** The failures that end by themselves when a broadcast begins or ends. */
const unfinished: readonly ProblemCode[] = ['UPCOMING', 'LIVE_NOW', 'LIVE_PROCESSING', 'VIDEO_PROCESSING']
const unreachableFirstMinutes = 15
const unreachableMaxMinutes = 360

/** The next step for a video without captions: another attempt by the schedule, or its failure. */
function planRetry(
  failure: AppError,
  { attempts, ageDays }: { attempts: number; ageDays: number },
  now: number,
): EntryOutcome {
  const { code, detail } = failure
  const failed = { state: 'failed', code, detail } as const
  if (problems[code].passes === 'never') return failed
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
