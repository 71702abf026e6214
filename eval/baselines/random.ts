import { createHash } from 'node:crypto'
import { leadOrder } from './lead.ts'

/** Places of the texts of at least six words in an order that is random, but the same for the same `seed`. */
export function randomOrder(texts: readonly string[], seed: string): number[] {
  const keys = new Map<number, string>()
  for (const position of leadOrder(texts))
    keys.set(position, createHash('sha256').update(`${seed}:${position}`).digest('hex'))
  return [...keys].toSorted(([, a], [, b]) => (a < b ? -1 : 1)).map(([position]) => position)
}
