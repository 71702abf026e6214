import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { AppError, errorCode, whenAbsent } from '#core/app-error.ts'
import { syncFolder } from '#server/lib/folders.ts'
import type { BlobLimits, BlobStore } from '#server/ports/blob-store.ts'

/**
 * Stores each body as a file, written whole and renamed, in one of 256 folders. The folder itself is never
 * made here: where it is missing, a disk is not mounted, and nothing is written beside it.
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

/** A store that did not do what it was asked, which the same again may overcome. */
function unavailable(cause: unknown): AppError {
  const detail = "We can't reach the storage of transcripts right now. Please try again in a moment."
  return new AppError('STORAGE_UNAVAILABLE', detail, { cause, retryAfterSeconds: 5 })
}

/** A body that is gone, or not what was stored. */
export function damaged(reason: string): AppError {
  const detail = 'The text of this transcript was lost. Please paste it, or try another video.'
  return new AppError('STORAGE_DAMAGED', detail, { cause: new Error(reason) })
}

/**
 * Runs one call of a store. A failure or the end of the time is `STORAGE_UNAVAILABLE`; when the caller's
 * signal aborts, its reason is thrown. Ends then also where the call itself cannot be stopped, as a file
 * system that hangs.
 */
export async function inTime<T>(
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const end = (): void => reject(limited.reason)
  limited.addEventListener('abort', end, { once: true })
  try {
    limited.throwIfAborted()
    return await Promise.race([call(limited), ended])
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof AppError ? error : unavailable(error)
  } finally {
    limited.removeEventListener('abort', end)
  }
}
