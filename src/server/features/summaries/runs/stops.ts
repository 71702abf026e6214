import type { Orm } from '#server/db/database.ts'
import type { Log } from '#server/db/log.ts'
import { runStopsChannel } from './channels.ts'
import type { RunNotifications } from './channels.ts'
import { findRunning } from './repo.ts'

type Attempt = { id: string; attempt: number }

/** Stops the workers of this process whose run was ended from outside or taken over by another worker. */
export type RunStops = {
  /** Calls `onStop` when the attempt is no longer the current one; gives the function that ends the watch. */
  watch: (run: Attempt, onStop: () => void) => () => void
  close: () => void
}

/** A notification can get lost, so all runs of this process are looked up this often, in one query. */
const pollMs = 1000

/** Listens for runs that end from outside. */
export function openRunStops(orm: Orm, notifications: RunNotifications, log: Log): RunStops {
  const watched = new Map<string, Attempt & { onStop: () => void }>()

  async function lookUp(): Promise<void> {
    const attempts = [...watched.values()]
    if (attempts.length === 0) return
    const running = await findRunning(orm, attempts)
    for (const { id, onStop } of attempts) if (!running.has(id)) onStop()
  }

  const poll = setInterval(() => {
    lookUp().catch((error: unknown) =>
      log.warn({ err: error }, 'the runs of this process could not be looked up'),
    )
  }, pollMs)
  const unlisten = notifications.listen(runStopsChannel, {
    onNotification: (runId) => watched.get(runId)?.onStop(),
    onReady: () => undefined,
  })
  return {
    watch: (run, onStop) => {
      const watch = { ...run, onStop }
      watched.set(run.id, watch)
      return () => {
        if (watched.get(run.id) === watch) watched.delete(run.id)
      }
    },
    close: () => {
      clearInterval(poll)
      unlisten()
    },
  }
}
