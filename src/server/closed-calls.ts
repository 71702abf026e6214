import { billingRoutes } from '#contract/billing.ts'
import { momentRoutes } from '#contract/moments.ts'
import { sharedCollectionRoutes } from '#contract/shared-collections.ts'
import { sharingRoutes } from '#contract/sharing.ts'
import type { AccessPolicy } from '#server/features/accounts/service.ts'

/** The calls that a server lacks: without plans those of the shop, without sharing those of links. */
export function closedCalls({
  hasPlans,
  hasSharing,
}: Pick<AccessPolicy, 'hasPlans' | 'hasSharing'>): ReadonlySet<string> {
  return new Set([
    ...(hasPlans ? [] : Object.keys(billingRoutes)),
    ...(hasSharing ? [] : Object.keys({ ...sharingRoutes, ...momentRoutes, ...sharedCollectionRoutes })),
  ])
}
