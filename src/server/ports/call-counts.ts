/** The calls that a window has so far, the newest among them, and the seconds until it ends. */
export type CallCount = { hits: number; resetSeconds: number }

/** Counts calls outside of the database, exactly for all processes together. */
export type CallCounts = {
  /**
   * Counts one call under a key, in a window that starts with the first. Rejects, soon, while the store does not answer; the
   * call may be counted all the same.
   */
  count: (key: string, windowSeconds: number) => Promise<CallCount>
  /** Takes one call back; rejects as `count`. */
  uncount: (key: string) => Promise<void>
  close: () => void
}
