/**
 * Makes a fresh clone ready: packages, pages, the bundle of the server, and for the tests a browser. Runs before npm scripts, which it gets the name
 * of, on whatever Node the machine has (20 or newer), so it is plain JavaScript without a dependency. When nothing is to
 * be done it prints nothing and takes a tenth of a second.
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isCurrent, pages, runBuild, server } from './setup/builds.js'
import { withLock } from './setup/lock.js'
import { arePackagesCurrent, installPackages } from './setup/packages.js'
import { requireNode } from './setup/require-node.js'
import { SetupError } from './setup/setup-error.js'
import { runStep } from './setup/step.js'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const purpose = process.argv[2] ?? 'start'
const oldestNode = 20

try {
  await setUp()
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  process.stderr.write(`\n${error.message}\n`)
  process.exitCode = 1
}

async function setUp() {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    throw new SetupError(
      `Précis needs Node ${oldestNode} or newer with npm, and this is Node ${process.versions.node}. See https://nodejs.org.`,
    )
  }
  await preparePackages(purpose === 'test' || purpose === 'check')
  const node = requireNode(root)
  if (purpose === 'start' || purpose === 'test') await prepare(pages, node)
  if (purpose === 'start' || purpose === 'test' || purpose === 'command') await prepare(server, node)
  if (purpose === 'test') {
    await runStep('Finding a browser', async () => {
      const { findBrowser } = await import('./find-browser.js')
      return await findBrowser()
    })
  }
}

/** @param {boolean} withDevelopmentPackages */
async function preparePackages(withDevelopmentPackages) {
  if (await arePackagesCurrent(root, withDevelopmentPackages)) return
  await withLock(root, async () => {
    // Another set-up may have done it while this one waited for the lock.
    if (await arePackagesCurrent(root, withDevelopmentPackages)) return
    await runStep('Installing packages', () => installPackages(root, withDevelopmentPackages))
  })
}

/**
 * @param {import('./setup/builds.js').Build} build
 * @param {string} node
 */
async function prepare(build, node) {
  if (await isCurrent(root, build)) return
  await withLock(root, async () => {
    if (!(await isCurrent(root, build))) await runStep(build.title, () => runBuild(root, build, node))
  })
}
