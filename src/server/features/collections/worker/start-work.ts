import type { WorkDeps } from '../context.ts'
import { writeNextOverview } from '../overview/make-overview.ts'
import { extendLeases, leaseItem, leaseSeconds } from './lease-repo.ts'
import { summarizeItem } from './summarize-item.ts'

/** The work of this process on collections. */
export type CollectionWork = {
  /** Begins no more videos, gives those at work back, and waits for that. */
  stop: () => Promise<void>
}

type Options = {
  /** How many summaries this process makes at once. */
  concurrency: number
  pollMs?: number
}

const defaultPollMs = 1000

/**
 * Works on the collections of all accounts: so many videos at once as half of the workers of this process, and at least one. Others
 * take over what a process leaves behind when its leases end.
 */
export function startCollectionWork(
  deps: WorkDeps,
  { concurrency, pollMs = defaultPollMs }: Options,
): CollectionWork {
  const slots = Math.max(1, Math.floor(concurrency / 2))
  const stopping = new AbortController()
  const leases = new Set<string>()
  const { signal } = stopping
  let turn = Promise.resolve()

  /** The summaries that are left are taken in the order of the list: the quota is asked for one video after the other. */
  async function takeOne(): Promise<boolean> {
    const before = turn
    const own = Promise.withResolvers<void>()
    turn = own.promise
    await before
    try {
      return !signal.aborted && (await takeNext(own.resolve))
    } finally {
      own.resolve()
    }
  }

  async function takeNext(onReserved: () => void): Promise<boolean> {
    const item = await leaseItem(deps.runs.db)
    if (item === null) return false
    leases.add(item.lease)
    try {
      await summarizeItem(deps, item, { signal, onReserved })
    } finally {
      leases.delete(item.lease)
    }
    return true
  }

  async function work(): Promise<boolean> {
    return (await writeNextOverview(deps, signal)) || (await takeOne())
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const isBusy = await work().catch(report)
      if (!isBusy && !signal.aborted) await deps.clock.wait(pollMs, signal).catch(() => undefined)
    }
  }

  function report(error: unknown): boolean {
    deps.log.warn({ err: error }, 'the work on a collection could not be taken or ended')
    return false
  }

  const running = Array.from({ length: slots }, run)
  const renewal = setInterval(
    () => {
      if (leases.size > 0) extendLeases(deps.runs.db, [...leases]).catch(report)
    },
    (leaseSeconds * 1000) / 4,
  )
  return {
    stop: async () => {
      stopping.abort()
      clearInterval(renewal)
      await Promise.all(running)
    },
  }
}
