import { runTool } from './run-tool.ts'

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

/** One line of the gate: a check, or a runner of many tests. */
export type Step = {
  title: string
  run: () => Promise<Outcome>
  /** The step that makes what this one needs: where both are run, it waits for that one. */
  after?: Step
}

/** The outcome of a step. A check counts as one; `output` is shown when something failed. */
export type Outcome = {
  passed: number
  failed: number
  /** The titles of tests that do not apply on this machine. */
  skipped: readonly string[]
  output: string
}
