import { stat } from 'node:fs/promises'
import { resolve, join } from 'node:path'
import type { ClientConfig } from 'pg'
import { whenAbsent } from '#core/app-error.ts'
import type { Log } from '#server/lib/log.ts'
import { homeRecord } from '../embedded/choose-folder.ts'
import { startEmbeddedServer } from '../embedded/embedded-server.ts'
import { readConnection } from '../embedded/endpoint.ts'
import { waitForServer } from '../open-database.ts'
import { explainToOperator, OperatorError } from '../operator-error.ts'
import type { Trailer } from './format.ts'

type Command<Settings> = {
  /** The usage of the command, shown when it was called otherwise. */
  usage: string
  readSettings: () => Settings
  /** Does the work on the file of that absolute path and gives the sentence that reports it. */
  work: (file: string, settings: Settings) => Promise<string>
}

/** Runs a command of one file name: the sentence and exit code 0, or the reason on stderr and 1. */
export async function runOperatorCommand<Settings>(command: Command<Settings>): Promise<void> {
  const [file, ...rest] = process.argv.slice(2)
  if (file === undefined || rest.length > 0) return fail(`Usage: ${command.usage}`)
  let settings
  try {
    settings = command.readSettings()
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
  try {
    process.stdout.write(`${await command.work(resolve(file), settings)}\n`)
  } catch (error) {
    const sentence = explainToOperator(error)
    if (sentence === null) throw error
    fail(sentence)
  }
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

/** A database was made for this data folder at some time. */
export async function hasDatabase(dataDir: string): Promise<boolean> {
  for (const name of ['postgres', homeRecord]) {
    if ((await stat(join(dataDir, name)).catch(whenAbsent)) !== null) return true
  }
  return false
}
