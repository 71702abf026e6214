/** What the work gives, or the reason of the signal as soon as it aborts, even where the work ignores it. */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const give = (): void => reject(signal.reason)
  signal.addEventListener('abort', give, { once: true })
  if (signal.aborted) give()
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', give)
    work.catch(() => undefined)
  }
}
