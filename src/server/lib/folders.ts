import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'

/** The folder of the project, whether this runs from its sources or from the bundle in `dist/server`. */
export const projectFolder = findProject(import.meta.dirname)

function findProject(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder
  const parent = path.dirname(folder)
  if (parent === folder) throw new Error('There is no package.json above the server')
  return findProject(parent)
}

/** Makes a rename in this folder outlive a power cut. Windows cannot open a folder, and needs nothing. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
