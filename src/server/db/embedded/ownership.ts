import { lchown, lstat, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OperatorError } from '#server/db/operator-error.ts'
import type { Runner } from './runner.ts'

/**
 * Gives a folder and all in it to the user that PostgreSQL runs as. The folder itself comes last, so that its owner
 * tells whether the work was finished.
 * @throws OperatorError `wrong-owner` when it belongs to another user and this process may not change that.
 */
export async function giveTo(runner: Runner, folder: string): Promise<void> {
  const { uid } = await lstat(folder)
  if (runner.owner !== null) {
    if (uid !== runner.owner.uid) await changeOwner(folder, runner.owner)
    return
  }
  const self = process.geteuid?.() ?? uid
  if (uid === self) return
  throw new OperatorError(
    'wrong-owner',
    `The folder ${folder} belongs to the user with the number ${uid}, and Précis runs as number ${self}; it may have run as root before. Run it as before, or let root give it over: chown -R ${self} ${dirname(folder)}`,
  )
}

async function changeOwner(folder: string, owner: { uid: number; gid: number }): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    await (entry.isDirectory() ? changeOwner(path, owner) : lchown(path, owner.uid, owner.gid))
  }
  await lchown(folder, owner.uid, owner.gid)
}
