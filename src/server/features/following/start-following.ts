import { mailDigests, makeDigests } from '#server/features/digests/service.ts'
import type { FollowWorkDeps } from './context.ts'
import { subscribeDue } from './hubs/subscribe.ts'
import { orderItems, settleItems } from './order-items.ts'
import { pollWatches } from './poll-watches.ts'
import { takeEntries } from './take-entries.ts'

/** The work on what is followed, in this process. */
export type Following = {
  /** Begins no more work, ends what is asked for outside, and waits for it. */
  stop: () => Promise<void>
}

/** How long a process waits that found nothing to do, in ms. */
const idleMs = 5000
const busyMs = 100

/** Works on what is followed until it is stopped, beside any number of other processes. */
export function startFollowing(deps: FollowWorkDeps): Following {
  const stopping = new AbortController()
  const { signal } = stopping
  const work = (async (): Promise<void> => {
    while (!signal.aborted) {
      const found = await workOnFollowing(deps, signal).catch((error: unknown) => {
        if (!signal.aborted) deps.log.warn({ err: error }, 'what is followed could not be worked on')
        return 0
      })
      await deps.clock.wait(found > 0 ? busyMs : idleMs, signal)
    }
  })()
  return {
    stop: async () => {
      stopping.abort(new DOMException('The server stops', 'AbortError'))
      await work
    },
  }
}

/** How much of each kind of work one turn takes. */
const atOnce = { watches: 20, hubs: 20, entries: 4, orders: 8, settled: 50, digests: 20, mails: 5 } as const

/** Does one turn of the work that following and its digests make, on any number of nodes; gives how much there was. */
export async function workOnFollowing(deps: FollowWorkDeps, signal: AbortSignal): Promise<number> {
  const [watches, hubs, entries, settled] = await Promise.all([
    pollWatches(deps, atOnce.watches, signal),
    subscribeDue(deps, atOnce.hubs, signal),
    takeEntries(deps, atOnce.entries, signal),
    settleItems(deps, atOnce.settled),
  ])
  const ordered = await orderItems(deps, atOnce.orders, signal)
  const digests = await makeDigests(deps, atOnce.digests)
  const mails = await mailDigests(deps, atOnce.mails, signal)
  return watches + hubs + entries + settled + ordered + digests + mails
}
