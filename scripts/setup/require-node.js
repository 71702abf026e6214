import { existsSync } from 'node:fs'
import path from 'node:path'
import { SetupError } from './setup-error.js'

const neededMajor = 24

/**
 * The Node to run everything with: the pinned one from the packages, or the machine's when install scripts
 * were skipped and it is new enough.
 * @param {string} root
 * @param {{ path: string, version: string }} machine
 * @returns {string} path of the executable
 * @throws {SetupError} when there is none
 */
export function requireNode(root, machine = { path: process.execPath, version: process.versions.node }) {
  const pinned = pinnedNode(root)
  if (existsSync(pinned)) return pinned
  if (Number.parseInt(machine.version, 10) >= neededMajor) return machine.path
  throw new SetupError(
    `Précis runs on Node ${neededMajor}, which comes with its packages, but npm was told to skip install scripts\n` +
      `and this machine has Node ${machine.version}. Either allow the script once:\n\n` +
      `    npm rebuild node --ignore-scripts=false\n\n` +
      `or install Node ${neededMajor} on the machine (https://nodejs.org), then run the same command again.`,
  )
}

/**
 * The place where the pinned Node is when it is installed.
 * @param {string} root
 */
export function pinnedNode(root) {
  return path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}
