import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Client, ClientConfig } from 'pg'
import { z } from 'zod'
import { errorCode } from '#core/app-error.ts'
import { projectFolder } from '#server/lib/folders.ts'
import type { Log } from '#server/lib/log.ts'
import { dropUnlogged, writtenFor } from './database-engine.ts'
import type { DatabaseEngine } from './database-engine.ts'
import type { Db } from './database.ts'
import { OperatorError } from './operator-error.ts'
import { withClient } from './pool.ts'
import { queryRows, sql } from './sql.ts'

/** Longest wait for another session's table, in ms: a migration must not queue all traffic. */
const lockTimeoutMs = 10_000

/** The oldest major version of PostgreSQL that migrations and queries may count on. */
const minimumServerVersion = 15

type MigrationOptions = {
  log: Log
  /** The engine behind the connection; PostgreSQL when it is not given. */
  engine?: DatabaseEngine
  migrations?: Migration[]
  /** The id of the last one to apply; all of them when it is not given. */
  upTo?: string
}

/**
 * Brings the schema up to date, each migration in a transaction together with the row that records it. Any
 * number of processes may call it at once: one works, the others wait and find it done.
 * @throws OperatorError when the server is too old, or the database was changed by other migrations than
 * these.
 */
export async function migrate(connection: ClientConfig, options: MigrationOptions): Promise<void> {
  const { log, engine = 'postgres', migrations = await readMigrations() } = options
  const last = options.upTo === undefined ? -1 : migrations.findIndex(({ id }) => id === options.upTo)
  const wanted = last === -1 ? migrations : migrations.slice(0, last + 1)
  await withClient({ ...connection, application_name: 'precis migrations' }, async (client) => {
    refuseOldServer(await readServerVersion(client))
    await holdLockRow(connection, async () => {
      await applyMissing(client, { log, engine, migrations, wanted })
      await dropUnlogged(client, engine)
    })
  })
}

type Work = { log: Log; engine: DatabaseEngine; migrations: Migration[]; wanted: Migration[] }

async function applyMissing(client: Client, { log, engine, migrations, wanted }: Work): Promise<void> {
  const applied = await readApplied(client)
  refuseStrangers(applied, migrations)
  const missing = wanted.slice(applied.length)
  const isNew = applied.length === 0
  for (const migration of missing) {
    await apply(client, { ...migration, sql: writtenFor(engine, migration.sql) })
    if (!isNew) log.info({ migration: migration.id }, 'the database schema was brought forward')
  }
  if (isNew) log.info({ migrations: missing.length }, 'the database schema was created')
}

const serverVersionRow = z.object({ server_version: z.string() })

/** The version of the server of a connection. */
export async function readServerVersion(client: Client): Promise<string> {
  const [row] = await queryRows(client, serverVersionRow, 'show server_version')
  return row?.server_version ?? ''
}

const appliedRow = z.object({ id: z.string(), checksum: z.string() })

/** The migrations of a database, in order; empty for one that no version of Précis has seen. */
export async function readApplied(client: Client): Promise<Pick<Migration, 'id' | 'checksum'>[]> {
  const { rowCount } = await client.query(`select where to_regclass('public.schema_migrations') is not null`)
  if (rowCount === 0) return []
  return await queryRows(client, appliedRow, 'select id, checksum from public.schema_migrations order by id')
}

/**
 * Refuses a history that these migrations do not begin with.
 * @throws OperatorError `migration-unknown` or `migration-changed`.
 */
export function refuseStrangers(
  applied: readonly Pick<Migration, 'id' | 'checksum'>[],
  migrations: readonly Migration[],
  holder: 'database' | 'backup' = 'database',
): void {
  for (const [index, { id, checksum }] of applied.entries()) {
    const own = migrations[index]
    if (own?.id !== id) {
      throw new OperatorError(
        'migration-unknown',
        `The ${holder} has the migration ${id}, which this version of Précis does not have in that place. It comes from another version: use that one, or a newer one.`,
      )
    }
    if (own.checksum !== checksum) {
      throw new OperatorError(
        'migration-changed',
        `The migration ${id} was changed after the ${holder} was made with it. Put the file back as it was and make the change in a new migration.`,
      )
    }
  }
}

