import type { QueueDefinition } from '#server/jobs/job-queue.ts'

/** From the request of a run to its end, waiting included, in ms. */
export const defaultDeadlineMs = 20 * 60_000

/** How long the reservation of a run holds past its deadline, in ms: an ended run is settled long before. */
export const settleMs = 10 * 60_000

/** How many runs may wait for a worker before new ones are refused. */
export const defaultQueueLimit = 200

/** How often workers take a run before it counts as one that kills them. */
export const maxAttempts = 5

/** A run of the first plan goes before others that came up to this much earlier, in seconds; so no run waits for ever. */
export const firstPlanLeadSeconds = 120

/** The queue of the runs; a job has the id of its run. */
export const runQueue: QueueDefinition = {
  name: 'run',
  // The run counts its attempts itself: one given back by a stop is not the run's fault.
  retryLimit: 50,
  expireInSeconds: 3600,
}
