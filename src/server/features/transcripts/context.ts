import type { Talk } from '#contract/talk.ts'
import type { Db, PooledDb, UnchangingReads } from '#server/db/database.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import type { SingleFlight } from '#server/lib/concurrency.ts'
import type { TranscriptSource } from '#server/ports/video-sources.ts'
import type { CallCounter } from '#server/rate-limit/call-limits.ts'
import type { TranscriptBodies } from './bodies/transcript-bodies.ts'
import type { TranscriptRow } from './repo.ts'
import type { TranscriptWorker } from './transcript-worker.ts'

/** A transcript and whether the store already had it. */
export type Transcribed = { row: TranscriptRow; cached: boolean; talk?: Talk }

/** Dependencies of fetching and preparing transcripts. */
export type TranscriptDeps = {
  db: PooledDb
  /** Reads stored transcripts and summaries by their ids. */
  unchanging: UnchangingReads
  /** The storage of sentences. */
  bodies: TranscriptBodies
  /** Asked in this order. */
  transcriptSources: readonly TranscriptSource[]
  transcriptWorker: TranscriptWorker
  /** Concurrent requests for one video share one fetch. */
  transcriptFlights: SingleFlight<Transcribed>
  /** Called with where the transcript of a video was found before a source was asked. */
  onTranscriptLookup?: (outcome: 'database' | 'miss') => void
}

/** Dependencies of resolving the link of a caller. */
export type LinkDeps = Pick<TranscriptDeps, 'transcriptSources'> & { callCounter: CallCounter }

/** The histories of users and visitors, as far as transcripts use them. */
export type TranscriptHistory = {
  /** Puts a transcript into the history of the caller. */
  put: (db: Db, actor: Actor, transcriptId: string) => Promise<void>
  /** The id of the pasted transcript of this content in the caller's history, deleted or not. */
  findPasted: (db: Db, actor: Actor, contentHash: string) => Promise<string | null>
  /** The newest transcript of this video that the browser of the caller sent in the last hour. */
  findFromBrowser: (db: Db, actor: Actor, videoId: string) => Promise<string | null>
  /** The bytes of the pasted transcripts in the caller's history; with or without deleted ones. */
  pastedBytes: (db: Db, actor: Actor, which: 'all' | 'undeleted') => Promise<number>
  /** Deletes for good what the caller pasted and deleted, so that its room is free at once. */
  dropDeletedPastes: (tx: Db, actor: Actor) => Promise<void>
  /** The history of the caller has the transcript. */
  has: (db: Db, actor: Actor, transcriptId: string) => Promise<boolean>
}

/** Dependencies of reading transcripts for a caller. */
export type ReaderDeps = Pick<TranscriptDeps, 'db' | 'unchanging' | 'bodies'> & {
  transcriptHistory: TranscriptHistory
}
