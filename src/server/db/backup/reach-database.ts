import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { whenAbsent } from '#server/lib/error-code.ts'
import { homeRecord } from '../embedded/choose-folder.ts'
import { startEmbeddedServer } from '../embedded/embedded-server.ts'
import { readConnection } from '../embedded/endpoint.ts'
import type { Log } from '../log.ts'
import { waitForServer } from '../open-database.ts'
import { OperatorError } from '../operator-error.ts'

/** Where a command finds the database: the settings of the process it works beside. */
export type DatabaseFolder = { dataDir: string; databaseUrl: string | null }

/** A way in that has to be closed again. */
type Reached = { connection: ClientConfig; close: () => Promise<void> }

/**
 * Finds the database for a command beside the server: the one behind the URL; the one that a running Précis keeps on the
 * data folder, as its client; or that of the data folder, started for as long as it is needed.
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

/** Whether a database was ever made for this data folder. */
export async function hasDatabase(dataDir: string): Promise<boolean> {
  for (const name of ['postgres', homeRecord]) {
    if ((await stat(join(dataDir, name)).catch(whenAbsent)) !== null) return true
  }
  return false
}
