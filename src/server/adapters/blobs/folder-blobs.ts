import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { errorCode, whenAbsent } from '#server/lib/error-code.ts'
import { syncFolder } from '#server/lib/sync-folder.ts'
import type { BlobLimits, BlobStore } from '#server/ports/blob-store.ts'
import { damaged, inTime } from './in-time.ts'

/**
 * Stores each body as a file, written whole and renamed, in one of 256 folders. The folder itself is never made here: where it
 * is missing, a disk is not mounted, and nothing is written beside it.
 */
export function createFolderBlobs({
  folder,
  timeoutMs,
  maxBytes,
}: BlobLimits & { folder: string }): BlobStore {
  const fileOf = (key: string): string => path.join(folder, key.slice(0, 2), `${key}.zst`)
  return {
    name: 'folder',
    put: (key, body, signal) =>
      inTime({ timeoutMs, signal }, (limited) => writeWhole(fileOf(key), body, limited)),
    get: (key, signal) =>
      inTime({ timeoutMs, signal }, async (limited) => {
        const file = fileOf(key)
        const found = await stat(file).catch(whenAbsent)
        if (found === null) {
          await stat(folder)
          throw damaged(`There is no ${file}`)
        }
        const { size } = found
        if (size > maxBytes) throw damaged(`${file} has ${size} bytes, more than ${maxBytes}`)
        return await readFile(file, { signal: limited })
      }),
    remove: (key, signal) =>
      inTime({ timeoutMs, signal }, async () => {
        await stat(folder)
        await removeAll(path.dirname(fileOf(key)), key)
      }),
  }
}

async function writeWhole(file: string, body: Uint8Array, signal: AbortSignal): Promise<void> {
  const parent = path.dirname(file)
  await mkdir(parent).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error
  })
  const unfinished = `${file}.${randomUUID()}.unfinished`
  try {
    const handle = await open(unfinished, 'wx', 0o600)
    try {
      await handle.writeFile(body, { signal })
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await syncFolder(parent)
  await syncFolder(path.dirname(parent))
}

/** Deletes the file of a body, and what a process left that died while it wrote it. */
async function removeAll(parent: string, key: string): Promise<void> {
  const names = await readdir(parent).catch(whenAbsent)
  const left = (names ?? []).filter((name) => name.startsWith(key))
  await Promise.all(left.map((name) => rm(path.join(parent, name), { force: true })))
}
