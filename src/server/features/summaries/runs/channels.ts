import { jobsChannel } from '#server/jobs/queue.ts'
import type { QueueDefinition } from '#server/jobs/queue.ts'
import type { Notifications } from '#server/ports/notifications.ts'

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
export const runStopsChannel = 'precis_run_stops'

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
