import type { Clock } from '#server/ports/clock.ts'
import type { CallTimeouts } from './time-limit.ts'

/** What every adapter of a language model is given from outside. */
export type AdapterNeeds = {
  fetch: typeof globalThis.fetch
  clock: Clock
  timeouts: CallTimeouts
  /** A response that is larger is broken off. */
  mostResponseBytes: number
}
