import type { Orm } from '#server/db/database.ts'
import type { Actor } from '#server/features/accounts/service.ts'

/** The histories of users and visitors, as far as transcripts use them. */
export type TranscriptShelf = {
  /** Puts a transcript into the history of the caller. */
  put: (orm: Orm, actor: Actor, transcriptId: string) => Promise<void>
  /** Whether the history of the caller has the transcript. */
  has: (orm: Orm, actor: Actor, transcriptId: string) => Promise<boolean>
}
