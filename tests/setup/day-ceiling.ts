import type { DayCeiling } from '#server/features/model-costs/model-shares.ts'

/** The ceiling of a day's costs, with the shares that a server has unless its settings say otherwise. */
export function dayCeilingOf(maxDayMicroUsd: number): DayCeiling {
  return { maxDayMicroUsd, visitorsPercent: 25, freePercent: 35, accountPercent: 25, soundPercent: 50 }
}
