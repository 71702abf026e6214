import {
  findPlace,
  keepPlace,
  readUsage,
  releasePlace,
  renewPlaces,
  reservePlace,
} from '#server/features/usage/service.ts'
import type { UsageNeeds } from '#server/features/usage/service.ts'
import type { Allowance } from './allowance.ts'

/** The allowance as the ledger counts it. */
export function createCountedAllowance(needs: UsageNeeds): Allowance {
  return {
    reserve: (actor, subject) => reservePlace(needs, { actor, subject }),
    find: (actor, subject) => findPlace(needs, { actor, subject }),
    standing: async (actor) => {
      const { planType, remainingCount, resetTime, showPaywall } = await readUsage(needs, actor)
      return { remainingCount, resetTime, showPaywall, user: { remainingCount, planType } }
    },
    renew: async (placeIds) => void (await renewPlaces(needs, placeIds)),
    keep: keepPlace,
    release: (placeId, reason) => releasePlace(needs.orm, placeId, reason),
  }
}
