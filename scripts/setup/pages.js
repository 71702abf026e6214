import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runQuietly, tailOf } from './run-quietly.js'
import { SetupError } from './setup-error.js'

/** All that shapes the built pages. */
const inputs = [
  'src/web',
  'src/product',
  'src/contract',
  'scripts/build-pages.ts',
  'scripts/prerender',
  'index.html',
  'vite.config.ts',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'package.json',
  'package-lock.json',
]

/**
 * Whether there are built pages, of whatever age.
 * @param {string} root
 */
export async function arePagesBuilt(root) {
  return existsSync(path.join(root, 'dist/pages/.built'))
}

/**
 * Whether the built pages were made of the sources as they are now.
 * @param {string} root
 */
export async function arePagesCurrent(root) {
  if (!(await arePagesBuilt(root))) return false
  const recorded = await readFile(inputsRecord(root), 'utf8').catch(() => '')
  return recorded === (await fingerprintInputs(root))
}

/**
 * Builds the pages and records what they were made of.
 * @param {string} root
 * @param {string} node the Node to build with
 * @throws {SetupError}
 */
export async function buildPages(root, node) {
  const fingerprint = await fingerprintInputs(root)
  await rm(inputsRecord(root), { force: true })
  const { succeeded, output } = await runQuietly(node, ['scripts/build-pages.ts'], { cwd: root })
  if (!succeeded) {
    throw new SetupError(
      `The pages could not be built:\n\n${tailOf(output)}\n\nSee all of it with: npm run build`,
    )
  }
  await writeFile(inputsRecord(root), fingerprint)
}

/**
 * A hash over the names and contents of all inputs; times of files do not count, since a clone sets them anew.
 * @param {string} root
 */
async function fingerprintInputs(root) {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of await listFiles(path.join(root, input))) {
      hash
        .update(`${path.relative(root, file)}\0`)
        .update(await readFile(file))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

/** @param {string} root */
function inputsRecord(root) {
  return path.join(root, 'dist/pages/.inputs')
}

/**
 * @param {string} place a file or a folder; one that is not there counts as empty
 * @returns {Promise<string[]>} in a fixed order
 */
async function listFiles(place) {
  const entries = await readdir(place, { withFileTypes: true }).catch(() => null)
  if (entries === null) return existsSync(place) ? [place] : []
  const names = entries.map((entry) => entry.name).toSorted()
  const nested = await Promise.all(names.map((name) => listFiles(path.join(place, name))))
  return nested.flat()
}
