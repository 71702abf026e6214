import type { QueueDefinition } from '#server/jobs/queue.ts'

/** From the request of a run to its end, waiting included, in ms. */
export const defaultDeadlineMs = 20 * 60_000

/** How long the reservation of a run holds past its deadline, in ms: an ended run is settled long before. */
export const settleMs = 10 * 60_000

/** How many runs may wait for a worker before new ones are refused. */
export const defaultQueueLimit = 200

/** Attempts at a run before it counts as one that crashes workers. */
export const maxAttempts = 5

/** A run of the first plan goes before others that were requested up to this much earlier, in seconds; so no run waits for ever. */
export const firstPlanLeadSeconds = 120

/** The queue of the runs; a job has the id of its run. */
export const runQueue: QueueDefinition = {
  name: 'run',
  // The run counts its attempts itself: a stop of a process is not a failed attempt.
  retryLimit: 50,
  expireInSeconds: 3600,
}
