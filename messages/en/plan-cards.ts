import type { PlanId } from '#product/plans.ts'

/** The plans side by side, for a visitor. */
export const planCards = {
  mostPopular: 'Most Popular',
  /** Behind a price. */
  perMonth: 'per month',
  forWhom: {
    free: 'For a video now and then',
    pro: 'For regular work with video',
    unlimited: 'For heavy use',
  } satisfies Record<PlanId, string>,
  actions: {
    free: 'Start free',
    pro: 'Choose Pro',
    unlimited: 'Choose Unlimited',
  } satisfies Record<PlanId, string>,
}
