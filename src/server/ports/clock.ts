/** Time, as far as it decides anything: given from outside, so that a test owns it. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number
  /** Resolves after `ms`, or at once when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}
