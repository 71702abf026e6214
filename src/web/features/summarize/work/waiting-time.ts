import { clockTime } from '#product/clock-time.ts'

const minute = 60
const hour = 60 * minute

/** How long there is to wait, as part of a sentence: `0:45`, `8 minutes`, `3 hours`. Rounded up, never too short. */
export function waitingTime(seconds: number): string {
  if (seconds <= 2 * minute) return clockTime(seconds)
  if (seconds <= 2 * hour - minute) return `${Math.ceil(seconds / minute)} minutes`
  return `${Math.ceil(seconds / hour)} hours`
}
