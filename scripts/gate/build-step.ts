import path from 'node:path'
import { runQuietly } from '../setup/run-quietly.js'
import type { Step } from './step.ts'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Builds what tests open, where a source has changed since, and looks for a browser. Half of the gate needs none of it, and goes
 * on meanwhile.
 */
export const buildStep: Step = setUpFor('build', 'test')

/** Builds the pages in all languages, which long tests walk through. */
export const wholeBuildStep: Step = setUpFor('build in all languages', 'test:long')

function setUpFor(title: string, purpose: 'test' | 'test:long'): Step {
  return {
    title,
    run: async () => {
      const { succeeded, output } = await runQuietly(process.execPath, ['scripts/setup.js', purpose], {
        cwd: root,
      })
      return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: [], output }
    },
  }
}