/**
 * Refuses a server of that version, such as `14.11 (Debian 14.11-1)`, when it is too old.
 * @throws OperatorError `wrong-version`.
 */
export function refuseOldServer(version: string): void {
  if (Number.parseInt(version, 10) >= minimumServerVersion) return
  throw new OperatorError(
    'wrong-version',
    `The database server is PostgreSQL ${version}. Précis needs ${minimumServerVersion} or newer.`,
  )
}

async function apply(client: Client, { id, sql: statements, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockTimeoutMs}; set local statement_timeout = 0`)
    await client.query(`create table if not exists public.schema_migrations (
      id text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    await client.query(statements)
    await client.query('insert into public.schema_migrations (id, checksum) values ($1, $2)', [id, checksum])
    await client.query('commit')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new OperatorError('migration-failed', `The migration ${id} failed: ${reason}`, { cause })
  }
}

/** Two processes that make the same schema or table at once: the catalog refuses one of them. */
const madeMeanwhile = new Set(['23505', '42P06', '42P07'])

/**
 * Runs `work` while a connection of its own holds the one row of `locks.migration`, waiting for the process
 * that holds it now. The row is free again when the process that holds it dies. A row is understood by every
 * engine that speaks PostgreSQL's protocol; an advisory lock is not.
 */
async function holdLockRow<T>(connection: ClientConfig, work: () => Promise<T>): Promise<T> {
  return await withClient({ ...connection, application_name: 'precis migration lock' }, async (holder) => {
    const make = (): Promise<unknown> =>
      holder.query(`create schema if not exists locks;
        create table if not exists locks.migration (id int primary key);
        insert into locks.migration values (1) on conflict do nothing`)
    await make().catch((error: unknown) => {
      if (!madeMeanwhile.has(errorCode(error) ?? '')) throw error
      return make()
    })
    // A role may limit how long a statement or an idle transaction lasts; this one lasts as long as the
    // migrations of another.
    await holder.query(`begin; set local idle_in_transaction_session_timeout = 0;
      set local statement_timeout = 0; set local lock_timeout = 0`)
    await holder.query('select from locks.migration where id = 1 for update')
    return await work()
  })
}

/** One forward step of the schema: `0001_name.sql`. */
export type Migration = {
  /** The file's name without `.sql`. */
  id: string
  sql: string
  /** SHA-256 of the text with unix line ends, in hexadecimal. */
  checksum: string
}

/** The folder of the migrations that ship with this version. */
const migrationsFolder = join(projectFolder, 'migrations')

const fileName = /^\d{4}_[a-z0-9_]+\.sql$/

/**
 * Reads all migrations, in their order.
 * @throws OperatorError `migration-failed` when a name is not like `0001_name.sql` or a number is there
 * twice.
 */
export async function readMigrations(folder: string = migrationsFolder): Promise<Migration[]> {
  return Promise.all((await listNames(folder)).map((name) => readMigration(folder, name)))
}

/** The id of the last migration that ships with this version. */
async function newestMigration(): Promise<string> {
  return basename((await listNames(migrationsFolder)).at(-1) ?? '', '.sql')
}

async function listNames(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const numbers = new Set<string>()
  for (const name of names) {
    const number = name.slice(0, 4)
    if (!fileName.test(name) || numbers.has(number)) {
      throw new OperatorError(
        'migration-failed',
        `The migration ${name} is misnamed: each needs a number of its own, like 0001_name.sql.`,
      )
    }
    numbers.add(number)
  }
  return names
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const statements = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
  const checksum = createHash('sha256').update(statements).digest('hex')
  return { id: basename(name, '.sql'), sql: statements, checksum }
}

/**
 * Gives a check of whether a newer version of Précis has brought the database forward since this process
 * started: the statements of this one were not written for that schema.
 */
export async function watchForNewerVersion(db: Db): Promise<() => Promise<boolean>> {
  const newest = await newestMigration()
  return async () => {
    const { rowCount } = await db.execute(
      sql`select from public.schema_migrations where id > ${newest} limit 1`,
    )
    return rowCount !== 0
  }
}
