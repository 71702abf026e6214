import type { Orm } from '#server/db/database.ts'
import type { Actor } from '#server/features/accounts/service.ts'

/** Where people find the transcripts again that they asked for or gave, as far as transcripts need it. */
export type TranscriptShelf = { put: (orm: Orm, actor: Actor, transcriptId: string) => Promise<void> }
