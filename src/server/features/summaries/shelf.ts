import type { Orm } from '#server/db/database.ts'
import type { Actor } from '#server/features/accounts/service.ts'

/** What is put on a shelf; `runId` where a run has just made it. */
export type ShelvedSummary = { summaryId: string; transcriptId: string; runId: string | null }

/** Where people find again what they were given, as far as summaries need it. */
export type Shelf = {
  /** Puts a summary there, in the transaction in which it is handed out; gives its id there, `null` where none is kept. */
  put: (tx: Orm, actor: Actor, summary: ShelvedSummary) => Promise<string | null>
}

/** Keeps nothing. */
export const noShelf: Shelf = { put: () => Promise.resolve(null) }
