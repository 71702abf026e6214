import { createHash } from 'node:crypto'
import { readFile, stat, chmod, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, extname } from 'node:path'
import { whenAbsent, errorCode } from '#core/app-error.ts'
import type { Log } from '#server/lib/log.ts'
import { OperatorError } from '../operator-error.ts'
import { repairLibraryLinks, binariesIn } from './platform-package.ts'
import type { Binaries } from './platform-package.ts'
import { canRun, hasName, asNobody, asSelf, asSelfCalledNobody, asUser } from './runner.ts'
import type { Runner } from './runner.ts'

/** The facilities of the machine, which tests replace. */
export type Surroundings = {
  packageFolder: string
  isRoot: boolean
  /** The program of util-linux that makes user name spaces. */
  unshare: string
  /** A folder that root can create and every user can reach, as the last resort. */
  reachableFolder: string
}

/** The folders of the programs and the data, and the user that PostgreSQL runs as. */
export type Placement = {
  runner: Runner
  /** As whom the database is made; unlike the server, that program wants its user to have a name. */
  creator: Runner
  binaries: Binaries
  libraryPath: string
  /** The folder that holds `postgres` (the data) and `run` (the socket). */
  home: string
}

/**
 * Finds out how PostgreSQL can run here, which refuses to run as root.
 * @throws OperatorError `no-unprivileged-user` when it cannot.
 */
export async function findPlacement(
  dataDir: string,
  surroundings: Surroundings,
  log: Log,
): Promise<Placement> {
  const binaries = await binariesIn(surroundings.packageFolder)
  const libraryPath = await repairLibraryLinks(binaries, join(dataDir, 'lib'))
  const home = (await readFile(join(dataDir, homeRecord), 'utf8').catch(whenAbsent))?.trim() ?? dataDir
  if (surroundings.isRoot) return folderForRoot(dataDir, { binaries, libraryPath, home }, surroundings, log)
  const creator = (await hasName(asSelf)) ? asSelf : asSelfCalledNobody(surroundings.unshare, false)
  return { runner: asSelf, creator, binaries, libraryPath, home }
}

/**
 * The first that works: as the owner of the data or as nobody; called nobody; or as the former, with what
 * that user has to reach put where everybody can.
 */
async function folderForRoot(
  dataDir: string,
  given: Pick<Placement, 'binaries' | 'libraryPath' | 'home'>,
  { unshare, reachableFolder }: Surroundings,
  log: Log,
): Promise<Placement> {
  const owner = asUser((await stat(join(given.home, 'postgres')).catch(whenAbsent)) ?? (await stat(dataDir)))
  const dropped = (await hasName(owner)) ? owner : asNobody
  for (const runner of [dropped, asSelfCalledNobody(unshare, true)]) {
    if (await canRun({ ...given, runner })) return { ...given, runner, creator: runner }
  }
  const copied = { ...given, ...(await copyPrograms(given.binaries, reachableFolder)) }
  if (await canRun({ ...copied, runner: dropped })) return { ...copied, runner: dropped, creator: dropped }
  const moved = { ...copied, home: await moveHome(dataDir, reachableFolder, log) }
  if (await canRun({ ...moved, runner: dropped })) return { ...moved, runner: dropped, creator: dropped }
  throw new OperatorError(
    'no-unprivileged-user',
    'PostgreSQL does not run as root, and Précis found no way to run it as another user here. Start Précis as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
  )
}

/** The file in the data folder that says where the database is, when it is not beside that file. */
export const homeRecord = 'database-is-in'

/** A rename onto a folder that is there already. */
const alreadyThere = new Set(['EEXIST', 'ENOTEMPTY'])

/** Copies the programs to where every user can start them; once for each version. */
async function copyPrograms(
  binaries: Binaries,
  reachableFolder: string,
): Promise<{ binaries: Binaries; libraryPath: string }> {
  const folder = join(reachableFolder, `postgresql-${binaries.version}`)
  if ((await stat(folder).catch(whenAbsent)) === null) {
    await makeEnterable(reachableFolder)
    const unfinished = `${folder}.${process.pid}`
    await cp(binaries.folder, unfinished, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => extname(source) !== '.a',
    })
    await chmod(unfinished, 0o755)
    await rename(unfinished, folder).catch(async (error: unknown) => {
      await rm(unfinished, { recursive: true })
      if (!alreadyThere.has(errorCode(error) ?? '')) throw error
    })
  }
  const copied = await binariesIn(folder)
  return { binaries: copied, libraryPath: await repairLibraryLinks(copied, join(folder, 'lib')) }
}

/**
 * Puts the database of a data folder where every user can reach it, and records in the data folder where that
 * is.
 * @throws OperatorError `no-unprivileged-user` when that is on another disk: a data folder on a disk of its
 * own was put there on purpose, as a container's volume is.
 */
async function moveHome(dataDir: string, reachableFolder: string, log: Log): Promise<string> {
  await makeEnterable(reachableFolder)
  const [here, there] = await Promise.all([stat(dataDir), stat(reachableFolder)])
  if (here.dev !== there.dev) {
    throw new OperatorError(
      'no-unprivileged-user',
      `PostgreSQL does not run as root, and no other user can reach ${dataDir}. Set DATA_DIR to a folder that is not below one that only root may enter, or start Précis as an ordinary user.`,
    )
  }
  const home = join(reachableFolder, createHash('sha256').update(dataDir).digest('hex').slice(0, 16))
  await makeEnterable(home)
  await writeFile(join(dataDir, homeRecord), `${home}\n`)
  const cluster = join(dataDir, 'postgres')
  if ((await stat(cluster).catch(whenAbsent)) !== null) await rename(cluster, join(home, 'postgres'))
  log.warn({ folder: home }, `only root can reach ${dataDir}, so the database is stored in ${home}`)
  return home
}

/** Makes a folder that others may pass through but not list. */
async function makeEnterable(folder: string): Promise<void> {
  if ((await stat(folder).catch(whenAbsent)) !== null) return
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o711)
}
