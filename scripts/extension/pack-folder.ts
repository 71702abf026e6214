import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { zipSync } from 'fflate'

/** The first moment that the format knows, so that the same files make the same bytes. */
const firstMoment = new Date(1980, 0, 1)

/** The files of a folder and of those in it as a zip, in the order of their names. */
export async function packFolder(folder: string): Promise<Uint8Array> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found = entries.filter((entry) => entry.isFile())
  const paths = found.map(({ parentPath, name }) => path.join(parentPath, name)).toSorted()
  const files = await Promise.all(
    paths.map(async (file) => {
      // In a zip folders are named with this slash on every system.
      const name = path.relative(folder, file).replaceAll(path.sep, '/')
      return [name, new Uint8Array(await readFile(file))] as const
    }),
  )
  return zipSync(Object.fromEntries(files), { level: 9, mtime: firstMoment })
}
