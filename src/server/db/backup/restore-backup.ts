import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client, ClientConfig } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { z } from 'zod'
import type { Log } from '#server/lib/log.ts'
import type { DatabaseEngine } from '../database-engine.ts'
import { execute } from '../database.ts'
import type { Db } from '../database.ts'
import { migrate, readApplied, refuseStrangers, readMigrations } from '../migrate.ts'
import type { Migration } from '../migrate.ts'
import { OperatorError } from '../operator-error.ts'
import { withClient } from '../pool.ts'
import { queryRows } from '../sql.ts'
import { copyTarget, qualified, readTables } from './format.ts'
import { readBackup } from './read-backup.ts'
import type { VerifiedBackup } from './read-backup.ts'

/**
 * Puts a backup into an empty database, all of it or nothing, and brings the schema up to date afterwards.
 * `amend` changes the rows in the same transaction, by the schema of the backup.
 * @throws OperatorError when the database holds data, or the migrations of the two do not fit.
 */
export async function restoreBackup(
  connection: ClientConfig,
  backup: VerifiedBackup,
  options: {
    log: Log
    engine?: DatabaseEngine
    migrations?: Migration[]
    amend?: (tx: Db) => Promise<void>
  },
): Promise<void> {
  const { migrations = await readMigrations(), amend, ...migrating } = options
  refuseStrangers(backup.migrations, migrations, 'backup')
  const last = backup.migrations.at(-1)
  if (last === undefined) return
  await migrate(connection, { ...migrating, migrations, upTo: last.id })
  await withClient(connection, async (client) => {
    await refuseNewerSchema(client, last.id)
    await client.query('begin')
    await client.query('set local statement_timeout = 0; set local lock_timeout = 10000')
    await refuseData(client)
    await withoutConstraints(client, () => copyIn(client, backup.file))
    await amend?.({ execute: (statement) => execute(client, statement) })
    await client.query('commit')
  })
  await migrate(connection, { ...migrating, migrations })
}

async function refuseNewerSchema(client: Client, savedId: string): Promise<void> {
  const newest = (await readApplied(client)).at(-1)?.id
  if (newest === savedId) return
  throw new OperatorError(
    'migration-unknown',
    `The backup was made at the migration ${savedId}, and the database is at ${newest ?? 'none'} already. Restore into a database that no Précis has used: a new DATA_DIR, or an empty database behind DATABASE_URL.`,
  )
}

/** The lock keeps others from writing between this look and the commit. */
async function refuseData(client: Client): Promise<void> {
  for (const { table } of await readTables(client)) {
    const name = qualified(client, table)
    await client.query(`lock table ${name} in access exclusive mode`)
    const { rowCount } = await client.query(`select from ${name} limit 1`)
    if (rowCount !== 0) {
      throw new OperatorError(
        'database-not-empty',
        `The database holds data already (in ${table}). Restore only fills an empty one: use a new DATA_DIR, or an empty database behind DATABASE_URL.`,
      )
    }
  }
}

/** Reads the file once more while it copies, so that what goes in is checked again before the commit. */
async function copyIn(client: Client, file: string): Promise<void> {
  const { sequences } = await readBackup(file, (table, rows) =>
    pipeline(Readable.from(rows), client.query(copyFrom(`copy ${copyTarget(client, table)} from stdin`))),
  )
  for (const { name, value } of sequences) {
    await client.query('select setval($1::text::regclass, $2)', [qualified(client, name), value])
  }
}

const constraintSchema = z.object({ table: z.string(), name: z.string() })

/**
 * Runs `work` with all foreign keys and triggers of `public` removed, and restores them. The keys are created
 * again, which checks every row, so neither the order of tables nor a cycle between them matters; and the
 * owner of the tables may do this, whereas switching them off takes a superuser. It runs in an open
 * transaction.
 */
async function withoutConstraints(client: Client, work: () => Promise<void>): Promise<void> {
  const keys = await queryRows(
    client,
    constraintSchema.extend({ definition: z.string() }),
    `select conrelid::regclass::text as "table", quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  )
  const triggers = await queryRows(
    client,
    constraintSchema,
    `select tgrelid::regclass::text as "table", quote_ident(tgname) as name
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and tgenabled = 'O' and relnamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { table, name } of triggers) await client.query(`alter table ${table} disable trigger ${name}`)
  await work()
  for (const { table, name } of triggers) await client.query(`alter table ${table} enable trigger ${name}`)
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}
