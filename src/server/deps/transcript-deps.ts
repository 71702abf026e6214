import { mkdir } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { AppError } from '#core/app-error.ts'
import type { FileReading } from '#local/prepare-cues.ts'
import { createFolderBlobs } from '#server/adapters/blobs/folder-blobs.ts'
import type { GeminiVideoOutcome } from '#server/adapters/gemini-video/gemini-video-source.ts'
import { createSampleSource } from '#server/adapters/samples/samples.ts'
import type { Outcome } from '#server/adapters/youtube/youtube-source.ts'
import type { PooledDb, UnchangingReads } from '#server/db/database.ts'
import { connectReplica, readFromPrimary, readFromReplica } from '#server/db/database.ts'
import type { ModelBudget } from '#server/features/model-costs/model-budget.ts'
import type { ListDeps } from '#server/features/playlists/service.ts'
import type { Transcribed, TranscriptDeps } from '#server/features/transcripts/context.ts'
import { createTranscriptBodies } from '#server/features/transcripts/service.ts'
import type { TranscriptBodies } from '#server/features/transcripts/service.ts'
import { createTranscriptWorker } from '#server/features/transcripts/transcript-worker.ts'
import { systemClock } from '#server/lib/clock.ts'
import { createSingleFlight } from '#server/lib/concurrency.ts'
import type { Log } from '#server/lib/log.ts'
import type { Counting } from '#server/lib/metrics/metrics.ts'
import type { BlobStore } from '#server/ports/blob-store.ts'
import type { Settings } from '#server/settings.ts'
import { createGeminiVideo, createYoutube, createYoutubeVideoLists } from './video-deps.ts'

type TranscriptDepsOptions = {
  settings: Settings
  db: PooledDb
  log: FastifyBaseLogger
  metrics: Counting
  costs: ModelBudget
}

/** The sources of transcripts, with the stores that read and keep them. */
export async function createTranscriptDeps({
  settings,
  db,
  log,
  metrics,
  costs,
}: TranscriptDepsOptions): Promise<
  TranscriptDeps &
    Required<Pick<TranscriptDeps, 'onTranscriptLookup'>> &
    Pick<ListDeps, 'videoLists'> & { stores: { close: () => Promise<void> } }
> {
  const blobs = await createBlobDeps({ settings, db, log, metrics })
  const replica = createReplicaDeps({ settings, db, log, metrics })
  const transcriptWorker = createTranscriptWorker(countFile(metrics))
  const youtube = createYoutube(settings, {
    readCaptions: transcriptWorker.parseJson3,
    onOutcome: (outcome) => {
      logOutcome(log, outcome)
      countTranscript(metrics, outcome)
    },
  })
  const geminiVideo = createGeminiVideo(settings, {
    costs,
    onOutcome: (outcome) => {
      logGeminiVideo(log, outcome)
      metrics.count('precis_transcript_attempts_total', {
        source: 'gemini-video',
        outcome: outcome.outcome,
      })
    },
  })
  return {
    db,
    unchanging: replica.unchanging,
    bodies: blobs.bodies,
    stores: {
      close: async () => {
        blobs.close()
        await replica.close()
      },
    },
    transcriptSources: [createSampleSource(), youtube, ...(geminiVideo === null ? [] : [geminiVideo])],
    videoLists: createYoutubeVideoLists(settings),
    transcriptWorker,
    transcriptFlights: createSingleFlight<Transcribed>(),
    onTranscriptLookup: (outcome) => metrics.count('precis_lookups_total', { store: 'transcripts', outcome }),
  }
}

type BlobOptions = {
  settings: Pick<Settings, 'blobs'>
  db: PooledDb
  log: Log
  metrics: Counting
}

/** A body has 20 to 30 kB for an hour of speech, and a day of it less than a megabyte. */
const limits = { timeoutMs: 10_000, maxBytes: 16 * 1024 * 1024 }

