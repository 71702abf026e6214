/** A source of numbers that gives the same ones for the same seed, so that what was found can be repeated. */
export type Chance = {
  /** A whole number from 0 up to and without `end`. */
  below: (end: number) => number
  pick: <T>(list: readonly T[]) => T
}

/** Starts the numbers of a seed (mulberry32). */
export function createChance(seed: number): Chance {
  let state = seed >>> 0
  function below(end: number): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end)
  }
  return {
    below,
    pick: (list) => {
      const found = list[below(list.length)]
      if (found === undefined) throw new Error('Nothing to pick from')
      return found
    },
  }
}
