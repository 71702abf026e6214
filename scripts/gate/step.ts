/** One line of the gate: a check, or a runner of many tests. */
export type Step = {
  title: string
  run: () => Promise<Outcome>
  /** What makes what this one needs: where both are run, it waits for that one. */
  after?: Step
}

/** How a step ended. A check counts as one; `output` is shown when something failed. */
export type Outcome = {
  passed: number
  failed: number
  /** The titles of tests that do not apply on this machine. */
  skipped: readonly string[]
  output: string
}
