import type { Readable, Writable } from 'node:stream'
import type { Clock } from '#server/lib/clock.ts'

/** A stream that may be a terminal. */
export type Output = Writable & { isTTY?: boolean }

/** All that a command takes from the process that it runs in. */
export type Surroundings = {
  env: NodeJS.ProcessEnv
  input: Readable & { isTTY?: boolean }
  output: Output
  errors: Output
  fetch: typeof fetch
  clock: Clock
  /** From now on an interrupt aborts this signal, and no longer ends the process at once. */
  catchInterrupt: () => AbortSignal
}
