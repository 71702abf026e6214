/**
 * Makes a fresh clone ready: packages, pages, and for the tests a browser. Runs before `npm start`, `npm run dev`
 * and `npm test`, on whatever Node the machine has (20 or newer), so it is plain JavaScript without a dependency.
 * When nothing is to be done it prints nothing and takes a few hundredths of a second.
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

try {
  await setUp()
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  process.stderr.write(`\n${error.message}\n`)
  process.exitCode = 1
}

async function setUp() {
  const withDevelopmentPackages = purpose !== 'start'
  if (!(await arePackagesCurrent(root, withDevelopmentPackages))) {
    await withLock(root, async () => {
      if (await arePackagesCurrent(root, withDevelopmentPackages)) return
      await runStep('Installing packages', () => installPackages(root, withDevelopmentPackages))
    })
  }
  const node = requireNode(root)
  // Vite serves the pages itself in development; the server only wants to find some.
  const arePagesReady = purpose === 'dev' ? arePagesBuilt : arePagesCurrent
  if (!(await arePagesReady(root))) {
    await withLock(root, async () => {
      if (!(await arePagesReady(root))) await runStep('Building pages', () => buildPages(root, node))
    })
  }
  if (purpose === 'test') {
    await runStep('Finding a browser', async () => {
      const { findBrowser } = await import('./find-browser.js')
      return await findBrowser()
    })
  }
}
