/**
 * Makes a fresh clone ready: packages, pages, and for the tests a browser. Runs before npm scripts, which it gets the name
 * of, on whatever Node the machine has (20 or newer), so it is plain JavaScript without a dependency. When nothing is to
 * be done it prints nothing and takes a tenth of a second.
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withLock } from './setup/lock.js'
import { arePackagesCurrent, installPackages } from './setup/packages.js'
import { arePagesBuilt, arePagesCurrent, buildPages } from './setup/pages.js'
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
  // Vite serves the pages itself in development; the server only wants to find some.
  if (purpose === 'start' || purpose === 'test') await preparePages(node, arePagesCurrent)
  if (purpose === 'dev') await preparePages(node, arePagesBuilt)
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
 * @param {string} node
 * @param {(root: string) => Promise<boolean>} areReady
 */
async function preparePages(node, areReady) {
  if (await areReady(root)) return
  await withLock(root, async () => {
    if (!(await areReady(root))) await runStep('Building pages', () => buildPages(root, node))
  })
}
