import type { Db } from '#server/db/database.ts'
import { jobsChannel } from '#server/jobs/queue.ts'
import type { QueueDefinition } from '#server/jobs/queue.ts'
import type { Log } from '#server/lib/log.ts'
import type { Notifications } from '#server/ports/between-processes.ts'
import { findRunning } from './repo.ts'

/** The queue of the runs; a job has the id of its run. */
export const runQueue: QueueDefinition = {
  name: 'run',
  // The run counts its attempts itself: a stop of a process is not a failed attempt.
  retryLimit: 50,
  expireInSeconds: 3600,
}

/** Payload `id:seq`: a run has events up to that one. */
export const runEventsChannel = 'precis_run_events'

/** Payload: the id of a run that was ended from outside, for its worker. */
const runStopsChannel = 'precis_run_stops'

/** Payload: the name of a call that its caller gave up, for the process that answers it. */
export const callStopsChannel = 'precis_call_stops'

/** The channels on which processes notify each other about runs and calls. */
export const runChannels = [jobsChannel, runEventsChannel, runStopsChannel, callStopsChannel] as const

export type RunNotifications = Notifications<(typeof runChannels)[number]>

/** Notifies the followers of a run that there are events up to `seq`. */
export function notifyEvents(notifications: RunNotifications, runId: string, seq: number): void {
  notifications.notify(runEventsChannel, `${runId}:${seq}`)
}

/** Notifies the followers and the worker of a run that it was ended from outside; `seq` is its last event. */
export function notifyEnd(notifications: RunNotifications, runId: string, seq: number): void {
  notifyEvents(notifications, runId, seq)
  notifications.notify(runStopsChannel, runId)
}

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
export function openRunStops(db: Db, notifications: RunNotifications, log: Log): RunStops {
  const watched = new Map<string, Attempt & { onStop: () => void }>()

  async function lookUp(): Promise<void> {
    const attempts = [...watched.values()]
    if (attempts.length === 0) return
    const running = await findRunning(db, attempts)
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
