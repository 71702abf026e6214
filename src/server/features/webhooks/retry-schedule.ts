import { retrySeconds } from '#product/webhooks.ts'

/** Each pause is up to this much longer or shorter, so that not everything that failed together is tried together. */
const jitter = 0.2

/** The seconds until the next attempt after so many that failed; `null` when that was the last one. `random` gives 0 to 1. */
export function nextAttemptSeconds(failed: number, random: () => number): number | null {
  const pause = retrySeconds[failed - 1]
  return pause === undefined ? null : Math.round(pause * (1 - jitter + 2 * jitter * random()))
}
