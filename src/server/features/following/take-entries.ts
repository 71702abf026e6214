import { randomUUID } from 'node:crypto'
import { transaction } from '#server/db/transaction.ts'
import { obtainTranscript } from '#server/features/transcripts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { noPayers } from '#server/ports/model-use.ts'
import type { FollowWorkDeps } from './context.ts'
import { storeOutcome, takeDueEntries } from './entries-repo.ts'
import type { DueEntry, EntryOutcome } from './entries-repo.ts'
import { planRetry } from './plan-retry.ts'
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
