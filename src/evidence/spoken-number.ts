/** A number in a run of words: its value, and the places of its first word and behind its last. */
export type SpokenNumber = {
  value: number
  from: number
  to: number
  /** What the words may say too: `twenty second` may be twenty and a second. */
  also?: readonly number[]
  /** Made of words alone that are ordinary words too. */
  isWeak?: true
}

/** A value without the dust of binary fractions: 1.1 thousand million is 1100000000. */
export function withoutDust(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(12))
}
