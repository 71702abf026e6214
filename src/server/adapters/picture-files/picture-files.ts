import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#server/lib/clock.ts'
import type { PictureStore } from '#server/ports/pictures.ts'

type PictureFileOptions = {
  /** Made when it is not there; nothing else may be stored in it. */
  folder: string
  /** The most bytes of all pictures; above it those that were unused longest go. */
  maxBytes: number
  clock: Clock
}

/** Keeps pictures as files. The time of a file is that of its last use, so that a restart knows the order. */
export function createPictureFiles({ folder, maxBytes, clock }: PictureFileOptions): PictureStore {
  let opening: Promise<Recency> | null = null

  async function opened(): Promise<Recency> {
    opening ??= openFolder(folder, maxBytes).catch((error: unknown) => {
      opening = null
      throw error
    })
    return await opening
  }

  return {
    get: async (pictureName) => {
      const recency = await opened()
      const name = fileName(pictureName)
      if (!recency.has(name)) return null
      const file = join(folder, name)
      const picture = await readSealed(file, pictureName)
      if (picture === null) {
        recency.remove(name)
        await rm(file, { force: true })
        return null
      }
      recency.use(name)
      await markUse(file, clock)
      return picture
    },
    put: async (pictureName, picture) => {
      const recency = await opened()
      const name = fileName(pictureName)
      const file = join(folder, name)
      await writeSealed(file, pictureName, picture)
      await markUse(file, clock)
      recency.use(name, picture.byteLength + sealBytes)
      await removeFiles(folder, recency.takeSurplus())
    },
  }
}

/** Ids of videos differ in upper and lower case, which not every file system tells apart. */
function fileName(pictureName: string): string {
  return createHash('sha256').update(pictureName).digest('hex')
}

async function openFolder(folder: string, maxBytes: number): Promise<Recency> {
  await mkdir(folder, { recursive: true })
  const names = await readdir(folder)
  const unfinished = names.filter((name) => name.endsWith(unfinishedEnding))
  await removeFiles(folder, unfinished)
  const files = await Promise.all(
    names
      .filter((name) => !unfinished.includes(name))
      .map(async (name) => ({ name, facts: await stat(join(folder, name)) })),
  )
  const recency = createRecency(maxBytes)
  for (const { name, facts } of files.toSorted((a, b) => a.facts.mtimeMs - b.facts.mtimeMs)) {
    recency.use(name, facts.size)
  }
  await removeFiles(folder, recency.takeSurplus())
  return recency
}

/** The file may be gone meanwhile, which is no failure: only the order after a restart needs it. */
async function markUse(file: string, clock: Clock): Promise<void> {
  const now = new Date(clock.now())
  await utimes(file, now, now).catch(() => undefined)
}

async function removeFiles(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
}

/** The files that exist, their sizes, and the order in which they were last used. */
type Recency = {
  has: (name: string) => boolean
  /** Notes a use; the size in bytes is of a file that is new or was replaced. */
  use: (name: string, bytes?: number) => void
  remove: (name: string) => void
  /** Takes the names that have to go, the longest unused first, until the rest is within the limit. */
  takeSurplus: () => string[]
}

/** Starts empty; `maxBytes` bounds the sum of all sizes. */
function createRecency(maxBytes: number): Recency {
  // A map keeps the order of insertion, so the first is the one that was not used for longest.
  const sizes = new Map<string, number>()
  let total = 0

  function remove(name: string): void {
    total -= sizes.get(name) ?? 0
    sizes.delete(name)
  }

  return {
    has: (name) => sizes.has(name),
    use: (name, bytes = sizes.get(name) ?? 0) => {
      remove(name)
      sizes.set(name, bytes)
      total += bytes
    },
    remove,
    takeSurplus: () => {
      const surplus: string[] = []
      for (const name of sizes.keys()) {
        if (total <= maxBytes) break
        remove(name)
        surplus.push(name)
      }
      return surplus
    },
  }
}

/** Bytes of the seal that stands before the content. */
const sealBytes = 32

/** The ending of a file's name while it is being written. */
const unfinishedEnding = '.unfinished'

/** Writes a file whole or not at all; its seal shows later whether it is still what was written. */
async function writeSealed(file: string, name: string, content: Uint8Array): Promise<void> {
  const unfinished = `${file}${unfinishedEnding}`
  try {
    await writeFile(unfinished, Buffer.concat([sealOf(name, content), content]))
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** The content of a sealed file; `null` when it is gone, damaged, or the file of another name. */
async function readSealed(file: string, name: string): Promise<Uint8Array | null> {
  const sealed = await readFile(file).catch(() => null)
  if (sealed === null) return null
  const content = sealed.subarray(sealBytes)
  return sealOf(name, content).equals(sealed.subarray(0, sealBytes)) ? content : null
}

function sealOf(name: string, content: Uint8Array): Buffer {
  return createHash('sha256').update(name).update('\0').update(content).digest()
}
