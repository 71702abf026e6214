import { lstat, mkdir, readFile, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { errorCode, whenAbsent } from '#server/lib/error-code.ts'
import type { Binaries } from './platform-package.ts'

type Link = { source: string; target: string }

const notWritable = new Set(['EACCES', 'EPERM', 'EROFS'])

/**
 * Makes the library links that the package's install script makes, since npm cannot pack links and the script may
 * have been skipped. Where the package may not be written, they go to `spareFolder`. Gives the library search path.
 */
export async function repairLibraryLinks(binaries: Binaries, spareFolder: string): Promise<string> {
  const missing: Link[] = []
  for (const link of await readLinks(binaries)) {
    if (!(await exists(link.target))) missing.push(link)
  }
  try {
    for (const { source, target } of missing) await makeLink(relative(dirname(target), source), target)
    return binaries.libraries
  } catch (error) {
    if (!notWritable.has(errorCode(error) ?? '')) throw error
  }
  await mkdir(spareFolder, { recursive: true })
  for (const { source, target } of missing) await makeLink(source, join(spareFolder, basename(target)))
  return `${spareFolder}:${binaries.libraries}`
}

async function readLinks(binaries: Binaries): Promise<Link[]> {
  const text = await readFile(join(binaries.folder, 'native', 'pg-symlinks.json'), 'utf8').catch(whenAbsent)
  if (text === null) return []
  const parsed: unknown = JSON.parse(text)
  if (!Array.isArray(parsed)) return []
  return parsed.filter(isLink).map(({ source, target }) => ({
    source: join(binaries.folder, source),
    target: join(binaries.folder, target),
  }))
}

function isLink(value: unknown): value is Link {
  if (typeof value !== 'object' || value === null) return false
  return (
    'source' in value &&
    'target' in value &&
    typeof value.source === 'string' &&
    typeof value.target === 'string'
  )
}

async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(whenAbsent)) !== null
}

/** Another process may be repairing the same package at the same moment: its link is as good as ours. */
async function makeLink(source: string, target: string): Promise<void> {
  await symlink(source, target).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error
  })
}
