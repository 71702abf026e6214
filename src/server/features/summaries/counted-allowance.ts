import {
  findPlace,
  findRepeat,
  keepPlace,
  readUsage,
  releasePlace,
  renewPlaces,
  reservePlace,
} from '#server/features/usage/service.ts'
import type { Usage, UsageNeeds } from '#server/features/usage/service.ts'
import type { Allowance } from './allowance.ts'
import type { Standing } from './present.ts'

/** The allowance as the ledger counts it. */
export function createCountedAllowance(needs: UsageNeeds): Allowance {
  return {
    repeat: async (actor, subject) => {
      const found = await findRepeat(needs, { actor, subject })
      return found === null ? null : { standing: toStanding(found.usage), calls: found.calls }
    },
    reserve: (actor, subject) => reservePlace(needs, { actor, subject }),
    find: (actor, subject) => findPlace(needs, { actor, subject }),
    standing: async (actor) => {
      const usage = await readUsage(needs, actor)
      return { ...toStanding(usage), resetTime: usage.resetTime }
    },
    renew: async (placeIds) => void (await renewPlaces(needs, placeIds)),
    keep: keepPlace,
    release: (placeId, reason) => releasePlace(needs.orm, placeId, reason),
  }
}

function toStanding({
  planType,
  remainingCount,
  showPaywall,
}: Pick<Usage, 'planType' | 'remainingCount' | 'showPaywall'>): Standing {
  return { remainingCount, showPaywall, user: { remainingCount, planType } }
}
