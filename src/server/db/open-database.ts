import { setTimeout as pause } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import type { ClientConfig } from 'pg'
import type { Log } from '#server/lib/log.ts'
import type { DatabaseEngine } from './database-engine.ts'
import { isConnectionFailure } from './database-failure.ts'
import { connectDatabase } from './database.ts'
import type { Database } from './database.ts'
import { startEmbeddedServer } from './embedded/embedded-server.ts'
import { migrate } from './migrate.ts'
import { OperatorError } from './operator-error.ts'

type DatabaseOptions = {
  /** Absolute path. */
  dataDir: string
  /** A server of one's own; `null` runs the one that ships with the product under `dataDir`. */
  databaseUrl: string | null
  /** That server behind a connection pooler; `null` for no pooler. */
  databasePoolUrl?: string | null
  /** The engine; PostgreSQL when it is not given. */
  databaseEngine?: DatabaseEngine
  log: Log
  /** The address of this process, like `http://localhost:3000`, for a second one on the folder. */
  address?: string | null
  /** Called when the database under `dataDir` ended so often that it is not started any more. */
  onGaveUp?: () => void
}

/**
 * Gives the database, started if it is our own, at the newest migration and ready for queries.
 * @throws OperatorError with a sentence for the operator.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, databasePoolUrl = null, databaseEngine: engine = 'postgres', log } = options
  if (databaseUrl !== null) {
    const connection = { connectionString: databaseUrl }
    await waitForServer(connection, log)
    const pooled = databasePoolUrl === null ? null : { connectionString: databasePoolUrl }
    return openOn(connection, { log, engine, pooled })
  }
  const server = await startEmbeddedServer(options)
  try {
    const database = await openOn(server.connection, { log, engine, pooled: null })
    return {
      ...database,
      isReady: async () => server.isRunning() && database.isReady(),
      close: async () => {
        await database.close()
        await server.stop()
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function openOn(
  connection: ClientConfig,
  { log, engine, pooled }: { log: Log; engine: DatabaseEngine; pooled: ClientConfig | null },
): Promise<Database> {
  await migrate(connection, { log, engine })
  return connectDatabase(connection, log, pooled)
}

const retryMs = 500
const attemptTimeoutMs = 5000

/** A server that starts together with Précis is given this long, in ms. */
const defaultTimeoutMs = 30_000

/**
 * Waits until a server lets a client in.
 * @throws OperatorError `unreachable` when it refuses, or does not answer in time; the sentence holds no
 * password.
 */
export async function waitForServer(
  connection: ClientConfig,
  log: Log,
  timeoutMs: number = defaultTimeoutMs,
): Promise<void> {
  const began = performance.now()
  for (let attempt = 1; ; attempt++) {
    const client = new Client({ ...connection, connectionTimeoutMillis: attemptTimeoutMs })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return await client.end()
    } catch (cause) {
      const position = `${client.database ?? ''} at ${client.host}:${client.port}`
      const isPassing = !(cause instanceof DatabaseError) || isConnectionFailure(cause)
      if (!isPassing || performance.now() - began > timeoutMs) {
        const reason = cause instanceof Error ? cause.message : String(cause)
        throw new OperatorError('unreachable', `The database ${position} cannot be reached: ${reason}`, {
          cause,
        })
      }
      if (attempt === 1) log.warn(`the database ${position} cannot be reached yet; waiting for it`)
    }
    await pause(retryMs)
  }
}
