import { migrate } from '#server/db/migrate.ts'

/*
 * A process that brings a database up to date, as each node does when it starts. Prints what it
 * logs, which is nothing where there was nothing to do.
 *
 *   node tests/server/database/migrate-process.ts CONNECTION MIGRATIONS (both as JSON)
 */

const [, , connection = '', migrations = ''] = process.argv
const print = (...parts: unknown[]): void => void process.stdout.write(`${JSON.stringify(parts)}\n`)
const log = { info: print, warn: print, error: print }
await migrate(JSON.parse(connection), { log, migrations: JSON.parse(migrations) })
