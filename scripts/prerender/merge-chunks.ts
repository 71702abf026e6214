/** Modules that the same parts load, in one file: `loads` has 1 for each case in which it is loaded. */
export type Chunk = { ids: string[]; bytes: number; imports: Set<Chunk>; loads: Uint8Array }

/**
 * A case in which files are loaded: the more a request less is worth in it, the higher its weight. A chunk is
 * never merged into one with which a case would load more bytes than its limit.
 */
export type LoadCase = { weight: number; maxBytes: number }

/** The size in bytes that one request less is worth. */
const requestBytes = 10_000

/** Merges the two chunks whose merging saves most, again and again, until no merging saves anything. */
export function mergeChunks(
  all: ReadonlySet<Chunk>,
  isMovable: (chunk: Chunk) => boolean,
  cases: LoadCase[],
) {
  const merger = new Merger(all, cases)
  const movable = new Set([...all].filter(isMovable))
  for (;;) {
    const best = merger.findBest([...movable])
    if (best === null) return [...movable]
    for (const each of best) movable.delete(each)
    movable.add(merger.merge(best))
  }
}

type Pair = readonly [Chunk, Chunk]

class Merger {
  readonly #all: Set<Chunk>
  readonly #cases: LoadCase[]
  readonly #gains = new Map<Chunk, Map<Chunk, number>>()
  /** The chunks that each one loads with it, as the chunks are now. */
  #reached = new Map<Chunk, Set<Chunk>>()
  #sums: number[] = []

  constructor(all: ReadonlySet<Chunk>, cases: LoadCase[]) {
    this.#all = new Set(all)
    this.#cases = cases
  }

  findBest(movable: readonly Chunk[]): Pair | null {
    this.#sums = this.#cases.map((_, at) =>
      [...this.#all].reduce((sum, { bytes, loads }) => sum + bytes * (loads[at] ?? 0), 0),
    )
    const pairs = movable.flatMap((a, index) =>
      movable.slice(index + 1).flatMap((b) => {
        const gain = this.#gainOf(a, b)
        return gain > 0 ? [{ pair: [a, b] as const, gain }] : []
      }),
    )
    let best: { pair: Pair; gain: number } | null = null
    for (const { pair, gain } of pairs.toSorted((a, b) => b.gain - a.gain)) {
      if (best !== null && best.gain >= gain) break
      const exact = gain - this.#costOfImports(pair)
      if (exact > (best?.gain ?? 0) && this.#isPossible(pair)) best = { pair, gain: exact }
    }
    return best?.pair ?? null
  }

  merge([a, b]: Pair): Chunk {
    const imports = a.imports.union(b.imports)
    imports.delete(a)
    imports.delete(b)
    const loads = union(a.loads, b.loads)
    const merged = { ids: [...a.ids, ...b.ids], bytes: a.bytes + b.bytes, imports, loads }
    this.#all.delete(a)
    this.#all.delete(b)
    for (const each of this.#all) {
      const isImporter = [each.imports.delete(a), each.imports.delete(b)].includes(true)
      if (isImporter) each.imports.add(merged)
    }
    this.#all.add(merged)
    this.#reached = new Map()
    for (const each of this.#reach(merged)) {
      each.loads = union(each.loads, loads)
      this.#gains.delete(each)
      for (const gains of this.#gains.values()) gains.delete(each)
    }
    return merged
  }

  /** The gain without what the two import. */
  #gainOf(a: Chunk, b: Chunk): number {
    const gains = this.#gains.get(a) ?? new Map<Chunk, number>()
    this.#gains.set(a, gains)
    const known = gains.get(b)
    if (known !== undefined) return known
    const gain = this.#cases.reduce((sum, { weight }, at) => {
      const isA = a.loads[at] === 1
      if (isA !== (b.loads[at] === 1)) return sum - weight * (isA ? b.bytes : a.bytes)
      return isA ? sum + weight * requestBytes : sum
    }, 0)
    gains.set(b, gain)
    return gain
  }

  #costOfImports([a, b]: Pair): number {
    let cost = 0
    for (const each of this.#reach(a).union(this.#reach(b))) {
      if (each === a || each === b) continue
      for (const [at, { weight }] of this.#cases.entries()) {
        const isMore = each.loads[at] === 0 && (a.loads[at] === 1 || b.loads[at] === 1)
        if (isMore) cost += weight * (each.bytes + requestBytes)
      }
    }
    return cost
  }

  /** Neither imports the other by way of a third, which both would then need, and no limit is passed. */
  #isPossible([a, b]: Pair): boolean {
    const isBetween = (from: Chunk, to: Chunk): boolean =>
      [...from.imports].some((each) => each !== to && this.#reach(each).has(to))
    if (isBetween(a, b) || isBetween(b, a)) return false
    const loaded = [a, b, ...this.#reach(a).union(this.#reach(b))]
    return this.#cases.every(({ maxBytes }, at) => {
      if (a.loads[at] === 0 && b.loads[at] === 0) return true
      const more = [...new Set(loaded)].reduce(
        (sum, { loads, bytes }) => sum + (loads[at] === 0 ? bytes : 0),
        0,
      )
      return more === 0 || (this.#sums[at] ?? 0) + more <= maxBytes
    })
  }

  #reach(from: Chunk): Set<Chunk> {
    const known = this.#reached.get(from)
    if (known !== undefined) return known
    const seen = new Set(from.imports)
    for (const each of seen) for (const next of each.imports) seen.add(next)
    this.#reached.set(from, seen)
    return seen
  }
}

function union(a: Uint8Array, b: Uint8Array): Uint8Array {
  return a.map((isLoaded, at) => isLoaded | (b[at] ?? 0))
}
