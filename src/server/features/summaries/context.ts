import type { Orm, PooledOrm } from '#server/db/database.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import type { Quota } from '#server/features/quota/service.ts'
import type { TranscriptDeps } from '#server/features/transcripts/service.ts'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'
import type { RunDeps } from './runs/context.ts'
import type { Requester } from './runs/requests-repo.ts'
import type { StoredSummaries } from './stored-summaries.ts'

/** A summary that goes into a history; `runId` where a run has just made it. */
export type DeliveredSummary = { summaryId: string; transcriptId: string; runId: string | null }

/** The histories of users and visitors, as far as summaries use them. */
export type HistoryWriter = {
  /** The id of a summary in the history of the caller, when it was the last one put there: nothing moves then. */
  findNewest: (orm: PooledOrm, actor: Actor, summaryId: string) => Promise<string | null>
  /** Puts a summary into a history, in the transaction that commits its reservation; `null` where there is no history. */
  put: (tx: Orm, requester: Requester, summary: DeliveredSummary) => Promise<string | null>
}

/** A history writer that stores nothing, for the examples. */
export const noHistory: HistoryWriter = {
  findNewest: () => Promise.resolve(null),
  put: () => Promise.resolve(null),
}

/** Dependencies of making, following and reading summaries. */
export type SummaryDeps = TranscriptDeps & {
  runs: RunDeps
  quota: Quota
  summaries: StoredSummaries
  history: HistoryWriter
  engine: SummaryEngine
}

/** Whose history the caller's summaries are delivered to. */
export function requesterOf({ user, visitorId }: Pick<Actor, 'user' | 'visitorId'>): Requester {
  if (user !== null) return { userId: user.id, deviceId: user.deviceId, visitorId: null }
  return { userId: null, deviceId: null, visitorId }
}
