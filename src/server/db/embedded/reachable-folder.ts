import { createHash } from 'node:crypto'
import { chmod, cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { errorCode, whenAbsent } from '#server/lib/error-code.ts'
import type { Log } from '#server/db/log.ts'
import { OperatorError } from '#server/db/operator-error.ts'
import { repairLibraryLinks, binariesIn } from './platform-package.ts'
import type { Binaries } from './platform-package.ts'

/** The file in the data folder that says where the database is, when it is not beside that file. */
export const homeRecord = 'database-is-in'

/** A rename onto a folder that is there already. */
const alreadyThere = new Set(['EEXIST', 'ENOTEMPTY'])

/** Copies the programs to where every user can start them; once for each version. */
export async function copyPrograms(
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
 * Puts the database of a data folder where every user can reach it, and records in the data folder where that is.
 * @throws OperatorError `no-unprivileged-user` when that is on another disk: a data folder on a disk of its own was put
 * there on purpose, as a container's volume is.
 */
export async function moveHome(dataDir: string, reachableFolder: string, log: Log): Promise<string> {
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
