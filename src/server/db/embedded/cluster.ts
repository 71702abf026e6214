import { chmod, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { whenAbsent, errorCode } from '#core/app-error.ts'
import { syncFolder } from '#server/lib/folders.ts'
import type { Log } from '#server/lib/log.ts'
import { OperatorError } from '../operator-error.ts'
import { withClient } from '../pool.ts'
import type { Placement } from './choose-folder.ts'
import type { Endpoint } from './endpoint.ts'
import { launchPostgres } from './postgres-process.ts'
import type { PostgresProcess } from './postgres-process.ts'
import { giveTo, runToEnd, spawnOptions } from './runner.ts'
import { clearStaleServer } from './stale-server.ts'

/** The built-in locale provider sorts alike on every system; a system's own C.UTF-8 may be missing. */
const initdbOptions = [
  '--username=app',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
]

/**
 * The folder of the database files, made on the first start. It is made under another name and renamed when
 * it is complete, so a start that was interrupted leaves nothing that looks like a database.
 * @throws OperatorError `wrong-version` when an other major version made it.
 */
export async function prepareCluster(placement: Placement, endpoint: Endpoint, log: Log): Promise<string> {
  const cluster = join(placement.home, 'postgres')
  await removeUnfinished(placement.home, log)
  if ((await stat(cluster).catch(whenAbsent)) === null) {
    log.info({ folder: cluster }, 'creating the database')
    await createCluster(cluster, placement, endpoint)
  }
  await giveTo(placement.runner, cluster)
  await closeToOthers(cluster, log)
  const major = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(whenAbsent))?.trim() ?? 'unknown'
  if (major !== placement.binaries.major) {
    throw new OperatorError(
      'wrong-version',
      `The database in ${cluster} was made by PostgreSQL ${major}, and this version of Précis brings ${placement.binaries.major}. Back it up with the Précis that made it, and restore it into a new DATA_DIR (docs/operations.md).`,
    )
  }
  return cluster
}

/** The permissions of its folder that PostgreSQL refuses: writing by the group, and everything by others. */
const refusedMode = 0o027

/**
 * Takes from others what a volume, a copy or an archive gave them of the folder, and PostgreSQL would not
 * start with.
 * @throws OperatorError `server-did-not-start` where the file system keeps it.
 */
export async function closeToOthers(cluster: string, log: Log, change: typeof chmod = chmod): Promise<void> {
  const readMode = async (): Promise<number> => (await stat(cluster)).mode & 0o777
  const mode = await readMode()
  if (process.platform === 'win32' || (mode & refusedMode) === 0) return
  const failure = await change(cluster, mode & 0o700).then(
    () => null,
    (error: unknown) => errorCode(error),
  )
  if (((await readMode()) & refusedMode) !== 0) {
    throw new OperatorError(
      'server-did-not-start',
      `Others may use the folder ${cluster} of the database (mode ${mode.toString(8)}), and that could not be changed${failure === null ? '' : ` (${failure})`}. Run "chmod 700 ${cluster}", or set DATA_DIR to a folder of a file system that keeps modes.`,
    )
  }
  log.warn(
    { folder: cluster, mode: mode.toString(8) },
    'others could use the folder of the database; closed to them',
  )
}

const unfinishedMark = '.new-'

/**
 * Removes what interrupted starts have left. Programs of theirs may still write there for a moment, and end
 * when their files are gone; what cannot be removed is left to the next start.
 */
async function removeUnfinished(home: string, log: Log): Promise<void> {
  const names = await readdir(home)
  for (const name of names.filter((each) => each.startsWith(`postgres${unfinishedMark}`))) {
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }).catch(
      (error: unknown) => log.warn({ err: error, folder: name }, 'an unfinished database was not removed'),
    )
  }
}

async function createCluster(cluster: string, placement: Placement, endpoint: Endpoint): Promise<void> {
  const { runner, creator, binaries, libraryPath } = placement
  // A name of its own: what an interrupted start has left at work writes into another folder.
  const unfinished = await mkdtemp(`${cluster}${unfinishedMark}`)
  await giveTo(runner, unfinished)
  const command = [
    ...creator.prefix,
    binaries.initdb,
    '-D',
    unfinished,
    ...initdbOptions,
    ...endpoint.initdbOptions,
  ]
  const { code, output } = await runToEnd(command, spawnOptions(creator, libraryPath, unfinished))
  if (code !== 0) {
    refuseFullDisk(cluster, output)
    throw new OperatorError(
      'server-did-not-start',
      `The database could not be created in ${cluster}:\n${output || 'initdb did not start'}`,
    )
  }
  await rename(unfinished, cluster)
  await syncFolder(dirname(cluster))
}

/** In English, by the locale of the database. */
const noRoom = /No space left on device|Disk quota exceeded/

/** @throws OperatorError `disk-full` when a program of PostgreSQL ended because of it. */
function refuseFullDisk(cluster: string, output: string): void {
  if (!noRoom.test(output)) return
  throw new OperatorError(
    'disk-full',
    `The disk of ${cluster} is full. Free some space on it, and try again.`,
  )
}

const retryMs = 100

/**
 * The messages of a server that finds traces of a previous one, which are about to vanish, and the number of
 * new starts. Memory is in use until the last process of a killed server has gone, which one that writes to a
 * slow disk cannot.
 */
const passing = [
  { says: 'lock file', maxAttempts: 100 },
  { says: 'could not bind', maxAttempts: 100 },
  { says: 'shared memory block', maxAttempts: 600 },
]

const unknownDatabase = '3D000'

type ServerPlan = {
  placement: Placement
  cluster: string
  endpoint: Endpoint
  /** Server settings beside those that every server gets; only tests have some. */
  settings: Readonly<Record<string, string>>
  log: Log
}

/**
 * Starts a server on the folder and waits until a client has been in.
 * @throws OperatorError `server-did-not-start` with the end of its log, `disk-full`.
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
    refuseFullDisk(cluster, tail)
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
