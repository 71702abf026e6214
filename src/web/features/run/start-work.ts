import { ApiError } from '#web/lib/api-error.ts'
import { api } from '#web/lib/api.ts'
import { carryOut } from './carry-out.ts'
import type { Outcome, Progress } from './carry-out.ts'
import type { WorkRequest } from './request.ts'
import { storeRun } from './stored-work.ts'
import { waitForConnection } from './wait-for-connection.ts'

/** A request at work. */
export type Work = {
  /** How it ended; never rejects. */
  outcome: Promise<Outcome>
  /** Stops following it; a run goes on and can be followed again. */
  leave: () => void
  /** Cancels it, on the server too; resolves when its reservation is back. */
  cancel: () => Promise<void>
}

type Options = {
  onProgress: (progress: Progress) => void
  /** Follows this run instead of asking for a new one. */
  runId?: string
  /** The request is sent after this, such as the cancelling of the one before, whose reservation it may need. */
  after: Promise<void>
}

/** How long a request waits for the one before it. */
const maxDelayMs = 3000
const maxCancelTries = 4

/** Begins to carry out a request. */
export function startWork(request: WorkRequest, { onProgress, runId, after }: Options): Work {
  const following = new AbortController()
  let isCancelled = false
  let knownRunId = runId ?? null

  function handleProgress(progress: Progress): void {
    if (progress.type === 'event' && progress.event.event === 'run') knownRunId = progress.event.data.runId
    if (!isCancelled) onProgress(progress)
    else if (knownRunId !== null) following.abort()
  }

  const outcome = Promise.race([after, afterMs(maxDelayMs)]).then(() =>
    carryOut(request, {
      signal: following.signal,
      onProgress: handleProgress,
      ...(runId === undefined ? {} : { runId }),
    }),
  )
  return {
    outcome,
    leave: () => following.abort(),
    cancel: async () => {
      isCancelled = true
      storeRun(null)
      // A run that the server has not named yet is followed until it has a name to be cancelled by.
      if (knownRunId !== null || request.kind === 'transcript') following.abort()
      await outcome
      storeRun(null)
      if (knownRunId !== null) await cancelRun(knownRunId)
    },
  }
}

async function afterMs(ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, ms)
  await promise
}

/** Cancels a run, which gives its reservation back at once. Never throws: a run that has ended needs no cancelling. */
async function cancelRun(runId: string): Promise<void> {
  const { signal } = new AbortController()
  for (let tries = 1; tries <= maxCancelTries; tries += 1) {
    try {
      await api('DELETE /api/runs/:id', { params: { id: runId } })
      return
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
      if (isRefused || tries === maxCancelTries) return
    }
    await waitForConnection(tries, { signal, retryAfterSeconds: 0 })
  }
}
