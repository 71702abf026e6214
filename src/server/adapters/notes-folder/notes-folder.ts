import { access, constants, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '#core/app-error.ts'
import type { Destination, DestinationReply, SentNote } from '#server/ports/destinations.ts'
import { createNote, findNote, NoteTaken, replaceNote } from './note-files.ts'
import type { KnownFiles } from './note-files.ts'
import { splitNote, toNote } from './note-text.ts'

/** Notes in folders below one of the operator. Of a note, what stands between our marks is ours. */
export function createNotesFolder(root: string): Destination {
  const files: KnownFiles = new Map()
  return {
    find: async ({ location }) => {
      const folder = await openFolder(root, location)
      if (folder === null) return { failure: 'folder-missing' }
      const isWritable = await access(folder, constants.W_OK).then(
        () => true,
        () => false,
      )
      if (!isWritable) return { failure: 'not-writable' }
      const name = partsOf(location).join('/')
      return { location: name, name: name === '' ? path.basename(root) : name }
    },
    send: async ({ location }, note, { remote, signal }) => {
      try {
        const folder = await openFolder(root, location)
        if (folder === null) return { outcome: 'failed', failure: 'folder-missing' }
        const { mark, name, content, section } = toNote(note)
        const known = remote === null ? null : await findNote(folder, remote, { mark, files, signal })
        if (remote !== null && known === null) return { outcome: 'refused', failure: 'removed' }
        const created = known ?? (await createNote(folder, { id: note.id, name, mark, content: content() }))
        // What is there already was made by an attempt that ended, or was sent before.
        return await update(folder, created, { id: note.id, section })
      } catch (error) {
        signal.throwIfAborted()
        return replyOf(error)
      }
    },
  }
}

async function update(
  folder: string,
  file: string,
  { id, section }: Pick<SentNote, 'id'> & Pick<ReturnType<typeof toNote>, 'section'>,
): Promise<DestinationReply> {
  const sent = { outcome: 'sent', remote: path.relative(folder, file) } as const
  const isDone = await replaceNote(file, id, (old) => {
    const parts = splitNote(old, id)
    return parts === null ? null : Buffer.concat([parts.before, section(parts.lineEnd), parts.after])
  })
  return isDone ? sent : { outcome: 'refused', failure: 'marks-changed' }
}

/** The names on the way to a folder below the root, as its owner typed them. */
function partsOf(location: string): string[] {
  return location.split('/').filter((part) => part !== '')
}

/**
 * The folder at a location, with all links followed; `null` for one that is not there, or not below the
 * root. It is never made: where a disk is missing, nothing is written.
 */
async function openFolder(root: string, location: string): Promise<string | null> {
  const parts = partsOf(location)
  if (parts.some((part) => part.startsWith('.') || /[\\\0:]/.test(part))) return null
  try {
    const [top, folder] = [await realpath(root), await realpath(path.join(root, ...parts))]
    if (folder !== top && !folder.startsWith(path.join(top, path.sep))) return null
    return (await stat(folder)).isDirectory() ? folder : null
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return null
    throw error
  }
}

function replyOf(error: unknown): DestinationReply {
  // Its owner saves it right now.
  if (error instanceof NoteTaken) return { outcome: 'later', seconds: 2, remote: null }
  if (errorCode(error) === 'ENOENT') return { outcome: 'failed', failure: 'folder-missing' }
  return { outcome: 'failed', failure: 'not-writable' }
}
