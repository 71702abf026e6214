import { setTimeout as pause } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { errorCode } from '#server/lib/error-code.ts'
import type { Log } from '../log.ts'
import { OperatorError } from '../operator-error.ts'
import { withClient } from '../with-client.ts'
import type { Placement } from './choose-folder.ts'
import type { Endpoint } from './endpoint.ts'
import { launchPostgres } from './postgres-process.ts'
import type { PostgresProcess } from './postgres-process.ts'
import { clearStaleServer } from './stale-server.ts'

const retryMs = 100

/**
 * What a server says that finds traces of one before it, which are about to vanish, and how often it is started again.
 * Memory is in use until the last process of a killed server has gone, which one that writes to a slow disk cannot.
 */
const passing = [
  { says: 'lock file', maxAttempts: 100 },
  { says: 'could not bind', maxAttempts: 100 },
  { says: 'shared memory block', maxAttempts: 600 },
]

const unknownDatabase = '3D000'

export type ServerPlan = {
  placement: Placement
  cluster: string
  endpoint: Endpoint
  /** Server settings beside those that every server gets; only tests have some. */
  settings: Readonly<Record<string, string>>
  log: Log
}

/**
 * Starts a server on the folder and waits until a client has been in.
 * @throws OperatorError `server-did-not-start` with the end of its log.
 */
export async function startServer(plan: ServerPlan): Promise<PostgresProcess> {
  const { placement, cluster, endpoint, settings, log } = plan
  if (endpoint.socketPath !== null) await clearStaleServer({ cluster, socketPath: endpoint.socketPath, log })
  for (let attempt = 1; ; attempt++) {
    const server = launchPostgres({ placement, cluster, options: endpoint.serverOptions, settings, log })
    if (await server.ready) {
      return await enterDatabase(endpoint.connection).then(
        () => server,
        async (error: unknown) => {
          await server.stop()
          throw error
        },
      )
    }
    await server.ended
    const tail = server.log.tail()
    if (!passing.some(({ says, maxAttempts }) => tail.includes(says) && attempt < maxAttempts)) {
      throw new OperatorError('server-did-not-start', `The database in ${cluster} did not start:\n${tail}`)
    }
    await pause(retryMs)
  }
}

/** Lets a first client in, and makes the database that all others use when it is not there yet. */
async function enterDatabase(connection: ClientConfig): Promise<void> {
  try {
    await withClient(connection, (client) => client.query('select 1'))
  } catch (error) {
    if (errorCode(error) !== unknownDatabase) throw error
    await withClient({ ...connection, database: 'postgres' }, (client) =>
      client.query(`create database ${connection.database}`),
    )
  }
}
