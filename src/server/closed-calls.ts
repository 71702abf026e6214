import type { Api } from '#contract/api.ts'
import { billingRoutes } from '#contract/billing.ts'
import type { AccessPolicy } from '#server/features/accounts/service.ts'

/** The calls that make a link for everybody, and those that read by one; a link can still be taken back. */
const ofLinks: readonly (keyof Api)[] = [
  'POST /api/history/:id/share',
  'PUT /api/history/:id/share/questions',
  'GET /api/shared/:token',
  'GET /api/shared/:token/image.png',
  'POST /api/history/:id/moments/:line',
  'GET /api/moments/:token',
  'GET /api/moments/:token/image.png',
  'POST /api/collections/:id/share',
  'GET /api/shared-collections/:token',
]

/** The calls of a shop, and that which gives what is sold there. */
const ofPlans = [...Object.keys(billingRoutes), 'PUT /api/admin/users/:email/plan' satisfies keyof Api]

/** The calls that sign in by what was mailed. */
const ofCodes: readonly (keyof Api)[] = [
  'POST /api/auth/code',
  'POST /api/auth/verify',
  'POST /api/auth/invitation',
]

/** The calls that a server lacks: without plans those of the shop, without sharing or codes those of each. */
export function closedCalls({
  hasPlans,
  hasSharing,
  takesCodes,
}: Pick<AccessPolicy, 'hasPlans' | 'hasSharing' | 'takesCodes'>): ReadonlySet<string> {
  return new Set([
    ...(hasPlans ? [] : ofPlans),
    ...(hasSharing ? [] : ofLinks),
    ...(takesCodes ? [] : ofCodes),
  ])
}
