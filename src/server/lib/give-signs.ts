/** Waits so many ms, or until the signal aborts. */
type Wait = (ms: number, signal: AbortSignal) => Promise<void>

/** How often a writer says that it is at work, in ms: three times in the 15 seconds that a claim holds for. */
const signMs = 5000

/**
 * Gives a sign of life every few seconds; the returned function ends it and waits for the last one. A sign that fails is made
 * up for by the next one.
 */
export function giveSigns(wait: Wait, sign: () => Promise<unknown>): () => Promise<void> {
  const over = new AbortController()
  const signs = (async (): Promise<void> => {
    while (!over.signal.aborted) {
      await wait(signMs, over.signal)
      if (!over.signal.aborted) await sign().catch(() => undefined)
    }
  })()
  return async () => {
    over.abort()
    await signs
  }
}
