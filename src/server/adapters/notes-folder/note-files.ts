import { constants, link, lstat, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '#core/app-error.ts'
import { fileName } from '#export/file-name.ts'

/** A larger file is no note that we wrote. */
const maxNoteBytes = 5 * 1024 * 1024
/** So many notes are looked through for one that was moved. */
const maxNotes = 20_000
const maxNumber = 1000

/** The note changed while it was written. */
export class NoteTaken extends Error {}

/** The bytes of a plain file; `null` for anything else, and for none. No link is followed. */
async function readNote(file: string): Promise<Buffer | null> {
  try {
    const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW)
    try {
      const { size } = await handle.stat()
      return size > maxNoteBytes ? null : await handle.readFile()
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ELOOP', 'EISDIR'].includes(errorCode(error) ?? '')) return null
    throw error
  }
}

/** The notes that a folder had when it was last looked through, by their marks. */
export type KnownFiles = Map<string, string[]>
type Looked = { mark: string; files: KnownFiles; signal: AbortSignal }
const anyMark = /<!-- precis:begin [\da-f-]{36} -->/g

/** The note with a mark: where it was, else wherever its owner moved it to; `null` where none has it. */
export async function findNote(
  folder: string,
  known: string,
  { mark, files, signal }: Looked,
): Promise<string | null> {
  for (const file of [path.join(folder, known), ...(files.get(mark) ?? [])]) {
    if (isBelow(folder, file) && (await isMarked(file, mark))) return file
  }
  files.clear()
  for await (const file of listNotes(folder)) {
    signal.throwIfAborted()
    const text = (await readNote(file))?.toString('latin1') ?? ''
    for (const [found] of text.matchAll(anyMark)) files.set(found, [...(files.get(found) ?? []), file])
  }
  // Copies that a program for synchronizing made have longer names than what they are copies of.
  return files.get(mark)?.toSorted((one, other) => one.length - other.length)[0] ?? null
}

async function isMarked(file: string, mark: string): Promise<boolean> {
  return (await readNote(file))?.includes(mark) === true
}

function isBelow(folder: string, file: string): boolean {
  return file.startsWith(path.join(folder, path.sep))
}

/** The notes in a folder and those below it, without hidden ones and without following links. */
async function* listNotes(top: string): AsyncGenerator<string> {
  const folders = [top]
  let count = 0
  for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue
      const file = path.join(folder, entry.name)
      if (entry.isDirectory()) folders.push(file)
      else if (entry.isFile() && entry.name.toLowerCase().endsWith('.md') && count < maxNotes) {
        count += 1
        yield file
      }
    }
  }
}

const withoutLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])

/** Gives a file a name that no other has; a rename alone would replace it. @throws `EEXIST` */
async function giveName(written: string, file: string): Promise<void> {
  try {
    await link(written, file)
  } catch (error) {
    if (!withoutLinks.has(errorCode(error) ?? '')) throw error
    await (await open(file, 'wx')).close()
    await rename(written, file)
  }
}

type NewNote = { id: string; name: string; mark: string; content: Buffer }

/** Makes a note whole or not at all under a free name; gives the one that has its mark already. */
export async function createNote(folder: string, { id, name, mark, content }: NewNote): Promise<string> {
  const written = await writeBeside(folder, id, { content, mode: 0o666 })
  try {
    for (let count = 1; count <= maxNumber; count += 1) {
      const file = path.join(folder, fileName(name, count === 1 ? '.md' : ` (${count}).md`))
      try {
        await giveName(written, file)
        return file
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error
        if (await isMarked(file, mark)) return file
      }
    }
    throw new Error(`There are more than ${maxNumber} notes of this name`)
  } finally {
    await rm(written, { force: true })
  }
}

/**
 * Replaces a note by what `change` makes of it, at once or not at all; `false` where that is `null`.
 * @throws NoteTaken where it changed meanwhile
 */
export async function replaceNote(
  file: string,
  id: string,
  change: (old: Buffer) => Buffer | null,
): Promise<boolean> {
  const before = await lstat(file)
  const old = await readNote(file)
  const content = old === null ? null : change(old)
  if (old === null || content === null) return false
  if (content.equals(old)) return true
  const written = await writeBeside(path.dirname(file), id, { content, mode: before.mode & 0o777 })
  try {
    const now = await lstat(file)
    if (now.mtimeMs !== before.mtimeMs || now.size !== before.size || now.ino !== before.ino)
      throw new NoteTaken()
    await rename(written, file)
    return true
  } finally {
    await rm(written, { force: true })
  }
}

/** Writes a hidden file that gets a note's name later, in the stead of one that a killed process left. */
async function writeBeside(
  folder: string,
  id: string,
  { content, mode }: { content: Buffer; mode: number },
): Promise<string> {
  const file = path.join(folder, `.precis-${id}.tmp`)
  await rm(file, { force: true })
  const handle = await open(file, 'wx', mode)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  return file
}
