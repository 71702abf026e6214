import { runTool } from './run-tool.ts'
import type { Step } from './step.ts'

/** A check that passes when its tool ends with 0. */
export function commandStep(title: string, tool: string, args: string[]): Step {
  return {
    title,
    run: async () => {
      const { succeeded, output } = await runTool(tool, args)
      return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: [], output }
    },
  }
}
