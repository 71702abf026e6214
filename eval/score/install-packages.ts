import { execFile } from 'node:child_process'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const root = path.join(import.meta.dirname, '../..')
const manifests = path.join(import.meta.dirname, 'packages')
const folder = path.join(root, '.cache/scored-packages')
const timeoutMs = 300_000
const run = promisify(execFile)

/** The place where a module of the scored packages is looked up from. */
export const packagesBase = path.join(folder, 'package.json')

/**
 * Installs the scored packages, unless they are there. They pull in hundreds of others, many without a
 * maintainer: so they are no dependencies of the project, and their install scripts do not run.
 * @throws when npm fails
 */
export async function installPackages(signal: AbortSignal): Promise<void> {
  const wanted = await readFile(path.join(manifests, 'package-lock.json'), 'utf8')
  const installed = await readFile(path.join(folder, 'package-lock.json'), 'utf8').catch(() => null)
  const isWhole = await readFile(path.join(folder, 'node_modules/.package-lock.json')).catch(() => null)
  if (installed === wanted && isWhole !== null) return
  await mkdir(folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) {
    await copyFile(path.join(manifests, file), path.join(folder, file))
  }
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await run('npm', args, { cwd: folder, signal, timeout: timeoutMs })
}
