import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { whenAbsent } from '#server/lib/error-code.ts'
import type { Log } from '#server/db/log.ts'
import { OperatorError } from '#server/db/operator-error.ts'
import { canRun, hasName, asNobody, asSelf, asSelfCalledNobody, asUser } from './runner.ts'
import type { Runner } from './runner.ts'
import { repairLibraryLinks, binariesIn } from './platform-package.ts'
import type { Binaries } from './platform-package.ts'
import { copyPrograms, homeRecord, moveHome } from './reachable-folder.ts'

/** The facilities of the machine, which tests replace. */
export type Surroundings = {
  packageFolder: string
  isRoot: boolean
  /** The program of util-linux that makes user name spaces. */
  unshare: string
  /** A folder that root can create and every user can reach, as the last resort. */
  reachableFolder: string
}

/** Where the programs and the data are, and as whom PostgreSQL runs. */
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
 * The first that works: as the owner of the data or as nobody; called nobody; or as the former, with what that user has
 * to reach put where everybody can.
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
