import path from 'node:path'
import { runQuietly } from '../setup/run-quietly.js'
import type { Step } from './step.ts'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Builds what tests open, where a source has changed since, and looks for a browser. Half of the gate needs none of it, and goes
 * on meanwhile.
 */
export const buildStep: Step = {
  title: 'build',
  run: async () => {
    const { succeeded, output } = await runQuietly(process.execPath, ['scripts/setup.js', 'test'], {
      cwd: root,
    })
    return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: [], output }
  },
}
