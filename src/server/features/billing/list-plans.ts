import { planIds, plans } from '#product/plans.ts'

/** What can be bought, as the page shows it. */
export function listPlans() {
  return planIds.map((id) => {
    const { name, price, allowance } = plans[id]
    return {
      id,
      name,
      price,
      currency: 'INR' as const,
      summaries: allowance?.summaries ?? null,
      window: allowance?.window ?? null,
    }
  })
}
