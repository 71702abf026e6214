import { jobsChannel } from '#server/jobs/job-queue.ts'
import type { Notifications } from '#server/jobs/notifications.ts'

/** Told on this channel: `id:seq`, a run has events up to that one. */
export const runEventsChannel = 'precis_run_events'

/** Told on this channel: the id of a run that was ended from outside, for its worker. */
export const runStopsChannel = 'precis_run_stops'

/** All that the processes tell each other about runs. */
export const runChannels = [jobsChannel, runEventsChannel, runStopsChannel] as const

export type RunNotifications = Notifications<(typeof runChannels)[number]>

/** Tells the followers of a run that there are events up to `seq`. */
export function tellEvents(notifications: RunNotifications, runId: string, seq: number): void {
  notifications.notify(runEventsChannel, `${runId}:${seq}`)
}
