/** Which files there are, how large they are, and in which order they were last used. */
export type Recency = {
  has: (name: string) => boolean
  /** Notes a use; the size in bytes is of a file that is new or was replaced. */
  use: (name: string, bytes?: number) => void
  remove: (name: string) => void
  /** Takes the names that have to go, the longest unused first, until the rest is within the limit. */
  takeSurplus: () => string[]
}

/** Starts empty; `maxBytes` bounds the sum of all sizes. */
export function createRecency(maxBytes: number): Recency {
  // A map keeps the order of insertion, so the first is the one that was not used for longest.
  const sizes = new Map<string, number>()
  let total = 0

  function remove(name: string): void {
    total -= sizes.get(name) ?? 0
    sizes.delete(name)
  }

  return {
    has: (name) => sizes.has(name),
    use: (name, bytes = sizes.get(name) ?? 0) => {
      remove(name)
      sizes.set(name, bytes)
      total += bytes
    },
    remove,
    takeSurplus: () => {
      const surplus: string[] = []
      for (const name of sizes.keys()) {
        if (total <= maxBytes) break
        remove(name)
        surplus.push(name)
      }
      return surplus
    },
  }
}
