import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#server/ports/clock.ts'
import type { PictureStore } from '#server/ports/picture-store.ts'
import { createRecency } from './recency.ts'
import type { Recency } from './recency.ts'
import { readSealed, sealBytes, unfinishedEnding, writeSealed } from './sealed-file.ts'

type Options = {
  /** Made when it is not there; nothing else may be stored in it. */
  folder: string
  /** When there is more, the pictures that were not asked for longest go. */
  maxBytes: number
  clock: Clock
}

/** Keeps pictures as files. The time of a file is that of its last use, so that a restart knows the order. */
export function createPictureFiles({ folder, maxBytes, clock }: Options): PictureStore {
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

/** The file may have had to go meanwhile, which is no failure: only the order after a restart depends on the mark. */
async function markUse(file: string, clock: Clock): Promise<void> {
  const now = new Date(clock.now())
  await utimes(file, now, now).catch(() => undefined)
}

async function removeFiles(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
}
