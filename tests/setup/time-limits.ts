import { availableParallelism, loadavg } from 'node:os'

/** One that hangs is never waited for longer than this many times. */
const maxTimes = 8

/**
 * The factor by which a test may take than on a quiet machine. The gate itself runs two kinds of tests
 * side by side, and other programs have their share of the processors.
 */
const timesBusy = Math.min(
  maxTimes,
  Math.max(3, Math.ceil((2 * (loadavg()[0] ?? 0)) / availableParallelism())),
)

/** The time limit, in ms, of what takes at most so many seconds on a quiet machine. */
export function testTimeoutMs(seconds: number): number {
  return seconds * 1000 * timesBusy
}
