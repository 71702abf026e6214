import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runQuietly, tailOf } from './run-quietly.js'
import { SetupError } from './setup-error.js'

/**
 * Something that is built out of sources: `inputs` is all that shapes it, `marker` a file that a whole build has.
 * @typedef {{ title: string, script: string, inputs: string[], marker: string, record: string }} Build
 */

/** The pages that the server sends. @type {Build} */
export const pages = {
  title: 'Building pages',
  script: 'scripts/build-pages.ts',
  marker: 'dist/pages/.built',
  record: 'dist/pages/.inputs',
  inputs: [
    'src/web',
    'src/product',
    'src/contract',
    'src/evidence',
    'src/server/http/fill-template.ts',
    'src/server/lib/cards',
    'eval/README.md',
    'bench/README.md',
    'scripts/build-pages.ts',
    'scripts/prerender',
    'vite.config.ts',
    'tsconfig.base.json',
    'tsconfig.web.json',
    'package.json',
    'package-lock.json',
  ],
}

/** The bundle of the server and its programs. @type {Build} */
export const server = {
  title: 'Building the server',
  script: 'scripts/build-server.ts',
  marker: 'dist/server/main.js',
  record: 'dist/server/.inputs',
  inputs: [
    'src/server',
    'src/product',
    'src/contract',
    'src/evidence',
    'scripts/build-server.ts',
    'scripts/bundle-programs.ts',
    'tsconfig.base.json',
    'package.json',
    'package-lock.json',
  ],
}

/**
 * Whether a build was made of the sources as they are now.
 * @param {string} root
 * @param {Build} build
 */
export async function isCurrent(root, build) {
  if (!existsSync(path.join(root, build.marker))) return false
  const recorded = await readFile(path.join(root, build.record), 'utf8').catch(() => '')
  return recorded === (await fingerprint(root, build.inputs))
}

/**
 * Builds, and records the sources that it was made of.
 * @param {string} root
 * @param {Build} build
 * @param {string} node the Node to build with
 * @throws {SetupError}
 */
export async function runBuild(root, { title, script, inputs, record }, node) {
  const hash = await fingerprint(root, inputs)
  await rm(path.join(root, record), { force: true })
  const { succeeded, output } = await runQuietly(node, [script], { cwd: root })
  if (!succeeded) {
    throw new SetupError(`${title} failed:\n\n${tailOf(output)}\n\nSee all of it with: npm run build`)
  }
  await writeFile(path.join(root, record), hash)
}

/**
 * A hash over the names and contents of all inputs; times of files do not count, since a clone sets new ones.
 * @param {string} root
 * @param {string[]} inputs
 */
async function fingerprint(root, inputs) {
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
