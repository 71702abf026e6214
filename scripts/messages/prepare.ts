import path from 'node:path'
import { isCurrent, messages, runBuild } from '../setup/builds.js'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Compiles the messages where one has changed since; the configurations of tools that load them wait for it.
 */
export async function prepareMessages(): Promise<void> {
  if (!(await isCurrent(root, messages))) await runBuild(root, messages, process.execPath)
}
