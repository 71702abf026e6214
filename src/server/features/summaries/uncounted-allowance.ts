import { randomUUID } from 'node:crypto'
import type { Allowance } from './allowance.ts'

/** An allowance that never ends. */
export function createUncountedAllowance(): Allowance {
  return {
    reserve: () => Promise.resolve({ outcome: 'free', placeId: randomUUID() }),
    renew: () => Promise.resolve(),
    keep: () => Promise.resolve(),
    release: () => Promise.resolve(),
  }
}
