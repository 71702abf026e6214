import { migrate } from '#server/db/migrate.ts'

/*
 * A process that brings a database up to date, as each node does when it starts. Prints each migration that it applied.
 *
 *   node tests/server/database/migrate-process.ts CONNECTION_AS_JSON
 */

const print = (...parts: unknown[]): void => void process.stdout.write(`${JSON.stringify(parts)}\n`)
const log = { info: print, warn: print, error: print }
await migrate(JSON.parse(process.argv[2] ?? ''), { log })
