import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { runQuietly, tailOf } from './run-quietly.js'
import { SetupError } from './setup-error.js'

/**
 * @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean, dev?: boolean,
 * devOptional?: boolean, peer?: boolean }>} LockedPackages
 */

/**
 * Tells whether node_modules holds what package-lock.json asks for. npm writes what it installed to a
 * lockfile inside node_modules as its very last act, so an install that was cut short shows by its absence.
 * @param {string} root
 * @param {boolean} withDevelopmentPackages
 */
export async function arePackagesCurrent(root, withDevelopmentPackages) {
  const installed = await readLock(path.join(root, 'node_modules', '.package-lock.json'))
  if (installed === null) return false
  const wanted = (await readLock(path.join(root, 'package-lock.json'))) ?? {}
  return Object.entries(wanted).every(([location, entry]) => {
    if (location === '') return true
    const found = installed[location]
    // Optional ones are builds for other systems; npm decides which of them belong here.
    if (found === undefined) return isDispensable(entry, withDevelopmentPackages)
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

/**
 * Installs exactly what package-lock.json says.
 * @param {string} root
 * @param {boolean} withDevelopmentPackages
 * @throws {SetupError}
 */
export async function installPackages(root, withDevelopmentPackages) {
  const args = ['ci', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error']
  if (withDevelopmentPackages) args.push('--include=dev')
  const { succeeded, output } = await runNpm(args, root)
  if (succeeded) return
  throw new SetupError(
    `The packages could not be installed. npm said:\n\n${tailOf(output)}\n\n` +
      'Check that the package registry can be reached, then run the same command again.',
  )
}

/**
 * npm is run by the Node that it came with: the pinned one lies in node_modules, which an install removes.
 * @param {string[]} args
 * @param {string} root
 */
async function runNpm(args, root) {
  const { npm_execpath: npmProgram, npm_node_execpath: npmNode } = process.env
  if (npmProgram?.endsWith('npm-cli.js') && npmNode !== undefined) {
    return await runQuietly(npmNode, [npmProgram, ...args], { cwd: root })
  }
  return await runQuietly('npm', args, { cwd: root, shell: process.platform === 'win32' })
}

/**
 * @param {LockedPackages[string]} entry
 * @param {boolean} withDevelopmentPackages
 */
function isDispensable(entry, withDevelopmentPackages) {
  if (entry.optional === true || entry.peer === true) return true
  return !withDevelopmentPackages && (entry.dev === true || entry.devOptional === true)
}

/**
 * @param {string} file
 * @returns {Promise<LockedPackages | null>} null when there is no readable one
 */
async function readLock(file) {
  try {
    /** @type {{ packages: LockedPackages }} */
    const lock = JSON.parse(await readFile(file, 'utf8'))
    return lock.packages
  } catch {
    return null
  }
}
