import { mkdir } from 'node:fs/promises'
import { createFolderBlobs } from '#server/adapters/blobs/folder-blobs.ts'
import type { PooledDb } from '#server/db/database.ts'
import type { Log } from '#server/db/log.ts'
import type { Metrics } from '#server/features/metrics/metrics.ts'
import { createTranscriptBodies } from '#server/features/transcripts/service.ts'
import type { TranscriptBodies } from '#server/features/transcripts/service.ts'
import type { AppError } from '#server/lib/app-error.ts'
import type { BlobStore } from '#server/ports/blob-store.ts'
import type { BlobSettings } from '#server/settings/blob-settings.ts'

type Options = {
  settings: BlobSettings
  db: PooledDb
  log: Log
  metrics: Pick<Metrics, 'countStorageFailure'>
}

/** A body has 20 to 30 kB for an hour of speech, and a day of it less than a megabyte. */
const limits = { timeoutMs: 10_000, maxBytes: 16 * 1024 * 1024 }

/** Where the text of transcripts is stored; the packages of S3 are loaded where a bucket is set and not before. */
export async function createBlobDeps({
  settings: { blobs },
  db,
  log,
  metrics,
}: Options): Promise<{ bodies: TranscriptBodies; close: () => void }> {
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
    metrics.countStorageFailure(code)
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
