import { plans } from '#product/plans.ts'
import type { PlanId } from '#product/plans.ts'

/** What is left to a person. */
export type Usage = {
  planType: PlanId
  /** `null` where the plan has no allowance. */
  remainingCount: number | null
  /** When a used place comes back, ISO 8601 in UTC; `null` when none is used. */
  resetTime: string | null
  canSummarize: boolean
  showPaywall: boolean
}

/** What is left of a plan after `used` summaries of the window, which ends at `endsAt`. */
export function toUsage(planType: PlanId, used: number, endsAt: string | null): Usage {
  const { allowance } = plans[planType]
  const remainingCount = allowance === null ? null : Math.max(0, allowance.summaries - used)
  const resetTime = allowance === null || used === 0 ? null : endsAt
  const isLeft = remainingCount !== 0
  return { planType, remainingCount, resetTime, canSummarize: isLeft, showPaywall: !isLeft }
}
