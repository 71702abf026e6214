import { clockTime } from '#product/clock-time.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How long there is to wait, as part of a sentence: `0:45`, `8 minutes`, `3 hours`, `33 days`. Rounded up, never too short. */
export function waitingTime(seconds: number): string {
  if (seconds <= 2 * minute) return clockTime(seconds)
  if (seconds <= 2 * hour - minute) return `${Math.ceil(seconds / minute)} minutes`
  if (seconds <= 2 * day - hour) return `${Math.ceil(seconds / hour)} hours`
  return `${Math.ceil(seconds / day)} days`
}
