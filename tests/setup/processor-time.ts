import { expect } from 'vitest'

/** A measurement of less time than this, in ms of the processor, says nothing. */
const leastMs = 2
/**
 * The number of times that both are measured before growth counts as found: what disturbs a measurement only
 * ever makes it longer.
 */
const maxRounds = 8

/**
 * The processor time of this thread in ms. A busy machine makes the work wait longer but hardly makes this
 * grow.
 */
function processorMs(work: () => unknown): number {
  const began = process.threadCpuUsage()
  work()
  return process.threadCpuUsage(began).user / 1000
}

/** The least time of a few measurements of something that others are compared with, measured once. */
export function createYardstick(work: () => unknown): () => number {
  let least: number | null = null
  return () => (least ??= Math.min(...Array.from({ length: maxRounds }, () => processorMs(work))))
}

/**
 * Fails where the time of `long`, the least of a few measurements, is more than so many times that of each
 * other.
 */
export function expectGrowth(
  short: () => unknown,
  long: () => unknown,
  maxTimes: number,
  yardstick: { ms: () => number; maxTimes: number } | null = null,
): void {
  const atMost = yardstick === null ? Infinity : Math.max(yardstick.ms(), leastMs) * yardstick.maxTimes
  let [shortMs, longMs] = [Infinity, Infinity]
  for (let round = 0; round < maxRounds; round += 1) {
    shortMs = Math.min(shortMs, processorMs(short))
    longMs = Math.min(longMs, processorMs(long))
    if (longMs < Math.min(Math.max(shortMs, leastMs) * maxTimes, atMost)) return
  }
  expect(longMs / Math.max(shortMs, leastMs), 'times as long').toBeLessThan(maxTimes)
  expect(longMs, 'ms, beside those of the yardstick').toBeLessThan(atMost)
}
