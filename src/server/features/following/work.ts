import { mailDigests, makeDigests } from '#server/features/digests/service.ts'
import type { FollowWorkDeps } from './context.ts'
import { orderItems } from './order-items.ts'
import { pollWatches } from './poll-watches.ts'
import { settleItems } from './settle-items.ts'
import { takeEntries } from './take-entries.ts'

/** How much of each kind of work one turn takes. */
const atOnce = { watches: 20, entries: 4, orders: 8, settled: 50, digests: 20, mails: 5 } as const

/** Does one turn of the work that following and its digests make, on any number of nodes; gives how much there was. */
export async function workOnFollowing(deps: FollowWorkDeps, signal: AbortSignal): Promise<number> {
  const [watches, entries, settled] = await Promise.all([
    pollWatches(deps, atOnce.watches, signal),
    takeEntries(deps, atOnce.entries, signal),
    settleItems(deps, atOnce.settled),
  ])
  const ordered = await orderItems(deps, atOnce.orders, signal)
  const digests = await makeDigests(deps, atOnce.digests)
  const mails = await mailDigests(deps, atOnce.mails, signal)
  return watches + entries + settled + ordered + digests + mails
}
