import { mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { whenAbsent } from '#server/lib/error-code.ts'
import { syncFolder } from '#server/lib/sync-folder.ts'
import type { Log } from '../log.ts'
import { OperatorError } from '../operator-error.ts'
import type { Placement } from './choose-folder.ts'
import type { Endpoint } from './endpoint.ts'
import { giveTo, runToEnd, spawnOptions } from './runner.ts'

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
 * The folder of the database files, made on the first start. It is made under another name and renamed when it is
 * complete, so a start that was interrupted leaves nothing that looks like a database.
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
  const major = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(whenAbsent))?.trim() ?? 'unknown'
  if (major !== placement.binaries.major) {
    throw new OperatorError(
      'wrong-version',
      `The database in ${cluster} was made by PostgreSQL ${major}, and this version of Précis brings ${placement.binaries.major}. Back it up with the Précis that made it, and restore it into a new DATA_DIR (docs/operations.md).`,
    )
  }
  return cluster
}

const unfinishedMark = '.new-'

/**
 * Removes what interrupted starts have left. Programs of theirs may still write there for a moment, and end when their files
 * are gone; what cannot be removed is left to the next start.
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
    throw new OperatorError(
      'server-did-not-start',
      `The database could not be created in ${cluster}:\n${output || 'initdb did not start'}`,
    )
  }
  await rename(unfinished, cluster)
  await syncFolder(dirname(cluster))
}
