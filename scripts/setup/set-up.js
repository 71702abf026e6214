import path from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  extension,
  isCurrent,
  messages,
  pages,
  runBuild,
  server,
  testedPages,
  testedServer,
} from './builds.js'
import { withLock } from './lock.js'
import { arePackagesCurrent, installPackages } from './packages.js'
import { requireNode } from './require-node.js'
import { SetupError } from './setup-error.js'
import { runStep } from './step.js'

/** The folder of the project. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

const oldestNode = 20

/**
 * Makes a fresh clone ready for an npm script: packages, pages, the bundle of the server, the extension, and
 * for the tests a browser. Gives the Node to go on with, or null when it failed, after printing why; this
 * process ends with an error then.
 * @param {string} purpose the name of the script
 */
export async function setUp(purpose) {
  try {
    return await prepareFor(purpose)
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    process.stderr.write(`\n${error.message}\n`)
    process.exitCode = 1
    return null
  }
}

/** @param {string} purpose */
async function prepareFor(purpose) {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    throw new SetupError(
      `Précis needs Node ${oldestNode} or newer with npm, and this is Node ${process.versions.node}. See https://nodejs.org.`,
    )
  }
  await preparePackages(['test', 'test:long', 'check'].includes(purpose))
  const node = requireNode(root)
  if (purpose === 'dev' || purpose === 'check' || purpose === 'build') await prepare(messages, node)
  const isTested = purpose === 'test' || purpose === 'test:long'
  if (purpose === 'start' || purpose === 'test:long') await prepare(pages, node)
  if (purpose === 'test' && !(await isCurrent(root, pages))) await prepare(testedPages, node)
  if (purpose === 'start' || purpose === 'command') await prepare(server, node)
  if (isTested) await prepare(testedServer, node)
  if (purpose === 'start') await prepare(extension, node)
  if (isTested) {
    await runStep('Finding a browser', async () => {
      const { findBrowser } = await import('../find-browser.js')
      return await findBrowser()
    })
  }
  return node
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
 * @param {import('./builds.js').Build} build
 * @param {string} node
 */
async function prepare(build, node) {
  if (await isCurrent(root, build)) return
  await withLock(root, async () => {
    // All that is built has messages in it.
    for (const each of build === messages ? [messages] : [messages, build])
      if (!(await isCurrent(root, each))) await runStep(each.title, () => runBuild(root, each, node))
  })
}
