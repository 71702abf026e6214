import { stat } from 'node:fs/promises'
import { resolve, join } from 'node:path'
import type { ClientConfig } from 'pg'
import { whenAbsent } from '#core/app-error.ts'
import { createLog } from '#server/lib/log.ts'
import type { Log } from '#server/lib/log.ts'
import { connectDatabase } from '../database.ts'
import type { PooledDb } from '../database.ts'
import { homeRecord } from '../embedded/choose-folder.ts'
import { startEmbeddedServer } from '../embedded/embedded-server.ts'
import { readConnection } from '../embedded/endpoint.ts'
import { waitForServer } from '../open-database.ts'
import { explainToOperator, OperatorError } from '../operator-error.ts'
import type { Trailer } from './format.ts'

type Command<Input, Settings> = {
  /** The usage of the command, shown when it was called otherwise. */
  usage: string
  /** Understands the one argument, which may be left out; `null` where it is called otherwise. */
  readInput: (argument: string | undefined) => Input | null
  readSettings: () => Settings
  /** Does the work and gives the sentences that report it. */
  work: (input: Input, settings: Settings) => Promise<string>
}

/** Runs a command of one argument: the report and exit code 0, or the reason on stderr and 1. */
export async function runOperatorCommand<Input, Settings>(command: Command<Input, Settings>): Promise<void> {
  const [argument, ...rest] = process.argv.slice(2)
  const input = rest.length > 0 ? null : command.readInput(argument)
  if (input === null) return fail(`Usage: ${command.usage}`)
  let settings
  try {
    settings = command.readSettings()
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
  try {
    process.stdout.write(`${await command.work(input, settings)}\n`)
  } catch (error) {
    const sentence = explainToOperator(error)
    if (sentence === null) throw error
    fail(sentence)
  }
}

/** The argument of a command that takes a file, as its absolute path. */
export function readFileName(argument: string | undefined): string | null {
  return argument === undefined ? null : resolve(argument)
}

/** `3 rows in 2 tables`. */
export function describeRows(rows: Trailer['rows']): string {
  const counts = Object.values(rows)
  const total = counts.reduce((sum, count) => sum + count, 0)
  return `${total} ${total === 1 ? 'row' : 'rows'} in ${counts.length} tables`
}

function fail(reason: string): void {
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}

/** The settings by which a command finds the database: those of the process it works beside. */
type DatabaseFolder = { dataDir: string; databaseUrl: string | null }

/** A way in that has to be closed again. */
type Reached = { connection: ClientConfig; close: () => Promise<void> }

/**
 * Finds the database for a command beside the server: the one behind the URL; the one that a running Précis
 * keeps on the data folder, as its client; or that of the data folder, started for as long as it is needed.
 * @throws OperatorError `unreachable` when none answers.
 */
export async function reachDatabase({ dataDir, databaseUrl }: DatabaseFolder, log: Log): Promise<Reached> {
  if (databaseUrl !== null) {
    const connection = { connectionString: databaseUrl }
    await waitForServer(connection, log)
    return { connection, close: async () => undefined }
  }
  try {
    const server = await startEmbeddedServer({ dataDir, log, address: null })
    return { connection: server.connection, close: server.stop }
  } catch (error) {
    if (!(error instanceof OperatorError) || error.failure !== 'folder-in-use') throw error
    const connection = await readConnection(dataDir)
    if (connection === null) throw error
    await waitForServer(connection, log)
    return { connection, close: async () => undefined }
  }
}

/** Makes sure that a database was made there once. @throws OperatorError `unreachable` where none was. */
export async function requireDatabase({ dataDir, databaseUrl }: DatabaseFolder): Promise<void> {
  if (databaseUrl !== null) return
  for (const name of ['postgres', homeRecord]) {
    if ((await stat(join(dataDir, name)).catch(whenAbsent)) !== null) return
  }
  throw new OperatorError('unreachable', `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`)
}

/** Gives what `work` makes of a database that is there already. @throws OperatorError `unreachable` */
export async function withDatabase<T>(
  folder: DatabaseFolder,
  work: (db: PooledDb) => Promise<T>,
): Promise<T> {
  await requireDatabase(folder)
  const log = createLog('warn')
  const reached = await reachDatabase(folder, log)
  try {
    const database = connectDatabase(reached.connection, log)
    try {
      return await work(database.db)
    } finally {
      await database.close()
    }
  } finally {
    await reached.close()
  }
}
