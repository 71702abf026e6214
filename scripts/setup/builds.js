import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runQuietly, tailOf } from './run-quietly.js'
import { SetupError } from './setup-error.js'

/**
 * Something that is built out of sources: `inputs` is all that shapes it, `marker` a file that a whole build
 * has.
 * @typedef {{ title: string, script: string, args?: string[], inputs: string[], marker: string, record:
 * string }} Build
 */

/** The messages, which code imports as modules. @type {Build} */
export const messages = {
  title: 'Compiling messages',
  script: 'scripts/messages/compile.ts',
  marker: '.cache/messages/.compiled',
  record: '.cache/messages/.inputs',
  inputs: ['messages', 'scripts/messages', 'scripts/setup', 'src/product', 'package-lock.json'],
}

/** The pages that the server sends. @type {Build} */
export const pages = {
  title: 'Building pages',
  script: 'scripts/build-pages.ts',
  marker: 'dist/pages/.built',
  record: 'dist/pages/.inputs',
  inputs: [
    'src/web',
    'messages',
    'scripts/messages',
    'src/product',
    'src/core',
    'src/contract',
    'src/evidence',
    'src/words',
    'src/export',
    'src/server/http/fill-template.ts',
    'src/server/lib/cards',
    'eval/findings/quotes.md',
    'bench/README.md',
    'scripts/build-pages.ts',
    'scripts/prerender',
    'scripts/setup',
    'vite.config.ts',
    'tsconfig.base.json',
    'tsconfig.web.json',
    'package.json',
    'package-lock.json',
  ],
}

/**
 * The pages in the languages that the tests of a change open: each further language takes four seconds of
 * processor. `npm start` and the long run have all of them. @type {Build}
 */
export const testedPages = {
  ...pages,
  title: 'Building the tested pages',
  args: ['en', 'hi'],
  marker: 'dist/pages/.built-for-tests',
}

/** The bundle of the server and its programs. @type {Build} */
export const server = {
  title: 'Building the server',
  script: 'scripts/build-server.ts',
  marker: 'dist/server/main.js',
  record: 'dist/server/.inputs',
  inputs: [
    'src/server',
    'messages',
    'scripts/messages',
    'src/product',
    'src/contract',
    'src/core',
    'src/local',
    'src/evidence',
    'src/words',
    'src/export',
    'src/client',
    'src/mcp',
    'scripts/setup',
    'scripts/build-server.ts',
    'scripts/bundle-programs.ts',
    'tsconfig.base.json',
    'package.json',
    'package-lock.json',
  ],
}

/** The programs that the durability tests start again and again. */
const testPrograms = ['database-process', 'embedded-process', 'runs/node-process']

/**
 * The bundle of the server with programs of the tests in it: both are mostly the same modules, and a bundle
 * takes seven seconds of processor. `npm start` has one without them. @type {Build}
 */
export const testedServer = {
  ...server,
  title: 'Building the server for the tests',
  args: testPrograms.map((name) => `tests/durability/${name}.ts`),
  record: 'dist/server/.inputs-for-tests',
  inputs: [...server.inputs, 'tests/durability', 'tests/fakes', 'tests/server/following', 'tests/setup'],
}

/** The packages of the browser extension, which the server gives. @type {Build} */
export const extension = {
  title: 'Building the extension',
  script: 'scripts/build-extension.ts',
  marker: 'dist/extension-firefox.zip',
  record: 'dist/extension/.inputs',
  inputs: [
    'extension',
    'src/web',
    'messages',
    'scripts/messages',
    'src/product',
    'src/contract',
    'src/evidence',
    'src/words',
    'src/export',
    'src/core',
    'src/local',
    'src/client',
    'src/server/lib/clock.ts',
    'src/server/lib/outside-body.ts',
    'scripts/setup',
    'scripts/build-extension.ts',
    'scripts/extension',
    'scripts/prerender/draw-icon.ts',
    'tsconfig.base.json',
    'package.json',
    'package-lock.json',
  ],
}

/**
 * Tells whether a build was made of the sources as they are now. Files that were not touched since are not
 * read.
 * @param {string} root
 * @param {Build} build
 */
export async function isCurrent(root, { marker, record, inputs }) {
  if (!existsSync(path.join(root, marker))) return false
  const recorded = await readFile(path.join(root, record), 'utf8').catch(() => '')
  const [hash, stamp] = recorded.split('\n')
  const files = listInputs(root, inputs)
  const newStamp = stampOf(root, files)
  if (stamp === newStamp) return true
  if (hash !== (await fingerprint(root, files))) return false
  // A folder that may not be written is compared by contents each time.
  await writeFile(path.join(root, record), `${hash}\n${newStamp}`).catch(() => {})
  return true
}

/**
 * Builds, and records the sources that it was made of.
 * @param {string} root
 * @param {Build} build
 * @param {string} node the Node to build with
 * @throws {SetupError}
 */
export async function runBuild(root, { title, script, args = [], inputs, record }, node) {
  const files = listInputs(root, inputs)
  const stamp = stampOf(root, files)
  const hash = await fingerprint(root, files)
  await rm(path.join(root, record), { force: true })
  const { succeeded, output } = await runQuietly(node, [script, ...args], { cwd: root })
  if (!succeeded) {
    throw new SetupError(`${title} failed:\n\n${tailOf(output)}\n\nSee all of it with: npm run build`)
  }
  await writeFile(path.join(root, record), `${hash}\n${stamp}`)
}

/**
 * A hash over the names and contents of all inputs: a clone, or a change that was taken back, sets new times.
 * @param {string} root
 * @param {string[]} files
 */
async function fingerprint(root, files) {
  const hash = createHash('sha256')
  for (const file of files) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(await readFile(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * A hash over the names, sizes and times of all inputs; the time of the last change of a file can't be set
 * back.
 * @param {string} root
 * @param {string[]} files
 */
function stampOf(root, files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const { size, mtimeNs, ctimeNs } = statSync(file, { bigint: true })
    hash.update(`${path.relative(root, file)} ${size} ${mtimeNs} ${ctimeNs}\0`)
  }
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @param {string[]} inputs
 */
function listInputs(root, inputs) {
  return inputs.flatMap((input) => listFiles(path.join(root, input)))
}

/**
 * @param {string} target a file or a folder; one that is not there counts as empty
 * @returns {string[]} in a fixed order
 */
function listFiles(target) {
  const found = statSync(target, { throwIfNoEntry: false })
  if (found === undefined) return []
  if (!found.isDirectory()) return [target]
  const entries = readdirSync(target, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const inside = path.join(target, entry.name)
    return entry.isDirectory() ? listFiles(inside) : [inside]
  })
}
