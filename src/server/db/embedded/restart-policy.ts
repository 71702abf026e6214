/** Waits before the first, second and every further restart of a row, in ms. */
const delaysMs = [200, 1000, 5000]
const windowMs = 60_000
const maxRestarts = 5

/**
 * How long to wait before restarting a server that ended unasked, in ms; `null` when it ended too often to go on.
 * `restarts` are the times of the restarts so far, on the same clock as `nowMs`.
 */
export function nextRestartDelay(restarts: readonly number[], nowMs: number): number | null {
  const recent = restarts.filter((time) => nowMs - time < windowMs).length
  if (recent >= maxRestarts) return null
  return delaysMs[Math.min(recent, delaysMs.length - 1)] ?? null
}
