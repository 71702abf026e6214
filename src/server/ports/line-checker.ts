import type { ModelPayers, RunSpending } from './model-use.ts'
import type { Citation } from './summary-engine.ts'

/** A line with the sentences around its quotes, and nothing else of its video. */
export type LineToCheck = { id: string; text: string; said: readonly string[] }

/** Whether a line follows from what was said, and the words of it that decide; empty where none were named. */
export type LineVerdict = { finding: 'follows' | 'differs' | 'unsure'; deciding: string }

export type CheckOptions = {
  /** Ends the check: lines without a verdict stay without one. */
  signal: AbortSignal
  payers: ModelPayers
  /** Of the summary or answer that the lines are of. */
  spending: RunSpending
  /** Called with each verdict as it comes, once for a line; must not throw and must not wait. */
  onVerdict: (id: string, verdict: LineVerdict) => void
}

/** Says of lines whether they follow from the sentences around their quotes. */
export type LineChecker = {
  name: string
  /** Resolves when all verdicts are in that will come; a checker that fails gives none. */
  check: (lines: readonly LineToCheck[], options: CheckOptions) => Promise<void>
}

/** A line that differs from what was said, and in what. */
export type LineToRepair = {
  id: string
  text: string
  /** What was found, in sentences. */
  findings: readonly string[]
  /** The first sentence of what was said there, and how many. */
  from: number
  said: readonly string[]
}

/** A line that was written again. */
export type RepairedLine = Citation & { text: string }

/** Has lines written again that differ from what was said. */
export type LineRepairer = {
  /**
   * The lines by their ids; one that the writer takes back is `null`, one that it says nothing of is not there. Nothing at all where
   * it fails.
   */
  repair: (
    lines: readonly LineToRepair[],
    options: { language: string } & Pick<CheckOptions, 'signal' | 'payers' | 'spending'>,
  ) => Promise<ReadonlyMap<string, RepairedLine | null>>
}

/** Who checks lines and who writes them again, and how long that may take once a text is complete, in ms. */
export type LineChecks = {
  /** `null` without a checker. */
  checker: LineChecker | null
  repairer: LineRepairer | null
  checkMs: number
  repairMs: number
}

/** Nobody checks: lines are compared by code alone. */
export const noLineChecks: LineChecks = { checker: null, repairer: null, checkMs: 8000, repairMs: 15_000 }
