import path from 'node:path'
import { z } from 'zod'
import { databaseEngines } from '#server/db/database-engine.ts'
import type { DatabaseEngine } from '#server/db/database-engine.ts'
import { field, optionalText, optionalAddress } from './field.ts'
import type { wakeUpFields } from './server-settings.ts'

const locations = ['database', 'folder', 's3'] as const

/** The variables about where the text of transcripts is stored. */
export const blobFields = {
  BLOBS: field(z.enum(locations, { error: 'must be database, folder or s3' }).default('database')),
  BLOBS_FOLDER: field(
    z
      .string()
      .transform((folder) => path.resolve(folder))
      .nullable()
      .default(null),
  ),
  S3_BUCKET: optionalText,
  S3_ENDPOINT: optionalAddress,
  S3_REGION: field(z.string().default('us-east-1')),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
}

type BlobValues = z.output<z.ZodObject<typeof blobFields>>

/** Where the text of transcripts is stored; a store that is set up is read from, wherever new text goes. */
export type BlobSettings = Readonly<{
  blobs: Readonly<{
    /** Where new text goes. */
    writesTo: (typeof locations)[number]
    /** Absolute path; `null` for no folder. */
    folder: string | null
    /** `null` for no bucket. `endpoint` is AWS's own when `null`, `credentials` those that AWS gives the machine. */
    s3: Readonly<{
      bucket: string
      region: string
      endpoint: string | null
      credentials: Readonly<{ accessKeyId: string; secretAccessKey: string }> | null
    }> | null
  }>
}>

/** The first variable that is missing beside those that are set; `null` when none is. */
export function missingBlobSetting(values: BlobValues): { name: string; reason: string } | null {
  const { BLOBS, BLOBS_FOLDER, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values
  if (BLOBS === 'folder' && BLOBS_FOLDER === null)
    return { name: 'BLOBS_FOLDER', reason: 'is needed with BLOBS=folder' }
  if (BLOBS === 's3' && S3_BUCKET === null) return { name: 'S3_BUCKET', reason: 'is needed with BLOBS=s3' }
  if ((S3_ACCESS_KEY_ID === null) === (S3_SECRET_ACCESS_KEY === null)) return null
  return { name: 'S3_SECRET_ACCESS_KEY', reason: 'and S3_ACCESS_KEY_ID are needed together' }
}

/** Names the values for the program. */
export function toBlobSettings(values: BlobValues): BlobSettings {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  const credentials =
    accessKeyId === null || secretAccessKey === null ? null : { accessKeyId, secretAccessKey }
  const s3 =
    bucket === null ? null : { bucket, region: values.S3_REGION, endpoint: values.S3_ENDPOINT, credentials }
  return { blobs: { writesTo: values.BLOBS, folder: values.BLOBS_FOLDER, s3 } }
}

const databaseUrl = field(
  z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' })
    .nullable()
    .default(null),
)

/** The variables about the database. */
export const databaseFields = {
  DATABASE_URL: databaseUrl,
  DATABASE_POOL_URL: databaseUrl,
  DATABASE_REPLICA_URL: databaseUrl,
  DATABASE_ENGINE: field(
    z.enum(databaseEngines, { error: `must be one of ${databaseEngines.join(', ')}` }).default('postgres'),
  ),
}

type Values = z.output<z.ZodObject<typeof databaseFields & Pick<typeof wakeUpFields, 'WAKE_UPS'>>>

/** Where the database is, and what it is. */
export type DatabaseSettings = Readonly<{
  /** A PostgreSQL of your own; `null` runs the one that ships with the product. */
  databaseUrl: string | null
  /** The same database behind a connection pooler in transaction mode; `null` sends everything to `databaseUrl`. */
  databasePoolUrl: string | null
  /** A streaming replica of it for what never changes; `null` reads everything from the primary. */
  databaseReplicaUrl: string | null
  /** What `databaseUrl` leads to. */
  databaseEngine: DatabaseEngine
}>

/** Names the first setting that another one needs beside it, or that does not go with it; `null` when none does. */
export function missingDatabaseSetting(values: Values): { name: string; reason: string } | null {
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

/** Names the values for the program. */
export function toDatabaseSettings(values: Values): DatabaseSettings {
  return {
    databaseUrl: values.DATABASE_URL,
    databasePoolUrl: values.DATABASE_POOL_URL,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    databaseEngine: values.DATABASE_ENGINE,
  }
}

const shortestPassphrase = 12

/** The variables of backups. */
export const backupFields = {
  BACKUP_PASSPHRASE: optionalText.refine(
    (passphrase) => passphrase === null || passphrase.length >= shortestPassphrase,
    `must have ${shortestPassphrase} characters or more`,
  ),
}

/** What backup and restore need to know. */
export type BackupSettings = Readonly<{
  /** Seals the secret of the server in a backup, and opens it again; `null` leaves it out. */
  backupPassphrase: string | null
}>

/** Names the values for the program. */
export function toBackupSettings(values: z.output<z.ZodObject<typeof backupFields>>): BackupSettings {
  return { backupPassphrase: values.BACKUP_PASSPHRASE }
}
