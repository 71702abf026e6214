import type { FollowWorkDeps } from './context.ts'
import { orderItems } from './order-items.ts'
import { pollWatches } from './poll-watches.ts'
import { settleItems } from './settle-items.ts'
import { takeEntries } from './take-entries.ts'

/** How much of each kind of work one turn takes. */
const atOnce = { watches: 20, entries: 4, orders: 8, settled: 50 } as const

/** Does one turn of the work that following makes, on any number of nodes; gives how much there was. */
export async function workOnFollowing(deps: FollowWorkDeps, signal: AbortSignal): Promise<number> {
  const [watches, entries, settled] = await Promise.all([
    pollWatches(deps, atOnce.watches, signal),
    takeEntries(deps, atOnce.entries, signal),
    settleItems(deps, atOnce.settled),
  ])
  return watches + entries + settled + (await orderItems(deps, atOnce.orders, signal))
}
