import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client, ClientConfig } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { DatabaseEngine } from '#server/db/database-engine.ts'
import type { Log } from '#server/db/log.ts'
import { migrate, readApplied, refuseStrangers } from '#server/db/migrate.ts'
import { readMigrations } from '#server/db/migration-files.ts'
import type { Migration } from '#server/db/migration-files.ts'
import { OperatorError } from '#server/db/operator-error.ts'
import { withClient } from '#server/db/with-client.ts'
import { copyTarget, qualified, readTables } from './catalog.ts'
import { readBackup } from './read-backup.ts'
import type { VerifiedBackup } from './read-backup.ts'
import { withoutConstraints } from './without-constraints.ts'

/**
 * Puts a backup into an empty database, all of it or nothing, and brings the schema up to date afterwards.
 * @throws OperatorError when the database holds data, or the migrations of the two do not fit.
 */
export async function restoreBackup(
  connection: ClientConfig,
  backup: VerifiedBackup,
  options: { log: Log; engine?: DatabaseEngine; migrations?: Migration[] },
): Promise<void> {
  const { migrations = await readMigrations(), ...migrating } = options
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
