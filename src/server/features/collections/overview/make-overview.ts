import { plans } from '#product/plans.ts'
import { findMember } from '#server/features/accounts/service.ts'
import { payerOf } from '#server/features/model-costs/service.ts'
import type { OverviewEngine } from '#server/ports/model-engines.ts'
import type { OverviewDeps } from '../context.ts'
import { checkOverview } from './check-overview.ts'
import { gatherSources } from './gather-sources.ts'
import {
  leaseOverview,
  leaveOverview,
  minOverviewVideos,
  readMadeOf,
  storeOverview,
} from './overview-repo.ts'
import type { LeasedOverview, StoredOverview } from './overview-repo.ts'

const maxAttempts = 3
const retrySeconds = 10 * 60
/** The lease on one ends later. */
const timeoutMs = 240_000

/** Writes one overview that is due, and stores it checked; `false` where none is. */
export async function writeNextOverview(deps: OverviewDeps, signal: AbortSignal): Promise<boolean> {
  const { overviewEngine, runs } = deps
  if (overviewEngine === null) return false
  const leased = await leaseOverview(runs.db)
  if (leased === null) return false
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  try {
    // Before they are read: what comes meanwhile is no part of it.
    const { madeOf } = await readMadeOf(runs.db, leased.collectionId)
    const body = await write({ ...deps, overviewEngine }, leased, limit)
    if (body === 'later') await leave(deps, leased)
    else if (body === 'never') await leaveOverview(runs.db, leased, null)
    else await storeOverview(runs.db, leased, { ...body, madeOf })
  } catch (error) {
    if (signal.aborted) await leaveOverview(runs.db, leased, 0)
    else {
      deps.log.warn({ err: error }, 'an overview of a collection could not be written')
      await leave(deps, leased)
    }
  }
  return true
}

async function leave({ runs }: OverviewDeps, leased: LeasedOverview): Promise<void> {
  await leaveOverview(runs.db, leased, leased.attempts < maxAttempts ? retrySeconds : null)
}

async function write(
  deps: OverviewDeps & { overviewEngine: OverviewEngine },
  { collectionId, userId, title, language }: LeasedOverview,
  signal: AbortSignal,
): Promise<{ body: StoredOverview; videos: number } | 'later' | 'never'> {
  const actor = await findMember(deps, userId)
  if (actor === null) return 'never'
  const windowDays = plans[actor.plan].historyDays
  const sources = await gatherSources(deps, { collectionId, windowDays })
  const videos = new Set(sources.map(({ itemId }) => itemId)).size
  if (videos < minOverviewVideos) return 'never'
  const options = { signal, payers: () => Promise.resolve([payerOf(actor)]), spending: { microUsd: 0 } }
  const draft = await deps.overviewEngine.write({ title, language, sources }, options)
  if ('withoutModel' in draft) return 'later'
  const body = await checkOverview(deps, draft, sources, { ...options, lineChecks: deps.lineChecks })
  return body.gist === null && body.lines.length === 0 ? 'later' : { body, videos }
}
