import path from 'node:path'
import { z } from 'zod'
import { databaseEngines } from '#server/db/database-engine.ts'
import type { sharedRows } from './server-settings.ts'
import { addressOf, atLeast, oneOf, webAddress } from './setting.ts'
import type { Misfit, SettingRows, Values } from './setting.ts'

const databaseAddress = addressOf(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name')

/** The settings of the database. */
export const databaseRows = {
  DATABASE_URL: {
    name: 'databaseUrl',
    says: 'A PostgreSQL of your own, like postgres://user:password@host:5432/name. Empty runs the one that comes with Précis.',
    schema: databaseAddress,
  },
  DATABASE_POOL_URL: {
    name: 'databasePoolUrl',
    says: 'The same database behind a connection pooler in transaction mode, such as PgBouncer. Empty sends everything to DATABASE_URL.',
    schema: databaseAddress,
  },
  DATABASE_REPLICA_URL: {
    name: 'databaseReplicaUrl',
    says: 'A streaming replica of that PostgreSQL, for what never changes: stored summaries and transcripts, by their ids.',
    schema: databaseAddress,
  },
  DATABASE_ENGINE: {
    name: 'databaseEngine',
    says: 'What DATABASE_URL leads to: postgres, citus, yugabytedb or cockroachdb (then WAKE_UPS=poll or redis).',
    default: 'postgres',
    schema: oneOf(databaseEngines),
  },
  BACKUP_PASSPHRASE: {
    name: 'backupPassphrase',
    says: 'Seals the secret in a backup and opens it at a restore, 12 characters or more. Empty leaves the secret out of backups.',
    schema: atLeast(12),
  },
} as const satisfies SettingRows

/** Names what a database setting needs beside it. */
export function findMissingDatabase(values: Values<typeof databaseRows & typeof sharedRows>): Misfit {
  const { DATABASE_URL: direct, DATABASE_POOL_URL: pooled, DATABASE_ENGINE: engine } = values
  if (pooled !== null && direct === null) {
    return { name: 'DATABASE_URL', reason: 'is needed with DATABASE_POOL_URL' }
  }
  if (engine !== 'postgres' && direct === null) {
    return { name: 'DATABASE_URL', reason: `is needed with DATABASE_ENGINE=${engine}` }
  }
  if (engine === 'cockroachdb' && values.WAKE_UPS === 'notify') {
    return { name: 'WAKE_UPS', reason: 'must be poll or redis with DATABASE_ENGINE=cockroachdb' }
  }
  return null
}

/** The settings of the stores of transcripts. */
export const blobRows = {
  BLOBS: {
    says: 'Where the text of new transcripts is stored: database, folder (then BLOBS_FOLDER) or s3 (then S3_BUCKET). What is stored elsewhere is read as long as that stays set up.',
    default: 'database',
    schema: oneOf(['database', 'folder', 's3']),
  },
  BLOBS_FOLDER: {
    says: 'The folder for the text of transcripts, reached by every process.',
    schema: z.string().transform((folder) => path.resolve(folder)),
  },
  S3_BUCKET: { says: 'The bucket for the text of transcripts.', schema: z.string() },
  S3_ENDPOINT: {
    says: 'Where the bucket is, like https://s3.example. Empty is AWS.',
    schema: webAddress(),
  },
  S3_REGION: { says: 'The region of the bucket.', default: 'us-east-1', schema: z.string() },
  S3_ACCESS_KEY_ID: {
    says: 'The key of the bucket. Empty takes what AWS gives the machine.',
    schema: z.string(),
  },
  S3_SECRET_ACCESS_KEY: { says: 'The secret of that key.', schema: z.string() },
} as const satisfies SettingRows

type BlobValues = Values<typeof blobRows>

/** The stores of transcripts; one that is set up is read from, wherever new text goes. */
export type BlobSettings = Readonly<{
  /** The store for new text. */
  writesTo: BlobValues['BLOBS']
  /** Absolute path; `null` for no folder. */
  folder: string | null
  /** `null` for no bucket. `endpoint`: AWS's own when `null`; `credentials`: the machine's. */
  s3: Readonly<{
    bucket: string
    region: string
    endpoint: string | null
    credentials: Readonly<{ accessKeyId: string; secretAccessKey: string }> | null
  }> | null
}>

/** Names what a store needs and lacks. */
export function findMissingBlobs(values: BlobValues): Misfit {
  const { BLOBS, BLOBS_FOLDER, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values
  if (BLOBS === 'folder' && BLOBS_FOLDER === null)
    return { name: 'BLOBS_FOLDER', reason: 'is needed with BLOBS=folder' }
  if (BLOBS === 's3' && S3_BUCKET === null) return { name: 'S3_BUCKET', reason: 'is needed with BLOBS=s3' }
  if ((S3_ACCESS_KEY_ID === null) === (S3_SECRET_ACCESS_KEY === null)) return null
  return { name: 'S3_SECRET_ACCESS_KEY', reason: 'and S3_ACCESS_KEY_ID are needed together' }
}

/** Gathers the stores of transcripts. */
export function toBlobSettings(values: BlobValues): BlobSettings {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  const credentials =
    accessKeyId === null || secretAccessKey === null ? null : { accessKeyId, secretAccessKey }
  const s3 =
    bucket === null ? null : { bucket, region: values.S3_REGION, endpoint: values.S3_ENDPOINT, credentials }
  return { writesTo: values.BLOBS, folder: values.BLOBS_FOLDER, s3 }
}
