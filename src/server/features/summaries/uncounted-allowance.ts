import { createHash } from 'node:crypto'
import type { Allowance } from './allowance.ts'

/** An allowance that never ends: everybody has one and the same place for each subject. */
export function createUncountedAllowance(): Allowance {
  return {
    repeat: () => Promise.resolve(null),
    reserve: (_actor, subject) =>
      Promise.resolve({ outcome: 'free', placeId: placeOf(subject), calls: null }),
    find: (_actor, subject) => Promise.resolve(placeOf(subject)),
    standing: () =>
      Promise.resolve({
        remainingCount: null,
        showPaywall: false,
        resetTime: null,
        user: { remainingCount: null, planType: 'unlimited' },
      }),
    renew: () => Promise.resolve(),
    keep: () => Promise.resolve(),
    release: () => Promise.resolve(),
  }
}

function placeOf(subject: string): string {
  const hex = createHash('sha256').update(subject).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
}
