import { spawn } from 'node:child_process'
import type { SpawnOptions } from 'node:child_process'
import { lchown, lstat, readdir } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { OperatorError } from '../operator-error.ts'
import type { Binaries } from './platform-package.ts'

/** The user "nobody": it is there everywhere, so no user has to be added. */
const nobody = { uid: 65534, gid: 65534 }

const root = { uid: 0, gid: 0 }

/** As whom a program of PostgreSQL runs. */
export type Runner = {
  /** The required owner of the data folder; `null` when that can only be the user of this process. */
  owner: { uid: number; gid: number } | null
  identity: { uid?: number; gid?: number }
  /** The words before the command. */
  prefix: readonly string[]
}

/** For an ordinary user: as that user. */
export const asSelf: Runner = { owner: null, identity: {}, prefix: [] }

/** For root: as another user, or as nobody when that is root again. */
export function asUser({ uid, gid }: { uid: number; gid: number }): Runner {
  const user = uid === root.uid ? nobody : { uid, gid }
  return { owner: user, identity: user, prefix: [] }
}

/** For root: as nobody. */
export const asNobody = asUser(root)

/**
 * In a user name space where the user of this process is called nobody; files stay that user's own. Root can
 * do so below a folder that only root may enter. `unshare` becomes the program by exec, so its process id is
 * the program's.
 */
export function asSelfCalledNobody(unshare: string, isRoot: boolean): Runner {
  return {
    owner: isRoot ? root : null,
    identity: {},
    prefix: [unshare, '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`],
  }
}

/** Enough to find `sh` and `unshare`; the caller's environment must not change the server. */
const searchPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** The options for spawning a program as `runner` says, with its libraries and an open folder. */
export function spawnOptions(runner: Runner, libraryPath: string, cwd: string): SpawnOptions {
  // Windows programs cannot open a socket without the system's own variables.
  if (process.platform === 'win32') return { cwd, windowsHide: true }
  return {
    cwd,
    ...runner.identity,
    env: { PATH: searchPath, LANG: 'C', LC_ALL: 'C', LD_LIBRARY_PATH: libraryPath },
  }
}

/** Runs a program to its end: its exit code and output; code -1 when it could not be started. */
export async function runToEnd(
  command: readonly string[],
  options: SpawnOptions,
): Promise<{ code: number; output: string }> {
  const [file = '', ...args] = command
  const { promise, resolve } = Promise.withResolvers<number>()
  try {
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    child.once('error', () => resolve(-1))
    child.once('close', (code) => resolve(code ?? -1))
    const [code, stdout, stderr] = await Promise.all([promise, text(child.stdout), text(child.stderr)])
    return { code, output: `${stdout}${stderr}`.trim() }
  } catch {
    return { code: -1, output: '' }
  }
}

const script = '"$1" --version >/dev/null && cd "$2"'

/** Tries it: whether `runner` can start the programs and enter the folder that the data lies in. */
export async function canRun(position: {
  runner: Runner
  binaries: Binaries
  libraryPath: string
  home: string
}): Promise<boolean> {
  const { runner, binaries, libraryPath, home } = position
  const command = [...runner.prefix, '/bin/sh', '-c', script, 'sh', binaries.initdb, home]
  return (await runToEnd(command, spawnOptions(runner, libraryPath, '/'))).code === 0
}

/** The system knows a name for the user; containers are often run under a number without one. */
export async function hasName(runner: Runner): Promise<boolean> {
  if (runner.identity.uid !== undefined) {
    return (await runToEnd(['id', '-un'], spawnOptions(runner, '', '/'))).code === 0
  }
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

/**
 * Gives a folder and all in it to the user that PostgreSQL runs as, unless it belongs to that user already.
 * @throws OperatorError `wrong-owner` when it belongs to another user and this process may not change that.
 */
export async function giveTo(runner: Runner, folder: string): Promise<void> {
  const wanted = runner.owner?.uid ?? process.geteuid?.()
  const stranger = (await ownersOf(folder)).find((uid) => uid !== wanted)
  if (wanted === undefined || stranger === undefined) return
  if (runner.owner !== null) return changeOwner(folder, runner.owner)
  throw new OperatorError(
    'wrong-owner',
    `The folder ${folder} belongs to the user with the number ${stranger}, and Précis runs as number ${wanted}; it may have run as root before. Run it as before, or let root give it over: chown -R ${wanted} ${dirname(folder)}`,
  )
}

/** The owners of the folder and its entries: an unfinished change, or a copy, can mix them. */
async function ownersOf(folder: string): Promise<number[]> {
  const { uid } = await lstat(folder)
  if (runsAsOther(uid)) return [uid]
  const paths = (await readdir(folder)).map((name) => join(folder, name))
  return [uid, ...(await Promise.all(paths.map(async (path) => (await lstat(path)).uid)))]
}

/** A closed folder of another user cannot be listed. */
function runsAsOther(uid: number): boolean {
  const self = process.geteuid?.() ?? uid
  return self !== 0 && self !== uid
}

/** From the inside out, so that a folder changes hands only after what is in it. */
async function changeOwner(folder: string, owner: { uid: number; gid: number }): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    await (entry.isDirectory() ? changeOwner(path, owner) : lchown(path, owner.uid, owner.gid))
  }
  await lchown(folder, owner.uid, owner.gid)
}
