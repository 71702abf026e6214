import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { zipSync } from 'fflate'

/** The first moment that the format knows, so that the same files make the same bytes. */
const firstMoment = new Date(1980, 0, 1)

/** The files of a folder as a zip, in the order of their names. */
export async function packFolder(folder: string): Promise<Uint8Array> {
  const names = (await readdir(folder)).toSorted()
  const files = await Promise.all(
    names.map(async (name) => [name, new Uint8Array(await readFile(path.join(folder, name)))] as const),
  )
  return zipSync(Object.fromEntries(files), { level: 9, mtime: firstMoment })
}
