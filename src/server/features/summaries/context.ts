import type { Db, PooledDb } from '#server/db/database.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import type { ModelShares } from '#server/features/model-costs/service.ts'
import type { Quota } from '#server/features/quota/service.ts'
import type { LinkDeps, TranscriptDeps } from '#server/features/transcripts/service.ts'
import type { Queue } from '#server/jobs/queue.ts'
import type { LineChecks, ExampleSummaries, SummaryEngine } from '#server/ports/summary-engine.ts'
import type { RunNotifications } from './runs/channels.ts'
import type { RunFeeds } from './runs/feeds.ts'
import type { Requester } from './runs/requests-repo.ts'
import type { StoredSummaries } from './stored-summaries.ts'

/** A summary to put into a history; `runId` when a run has just made it. */
export type DeliveredSummary = { summaryId: string; transcriptId: string; runId: string | null }

/** The histories of users and visitors, as far as summaries use them. */
export type HistoryWriter = {
  /** The id of a summary that is the newest in the caller's history, so that nothing is written. */
  findNewest: (db: PooledDb, actor: Actor, summaryId: string) => Promise<string | null>
  /** Puts a summary into a history as its reservation commits; `null` for one without a history. */
  put: (tx: Db, requester: Requester, summary: DeliveredSummary) => Promise<string | null>
}

/** Dependencies of making, following and reading summaries. */
export type SummaryDeps = TranscriptDeps &
  LinkDeps & {
    runs: RunDeps
    quota: Quota
    summaries: StoredSummaries
    history: HistoryWriter
    engine: SummaryEngine
    lineChecks: LineChecks
    examples: ExampleSummaries
    modelShares: ModelShares
  }

/** Dependencies of starting and following runs. */
export type RunDeps = {
  db: PooledDb
  queue: Queue
  notifications: RunNotifications
  feeds: RunFeeds
  /** Gives the runs of this process back to the queue, for a stop. */
  giveBack: () => Promise<void>
  /** Aborts with `SHUTTING_DOWN`: a call that waits for a run has no more to wait for here. */
  givenBack: AbortSignal
  /** From the request of a run to its end, in ms. */
  deadlineMs: number
  /** The most runs that may wait for a worker. */
  queueLimit: number
}

/** Settles the requests of a run that has ended: delivers its summary, or releases the reservations. */
export type SettleRun = (runId: string) => Promise<void>