/** The storage of transcripts' text; the packages of S3 are loaded where a bucket is set and not before. */
async function createBlobDeps({
  settings: { blobs },
  db,
  log,
  metrics,
}: BlobOptions): Promise<{ bodies: TranscriptBodies; close: () => void }> {
  const stores: BlobStore[] = []
  const opened: { close: () => void }[] = []
  if (blobs.folder !== null) {
    await mkdir(blobs.folder, { recursive: true, mode: 0o700 })
    stores.push(createFolderBlobs({ folder: blobs.folder, ...limits }))
  }
  if (blobs.s3 !== null) {
    const { createS3Blobs } = await import('#server/adapters/blobs/s3-blobs.ts')
    const s3 = createS3Blobs({ ...blobs.s3, ...limits })
    stores.push(s3)
    opened.push(s3)
  }
  const onFailure = ({ code, cause }: AppError): void => {
    metrics.count('precis_storage_failures_total', { code })
    log.error({ err: cause, code }, 'the storage of transcripts failed')
  }
  const writesTo = blobs.writesTo === 'database' ? null : blobs.writesTo
  return {
    bodies: createTranscriptBodies({ db, stores, writesTo, onFailure }),
    close: () => {
      for (const store of opened) store.close()
    },
  }
}

type ReplicaOptions = {
  settings: Pick<Settings, 'databaseReplicaUrl'>
  db: PooledDb
  log: Log
  metrics: Counting
}

/** The readers of rows that never change: on the replica, where one is set. */
function createReplicaDeps({ settings, db, log, metrics }: ReplicaOptions): {
  unchanging: UnchangingReads
  close: () => Promise<void>
} {
  const { databaseReplicaUrl: url } = settings
  if (url === null) return { unchanging: readFromPrimary(db), close: async () => undefined }
  const replica = connectReplica(url, log)
  const { now } = systemClock
  const onRead = (outcome: string): void => metrics.count('precis_replica_reads_total', { outcome })
  return {
    unchanging: readFromReplica({ primary: db, replica: replica.db, now, log, onRead }),
    close: replica.close,
  }
}

/** Logs the path that a request for a transcript took: who was asked, what came of it, how long it took. */
export function logOutcome(log: FastifyBaseLogger, { videoId, code, attempts, ms }: Outcome): void {
  const path = attempts.map((attempt) => `${attempt.source}:${attempt.outcome} ${Math.round(attempt.ms)} ms`)
  const fields = { videoId, code, path, ms: Math.round(ms) }
  if (code === 'OK') log.info(fields, 'a transcript was fetched')
  else log.warn(fields, 'a transcript could not be fetched')
}

/** Logs what came of listening to a video. */
function logGeminiVideo(log: FastifyBaseLogger, { videoId, outcome, ms }: GeminiVideoOutcome): void {
  const fields = { videoId, outcome, ms: Math.round(ms) }
  if (outcome === 'OK') log.info(fields, 'a model listened to a video')
  else log.warn(fields, 'a model could not listen to a video')
}

/** Counts one request for the transcript of a video; `code` is `OK` or the failure. */
export function countTranscript({ count, observe }: Counting, { code, attempts, ms }: Outcome): void {
  count('precis_transcripts_total', { code })
  observe('precis_transcript_seconds', { result: code === 'OK' ? 'ok' : 'failed' }, ms)
  for (const { source, outcome } of attempts) count('precis_transcript_attempts_total', { source, outcome })
}

/** Makes the counter of given files: by format, by encoding, and by each pass that rewrote one. */
export function countFile({ count }: Counting): (reading: FileReading) => void {
  return ({ format, encoding, passes }) => {
    count('precis_transcript_files_total', { by: 'format', name: format })
    count('precis_transcript_files_total', { by: 'encoding', name: encoding })
    for (const name of passes) count('precis_transcript_files_total', { by: 'pass', name })
  }
}
