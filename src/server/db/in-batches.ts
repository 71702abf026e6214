/** The rows that a step of a sweep takes at once, and the signal that ends it. */
export type Batches = { size: number; signal: AbortSignal }

/**
 * Repeats a step of a sweep until it takes less than a whole batch, so that nothing is left, or until `signal` aborts.
 * `takeBatch` gives how many rows it took; what it took must not be due again at once. With a size of 1 it is repeated
 * until it takes nothing.
 */
export async function inBatches(
  { size, signal }: Batches,
  takeBatch: (size: number) => Promise<number>,
): Promise<void> {
  while (!signal.aborted) {
    if ((await takeBatch(size)) < size) return
  }
}
