import type { Orm, PooledOrm } from '#server/db/database.ts'
import type { Actor } from '#server/features/accounts/service.ts'

/** What is put on a shelf; `runId` where a run has just made it. */
export type ShelvedSummary = { summaryId: string; transcriptId: string; runId: string | null }

/** Where people find again what they were given, as far as summaries need it. */
export type Shelf = {
  /** The id there of a summary, when it is what was put there last; there is nothing to move then. */
  findNewest: (orm: PooledOrm, actor: Actor, summaryId: string) => Promise<string | null>
  /** Puts a summary there, in the transaction in which it is handed out; gives its id there, `null` where none is kept. */
  put: (tx: Orm, actor: Actor, summary: ShelvedSummary) => Promise<string | null>
}

/** Keeps nothing. */
export const noShelf: Shelf = {
  findNewest: () => Promise.resolve(null),
  put: () => Promise.resolve(null),
}
