import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { bundleCommand } from '../../scripts/bundle-command.ts'

const run = promisify(execFile)

/** The packed command line in a folder that has nothing else. */
export type InstalledCommand = AsyncDisposable & {
  folder: string
  /** The packed file. */
  packed: string
  /** The program, which Node runs. */
  program: string
  /** The environment that it is to be started with: no settings, and a network that leads nowhere. */
  env: Readonly<Record<string, string>>
}

/**
 * Packs the command line and the package that it needs, and installs both into an empty folder, without a
 * registry or scripts.
 */
export async function installCommand(): Promise<InstalledCommand> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'precis-package-'))
  const built = path.join(folder, 'built')
  await bundleCommand(built)
  const { stdout } = await run('npm', ['pack', '--silent', built], { cwd: folder })
  const packed = path.join(folder, stdout.trim())
  const detector = await run('npm', ['pack', '--silent', path.resolve('node_modules/jschardet')], {
    cwd: folder,
  })
  const folders = [path.dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin']
  const env = {
    PATH: folders.join(path.delimiter),
    HOME: folder,
    YOUTUBE_BASE_URL: 'http://127.0.0.1:9',
    // It is started twenty times, and compiled once.
    NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
  }
  const options = [
    'install',
    '--offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    packed,
    detector.stdout.trim(),
  ]
  await run('npm', options, { cwd: folder, env })
  return {
    folder,
    packed,
    program: path.join(folder, 'node_modules/.bin/precis'),
    env,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  }
}
