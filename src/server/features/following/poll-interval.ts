import { pollMinutes } from '#product/following.ts'

type Watch = {
  /** The mean time between its newest entries, in minutes; `null` where fewer than two are dated. */
  meanGapMinutes: number | null
  failures: number
}

const unknownGapMinutes = 240
/** A source is asked four times in the time in which it publishes once. */
const pollsPerGap = 4
const maxBackOffMinutes = 360

/** Minutes until a source is asked again. */
export function pollInterval({ meanGapMinutes, failures }: Watch): number {
  if (failures > 0) return Math.min(pollMinutes.min * 2 ** Math.min(failures - 1, 10), maxBackOffMinutes)
  const wanted = (meanGapMinutes ?? unknownGapMinutes) / pollsPerGap
  return Math.min(Math.max(wanted, pollMinutes.min), pollMinutes.max)
}
