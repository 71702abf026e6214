import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { whenAbsent } from '#server/db/error-code.ts'
import type { Log } from '#server/db/log.ts'
import { OperatorError } from '#server/db/operator-error.ts'
import { canRun } from './can-run.ts'
import { repairLibraryLinks } from './library-links.ts'
import { binariesIn } from './platform-package.ts'
import type { Binaries } from './platform-package.ts'
import { copyPrograms, homeRecord, moveHome } from './reachable-place.ts'
import { asNobodyByName, asSelf, asUser } from './runner.ts'
import type { Runner } from './runner.ts'

/** What the machine offers; tests put other things in their place. */
export type Surroundings = {
  packageFolder: string
  isRoot: boolean
  /** The program of util-linux that makes user name spaces. */
  unshare: string
  /** A folder that root may make and that everybody can reach, for when nothing else can be. */
  reachableFolder: string
}

/** Where the programs and the data are, and as whom PostgreSQL runs. */
export type Placement = {
  runner: Runner
  binaries: Binaries
  libraryPath: string
  /** The folder that holds `postgres` (the data) and `run` (the socket). */
  home: string
}

/**
 * Finds a way to run PostgreSQL as somebody other than root: the first that works of being another user, being
 * called one, and putting what another user has to reach where he can.
 * @throws OperatorError `no-unprivileged-user` when none does.
 */
export async function findPlacement(
  dataDir: string,
  surroundings: Surroundings,
  log: Log,
): Promise<Placement> {
  const binaries = await binariesIn(surroundings.packageFolder)
  const libraryPath = await repairLibraryLinks(binaries, join(dataDir, 'lib'))
  const home = (await readFile(join(dataDir, homeRecord), 'utf8').catch(whenAbsent))?.trim() ?? dataDir
  if (!surroundings.isRoot) return { runner: asSelf, binaries, libraryPath, home }
  const dropped = asUser((await stat(join(home, 'postgres')).catch(whenAbsent)) ?? (await stat(dataDir)))
  for (const runner of [dropped, asNobodyByName(surroundings.unshare)]) {
    const placement = { runner, binaries, libraryPath, home }
    if (await canRun(placement)) return placement
  }
  const copied = { runner: dropped, ...(await copyPrograms(binaries, surroundings.reachableFolder)), home }
  if (await canRun(copied)) return copied
  const moved = { ...copied, home: await moveHome(dataDir, surroundings.reachableFolder, log) }
  if (await canRun(moved)) return moved
  throw new OperatorError(
    'no-unprivileged-user',
    'PostgreSQL does not run as root, and Précis found no way to run it as another user here. Start Précis as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
  )
}
