import type { QueueDefinition } from '#server/jobs/job-queue.ts'

/** How a run is kept alive and when it is given up, in ms; tests make it quicker. */
export type RunTimes = {
  /** How long a follower counts without a sign of life from the process that holds it. */
  leaseMs: number
  /** How long after its lease a follower may still come back. */
  graceMs: number
  /** From the request to the end, waiting included. */
  deadlineMs: number
  /** How often leases are renewed and what ended is swept. */
  beatMs: number
}

export const usualRunTimes: RunTimes = {
  leaseMs: 15_000,
  graceMs: 10_000,
  deadlineMs: 20 * 60_000,
  beatMs: 2000,
}

/** How many runs may wait for a worker before new ones are refused. */
export const usualQueueLimit = 200

/** How often a run is begun, by whatever workers, before it is taken for one that kills them. */
export const maxAttempts = 5

/** A run of the first plan goes before others that came up to this much earlier, in seconds; so nobody waits for ever. */
export const firstPlanLeadSeconds = 120

/** The queue of the runs; a job has the id of its run. */
export const runQueue: QueueDefinition = {
  name: 'run',
  // The run counts its attempts itself: one given back by a stop is not the run's fault.
  retryLimit: 50,
  expireInSeconds: 3600,
}
