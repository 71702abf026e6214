import { z } from 'zod'
import { databaseEngines } from '#server/db/database-engine.ts'
import type { DatabaseEngine } from '#server/db/database-engine.ts'
import { field, optionalText } from './field.ts'
import type { wakeUpFields } from './wake-up-settings.ts'

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
