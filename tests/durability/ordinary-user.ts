import { spawnSync } from 'node:child_process'
import { chown, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const isRoot = process.geteuid?.() === 0

/**
 * An ordinary user as `spawn` takes it: for root, the user nobody; for others, the one that runs the tests.
 */
export const ordinaryUser = isRoot ? { uid: 65534, gid: 65534 } : {}

/** Tells whether that user may read this project, which a folder of root's above it can prevent. */
export const canRunAsOrdinaryUser =
  spawnSync('test', ['-r', fileURLToPath(import.meta.url)], ordinaryUser).status === 0

/** Gives a folder and all in it to that user. */
export async function giveToOrdinaryUser(folder: string): Promise<void> {
  const { uid, gid } = ordinaryUser
  if (uid === undefined) return
  for (const name of ['', ...(await readdir(folder, { recursive: true }))]) {
    await chown(join(folder, name), uid, gid)
  }
}
