/**
 * Does work while its lease is renewed each so many ms; the signal of the work aborts when the lease is over:
 * the work was cancelled, or is another process's.
 */
export async function holdLease<T>(
  extend: () => Promise<boolean>,
  everyMs: number,
  work: (over: AbortSignal) => Promise<T>,
): Promise<T> {
  const over = new AbortController()
  const renewal = setInterval(() => {
    extend().then(
      (isHeld) => isHeld || over.abort(),
      // A sign that fails is made up for by the next one.
      () => undefined,
    )
  }, everyMs)
  try {
    return await work(over.signal)
  } finally {
    clearInterval(renewal)
  }
}
