import { runStopsChannel } from './channels.ts'
import type { RunNotifications } from './channels.ts'

/** Tells the workers of this process when their run was ended from outside. */
export type RunStops = {
  /** Calls `onStop` when the run is ended; until the function that it gives is called. */
  watch: (runId: string, onStop: () => void) => () => void
  close: () => void
}

/** Listens for runs that were ended from outside. What is missed here, the worker's next write finds out. */
export function openRunStops(notifications: RunNotifications): RunStops {
  const watched = new Map<string, () => void>()
  const unlisten = notifications.listen(runStopsChannel, {
    onNotification: (runId) => watched.get(runId)?.(),
    onReady: () => undefined,
  })
  return {
    watch: (runId, onStop) => {
      watched.set(runId, onStop)
      return () => {
        if (watched.get(runId) === onStop) watched.delete(runId)
      }
    },
    close: unlisten,
  }
}
