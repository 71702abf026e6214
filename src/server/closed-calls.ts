import type { Api } from '#contract/api.ts'
import { billingRoutes } from '#contract/billing.ts'
import { missingOffers } from '#product/offers.ts'
import type { Offer, OfferFlags } from '#product/offers.ts'

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

const nowhere = "There's nothing at this address."
/** The calls that only a site with an offer has, and what another one answers. */
const callsOf: Readonly<Record<Offer, { keys: readonly string[]; detail: string }>> = {
  plans: { keys: ofPlans, detail: nowhere },
  sharing: { keys: ofLinks, detail: 'Nothing is shared by links on this server.' },
  codes: { keys: ofCodes, detail: nowhere },
}

/** The calls that a server lacks, by their keys, each with the sentence that answers it. */
export function closedCalls(flags: OfferFlags): ReadonlyMap<string, string> {
  return new Map(
    missingOffers(flags).flatMap((offer) => {
      const { keys, detail } = callsOf[offer]
      return keys.map((key) => [key, detail])
    }),
  )
}
