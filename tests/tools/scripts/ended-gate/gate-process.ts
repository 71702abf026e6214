/**
 * A gate with two lanes, whose steps do not end: a run of Playwright, and a command that leaves a process
 * behind.
 */
import path from 'node:path'
import { runSteps } from '../../../../scripts/gate/run-steps.ts'
import { runTool } from '../../../../scripts/gate/run-tool.ts'
import type { Step } from '../../../../scripts/gate/step.ts'
import { runQuietly } from '../../../../scripts/setup/run-quietly.js'

const [mark = ''] = process.argv.slice(2)

function endless(title: string, run: () => Promise<{ succeeded: boolean; output: string }>): Step {
  return { title, run: async () => ({ passed: 0, failed: 1, skipped: [], output: (await run()).output }) }
}

const config = path.join(import.meta.dirname, 'ended.config.ts')
const program = path.join(import.meta.dirname, 'server-process.ts')
const steps = [
  endless('playwright', () => runTool('playwright', ['test', `--config=${config}`], { MARK: mark })),
  endless('command', () => runQuietly(process.execPath, [program, mark, 'leaves-child'])),
  endless('next', () => runQuietly(process.execPath, [program, mark])),
]
await runSteps(steps, 2, (text) => process.stdout.write(text))
