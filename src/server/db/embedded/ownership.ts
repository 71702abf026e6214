import { lchown, lstat, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OperatorError } from '#server/db/operator-error.ts'
import type { Runner } from './runner.ts'

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

/** The owners of the folder and of what lies directly in it: a change that was broken off, or a copy, can mix them. */
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
