/** Random choices that are the same for the same seed. */
export type Random = {
  /** A whole number from 0 up to and without `below`. */
  below: (below: number) => number
  pick: <Item>(items: readonly Item[]) => Item
}

/** Numbers by the mulberry32 recipe: quick, spread well enough for choosing examples. */
export function createRandom(seed: number): Random {
  let state = seed
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit)
  }
  const pick = <Item>(items: readonly Item[]) => {
    const item = items[below(items.length)]
    if (item === undefined) throw new Error('There is nothing to pick from')
    return item
  }
  return { below, pick }
}

/** Chance from 0 up to 1 that is the same for the same seed. */
export function seededChance(seed: number): () => number {
  const { below } = createRandom(seed)
  return () => below(2 ** 32) / 2 ** 32
}
